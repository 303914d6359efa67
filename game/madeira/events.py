"""What Madeira tells its listener: every kind of event, so that a table fed by events alone shows the position.

`piece` is what moves or the key of the tile, building, request or origin of prestige concerned. `detail` starts with
the number that matters. p is the event's seat, "-" stands for none (-1); the places are those of `position.py`.

    kind         seat piece      amount   source -> target                    detail
    round        -                        the round begins                    round
    phase        -    phase key           the phase begins (last_call: when somebody is asked)    round
    character    -    character  1        supply -> building                  dealt onto the building
    row_dice     -    die        3        supply -> row r                     the three values
    pirate_dice  -    pirate_die 3        supply -> watch                     their values
    row          p    request    1        offer r -> tile p                   row
    token        p    token      1        order i -> row r                    row
    take_dice    p    die        n        row r -> die p v                    value; one event for each value
    guild        p    guild      1        guild -> guild                      the guild that was chosen
    wake         p    favour     1        favour -> favour                    turned face up
    use          p    favour     1        favour -> favour                    turned face down
    back         p    favour     1        favour -> favour                    not used after all: face up again
    die          p    die        1        die p v -> building                 value
    mark         p    marker     1        reserve p -> building               with every guild die
    pirate_die   p    pirate_die 1        pirate_die v -> building            value
    take         p    worker     1        location -> location                picked up, it stands there still
    lay_back     p    worker     1        location -> location                and stays there
    worker       p    worker     1        location -> location
    citizen      p    citizen    1        space -> space
    ship         p    ship       1        reserve p or space -> space
    spend        p    any        n        reserve p -> supply
    gain         p    any        n        where it comes from -> reserve p    city, colony, market, royal, favour
                                          building, pass_reward, mill, field or supply
    income       p    wood       n        city -> reserve p                   announced only: the gains follow
    buy          p    wood       n        field -> supply                     bought and used at once
    harvest      p    any        1        field -> reserve p
    exchange     p    good       1        reserve p -> reserve p              the two goods given
    raise, lower p    mill       1        mill p -> mill p                    new level
    prestige     p    origin     n        () -> score p                       may be negative (windmill)
    pirates      p    pirates    n        supply -> reserve p
    banish       p    pirates    n        reserve p -> supply
    reward       p    reward     1        royal -> reserve p
    build        p    favour     1        favour -> reserve p                 district (from 1), city; face up
    pass         p    token      1        row r -> order i                    place in the order
    set_aside    p    die        n        die p v -> supply                   value; one event for each value
    pass_reward  p    key        1        pass_reward i key -> reserve p      place; key: reals, city, watch, ship
    done         p                        an action, or what is left of it, is forgone
    order        -    token      n        the new turn order                  the seats, first to last
    roll         -    building   n dice   building -> building                cost, pirates, guild dice rolled
                                                                              (the pirate die shows pirates - 1)
    activate     p    building   1        reserve p -> building               reals to pay
    lady         p    building   1        favour lady -> building             reals to pay
    refuse       p    building   1        building -> reserve p
    marker       p    marker     1        building -> building                the Bishop
    clear        p/-  any        n        building or watch -> supply         after C: marker (to reserve p),
                                                                              die, pirate_die, character
    honour       p    worker     1        watch -> reserve p
    decline      p    worker     1        watch -> watch                      the guard stays
    repair       p    ship       n        reserve p -> supply                 (the wood: spend and buy)
    feed         p    bread      n        reserve p -> supply
    answer       p    request    n        tile p -> score p
    scored       p    request    points   what counts for it -> score p       landing, market, favour, city, reserve;
                                                                              announced only, `prestige` follows
    convert      -    good       1        supply -> field
    possessions  p    reals      points   reserve p -> score p                reals, all goods counted as reals
    pirate_loss  p    pirates    points   score p -> supply                   pirates held; what they take at the end
    end          -                        the game is over
"""

from __future__ import annotations

# These only move pieces that another event's sentence tells of already: the log has no line for them.
QUIET = frozenset(
    {"token", "take_dice", "guild", "mark", "take", "lay_back", "set_aside", "done", "clear", "pass_reward"}
)
