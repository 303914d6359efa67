"""The board data agrees with everything that the booklet says about it."""

from __future__ import annotations

from collections import Counter

from game.madeira import board
from game.madeira import moves as m

MARKS = {board.PRINTED, board.DERIVED, board.RECONSTRUCTED}


def test_every_value_is_marked() -> None:
    marks: list[str] = [getattr(board, name) for name in dir(board) if name.endswith("_MARK")]
    for field in board.FIELDS:
        marks += (field.good_mark, *field.wood_marks)
    for city in board.CITIES:
        marks += (city.majority_mark, city.other_mark)
    for colony in board.COLONIES:
        marks += (colony.income_mark, colony.prestige_mark)
    for market in board.MARKETS:
        assert len(market.columns_marks) == len(market.columns)
        marks += (market.prestige_mark, market.merged_mark, *market.columns_marks)
    tables = (board.BUILDINGS, *board.LANDINGS, *board.PASS_SPACES.values())
    marks += [item.mark for table in tables for item in table]
    for players, rows in board.GUILD_ROWS.items():
        assert len(board.GUILD_ROWS_MARKS[players]) == len(rows)
        marks += board.GUILD_ROWS_MARKS[players]
    assert set(marks) == MARKS and len(marks) > 100


def test_no_value_is_without_a_mark() -> None:
    """Every constant of the table is a list of names, carries marks in its rows, or shares the mark of its group."""
    names = {"GOODS", "WHEAT", "SUGAR", "WINE", "GUILDS", "BLUE", "GREEN", "ORANGE", "PURPLE", "CHARACTERS"}
    names |= {"REQUESTS", "TRADE_ROUTES", "EXPEDITIONS", "GUILD_INFLUENCE", "URBANISATION", "COFFERS"}
    rows = {"FIELDS", "BUILDINGS", "CITIES", "COLONIES", "LANDINGS", "MARKETS", "PASS_SPACES"}
    groups = {
        "BUILDING_ACTIONS": ("MOINHO_BREAD", "CAPITANIA_PRESTIGE", "MOVES_BY_WORKERS"),
        "CITY_SIZE": ("SPACES_PER_CITY", "BUILT_DISTRICTS"),
        "REQUESTS": ("REQUESTS_OF_EACH",),
        "REQUEST_VALUES": ("ANSWERS", "REQUEST_SHIPS", "FAVOUR_PRESTIGE", "COFFERS_LIMIT"),
        "FAVOUR_EFFECTS": (
            "FAVOURS",
            "MONK_WOOD",
            "PATRON_BREAD",
            "TREASURER_REALS",
            "LADY_PRICE",
            "DIPLOMAT_WORKERS",
            "ENGINEER_HARVESTS",
        ),
        "ROYAL_EFFECTS": ("MEDAL_POINTS", "LOOT_REALS", "SUPPORT_PIRATES", "SUPPORT_BREAD"),
        "FAVOUR_GUILDS": ("GUILD_FAVOURS",),
        "ROYAL_SETS": ("ROYAL_A", "ROYAL_B"),
        "MILL_ENDS": ("MILL_BOTTOM", "MILL_TOP"),
        "START": ("WORKERS", "SHIPS", "START_WATCH", "START_GOODS", "START_BREAD", "START_REALS", "POSITION_REALS"),
        "END": ("PIRATE_LIMIT", "REALS_PER_POINT", "HONOUR"),
    }
    grouped = {name for group in groups.values() for name in group}
    assert all(getattr(board, f"{group}_MARK") in MARKS for group in groups)
    for name in dir(board):
        if not name.isupper() or name.startswith("_") or name.endswith(("_MARK", "_MARKS")) or name.lower() in MARKS:
            continue
        own = hasattr(board, f"{name}_MARK") or hasattr(board, f"{name}_MARKS")
        assert own or name in names | rows | grouped, name


def test_example_region_1_has_a_vineyard_a_wheat_field_and_two_convertible_fields_under_three_wood() -> None:
    region = [field for field in board.FIELDS if field.region == 1]
    assert Counter((field.good, field.becomes is not None, field.wood[0]) for field in region) == Counter(
        {
            (board.WINE, False, 0): 1,
            (board.WHEAT, False, 0): 1,
            (board.WHEAT, True, 3): 1,
            (board.SUGAR, True, 3): 1,
        }
    )


def test_regions_have_four_and_five_and_five_fields() -> None:
    assert Counter(field.region for field in board.FIELDS) == Counter({1: 4, 2: 5, 3: 5})
    assert [m.REGION_FIELDS[r].bit_count() for r in (1, 2, 3)] == [4, 5, 5]


def test_wood_lies_only_on_convertible_fields_and_grows_with_the_players() -> None:
    for field in board.FIELDS:
        four, three, two = field.wood
        assert (four == 0 or field.becomes is not None) and (four > three > two or four == three == two == 0)
    digits = {digit for field in board.FIELDS for digit in field.wood if digit}
    assert digits == {1, 2, 3, 4, 5, 6}
    assert sum(field.wood[0] for field in board.FIELDS) + 4 <= 40  # tokens in the box


def test_fields_turn_from_wheat_to_sugar_and_from_sugar_to_wine() -> None:
    pairs = {(field.good, field.becomes) for field in board.FIELDS if field.becomes is not None}
    assert pairs == {(board.WHEAT, board.SUGAR), (board.SUGAR, board.WINE)}


def test_buildings_stand_in_their_regions_and_each_is_empty_once() -> None:
    regions = {building.key: building.region for building in board.BUILDINGS}
    assert regions == {"alfandega": 1, "moinho": 2, "capitania": 2, "casa": 3, "fortaleza": 3}
    assert [building.empty_round for building in board.BUILDINGS] == [5, 4, 3, 2, 1]


def test_example_bishop_costs_four_wood_somewhere_and_costs_run_from_two_to_five() -> None:
    assert 4 in board.DISTRICT_WOOD
    assert sorted(board.DISTRICT_WOOD) == [2, 3, 4, 5]


def test_example_four_sugar_bring_fourteen_reals() -> None:
    assert (4, 14) in board.MARKETS[board.SUGAR].columns


def test_example_a_landing_in_brazil_costs_three_wine() -> None:
    assert any(landing.wine == 3 for landing in board.LANDINGS[m.COLONY["brazil"]])


def test_example_prices_of_wood() -> None:
    assert [board.wood_price(n) for n in range(1, 7)] == [1, 3, 6, 10, 15, 21]


def test_ship_spaces_by_number_of_players() -> None:
    """Markets have 4, 5, 4 spaces, with two players 3, 4, 3; every colony has five landings with four players."""
    assert [len(market.columns) for market in board.MARKETS] == [4, 5, 4]
    for market in board.MARKETS:
        a, b = market.merged
        assert b == a + 1 and 1 <= a < len(market.columns)
    assert [m.OPEN_SPACES[4] >> 5 * c & 31 for c in range(3)] == [31] * 3
    assert [(m.OPEN_SPACES[n] & m.COLONY_SPACES[1]).bit_count() for n in (2, 3, 4)] == [3, 4, 5]


def test_examples_of_ship_prestige() -> None:
    grain, sugar, wine = board.MARKETS
    azores, brazil, india = board.COLONIES
    assert grain.prestige == (3, 6, 4) and india.prestige == (6, 4, 3)
    assert 1 * grain.prestige[1] + 2 * sugar.prestige[1] + 1 * wine.prestige[1] == 17
    assert 2 * brazil.prestige[1] == 12
    for row in (board.MARKETS, board.COLONIES):
        for i in range(3):
            assert sorted(item.prestige[i] for item in row) == [3, 4, 6]
        assert all(sorted(item.prestige) == [3, 4, 6] for item in row)
    assert {azores.income, brazil.income, india.income} == {0, 1, 2}


def test_examples_of_cities() -> None:
    cities = {city.key: city for city in board.CITIES}
    assert (cities["funchal"].majority, cities["funchal"].other) == (12, 6)
    assert cities["machico"].majority == 15
    assert [city.income for city in board.CITIES] == ["bread", "reals", "wood"]


def test_examples_of_the_guild_board() -> None:
    assert board.GUILD_ROWS[4][3] == (board.PURPLE,)
    assert set(board.GUILD_ROWS[2][1]) == {board.ORANGE, board.PURPLE}
    for players, rows in board.GUILD_ROWS.items():
        assert len(rows) == players
        assert {guild for row in rows for guild in row} == {0, 1, 2, 3}
        assert all(len(row) == (1 if players == 4 else 2) for row in rows)
    assert board.PASS_SPACES[4][1].reals == 3
    assert [space.reals for space in board.PASS_SPACES[4]] == list(board.POSITION_REALS)


def test_requests_fill_five_rounds_exactly() -> None:
    for players in (2, 3, 4):
        assert board.REQUESTS_OF_EACH[players] * 5 == players * 5
    assert len({crowns for _, crowns in board.FIRST_REQUESTS}) == 4
    assert len({request for request, _ in board.FIRST_REQUESTS}) == 4


def test_favours_and_rewards_are_complete() -> None:
    assert len(set(board.FAVOURS)) == 12
    assert len(set(board.ROYAL_A + board.ROYAL_B)) == 8 and len(board.ROYAL_A) == 4


def test_dice_show_one_to_three() -> None:
    assert Counter(board.GUILD_DIE) == Counter(board.PIRATE_DIE) == Counter({1: 2, 2: 2, 3: 2})
