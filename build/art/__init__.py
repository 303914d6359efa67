"""The drawings of Caravelle, written as code so that all of them share one hand, one palette and one line weight."""
