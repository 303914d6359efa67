"""What every game must keep, whatever it is: run over each registered game, option mix and seat count."""
