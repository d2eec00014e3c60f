//! The strong player in positions that users of other programs have complained about.

use super::super::cards::Cards;
use super::super::rules::DOUZERO;
use super::super::table::Table;
use super::super::testing::Dealer;
use super::*;

/// What the seat to move sees after some plays of a deal ("" is the pass); seat 0 is the landlord.
fn view(hands: [&str; 3], plays: &[&str]) -> View {
    let [landlord, second, third] = hands.map(|text| text.parse::<Cards>().unwrap());
    let bottom = landlord.each_card().take(3).fold(Cards::NONE, |sum, rank| sum.plus(Cards::of(rank, 1)));
    let mut table = Table::new(DOUZERO, [landlord.minus(bottom), second, third], bottom, 0).unwrap();
    for play in plays {
        table.play(play.parse().unwrap()).unwrap_or_else(|error| panic!("{play}: {error}"));
    }
    let turn = table.round().unwrap().turn;
    table.view(turn)
}

fn advise(view: &View, objective: Objective, seed: u64) -> Advice {
    let settings = Settings { objective, ..Settings::default() };
    let mut strong = Strong::new(Values::seed(), DOUZERO, settings);
    let budget = Budget { playouts: 2000, more: &mut || true };
    strong.decide(view, budget, &mut Dealer::new(seed)).unwrap()
}

fn name(play: Option<Move>) -> String {
    play.map_or("pass".to_owned(), |play| play.cards.to_string())
}

/// The move for wins, the same from three seeds.
fn move_for(view: &View) -> String {
    let moves = [1, 2, 3].map(|seed| name(advise(view, Objective::WinRate, seed).play));
    assert!(moves.iter().all(|one| *one == moves[0]), "{moves:?}");
    moves[0].clone()
}

/// The landlord holds JJJJ33 and wins if the only rocket is carried away by four sevens.
#[test]
fn the_rocket_is_not_carried_when_that_loses() {
    let hands = ["33JJJJ888Q9999TTTTQQ", "334445566KQAA2222", "7777BRKKK5AA45668"];
    let plays = ["888Q", "", "KKK5", "9999", "", "", "TTTT", "", "", "QQ", "", "AA", "", ""];
    let view = view(hands, &plays);
    assert_eq!((view.seat, view.hand.to_string().as_str()), (2, "456677778BR"));
    for seed in 1..6 {
        let play = name(advise(&view, Objective::WinRate, seed).play);
        assert!(!play.contains("BR"), "{play}");
    }
}

#[test]
fn the_first_lead_leaves_the_rocket_whole() {
    let hands = ["RB222AAKQJJ999887653", "2KKQJTT8765444433", "AAKQQJTT987766553"];
    for seed in 1..6 {
        let play = name(advise(&view(hands, &[]), Objective::WinRate, seed).play);
        assert!(!play.contains('B') && !play.contains('R'), "{play}");
    }
}

#[test]
fn the_rocket_goes_before_the_last_card() {
    let hands = ["BR3456789TJQKA445566", "33577899TJJQKKA22", "3467889TTJQQKAA22"];
    let plays = ["456789TJQKA", "", "", "445566", "", ""];
    assert_eq!(move_for(&view(hands, &plays)), "BR");
}

/// Nothing can stop BR, 2222 and A, so bombs that double are played as bombs, whatever is aimed at.
#[test]
fn a_sure_win_is_bombed_home() {
    let hands = ["BR2222A3456789TJQK33", "3455677899TJJQKKA", "445667889TTJQQKAA"];
    let view = view(hands, &["3456789TJQK", "", "", "33", "", ""]);
    for objective in [Objective::WinRate, Objective::Points, Objective::CappedPoints(16)] {
        let advice = advise(&view, objective, 1);
        let best = advice.options[0];
        assert!(["BR", "2222"].contains(&name(advice.play).as_str()), "{:?}", advice.play);
        assert_eq!((best.wins, best.points), (1.0, 8.0), "two doublings of two shares");
    }
}

#[test]
fn no_lead_of_one_card_for_a_landlord_who_has_one() {
    let hands = ["83456789TJQKA445566A", "35679TJQKAA2222BR", "778899TTJJQQKK334"];
    let plays = ["8", "", "", "3456789TJQKA", "", "", "445566", "", "778899", "", "", "TTJJQQKK", "", ""];
    assert_eq!(move_for(&view(hands, &plays)), "33");
}

#[test]
fn a_partner_with_one_card_is_led_the_lowest() {
    let hands = ["3344456789TTQQKAA2BR", "A556677KKK2223JJA", "89TJQ3456789TJQ98"];
    let plays = [
        "34567",
        "",
        "89TJQ",
        "",
        "",
        "3456789TJQ",
        "",
        "",
        "9",
        "",
        "A",
        "",
        "",
        "556677",
        "",
        "",
        "KKK2",
        "",
        "",
        "22",
        "",
        "",
    ];
    let view = view(hands, &plays);
    assert_eq!((view.seat, view.hand.to_string().as_str()), (1, "3JJA"));
    assert_eq!(move_for(&view), "3");
}

/// The hand of a table without shuffling that other programs play timidly.
#[test]
fn a_hand_full_of_bombs_is_sure_of_itself() {
    let hands = ["RB2222AAAKTTTT666633", "34455778899JJQQKK", "34455778899JJQQKA"];
    let advice = advise(&view(hands, &[]), Objective::Points, 1);
    let best = advice.options[0];
    assert!(best.wins > 0.97 && best.points > 12.0, "{best:?}");
    let capped = advise(&view(hands, &[]), Objective::CappedPoints(4), 1).options[0];
    assert!(capped.mean <= 4.0 && capped.wins > 0.97, "{capped:?}");
}

#[test]
fn a_seed_and_a_number_of_playouts_fix_the_answer() {
    let hands = ["RB222AAKQJJ999887653", "2KKQJTT8765444433", "AAKQQJTT987766553"];
    let view = view(hands, &["3", "5"]);
    let told = |advice: Advice| format!("{:?}", advice.options);
    let once = told(advise(&view, Objective::WinRate, 5));
    assert_eq!(once, told(advise(&view, Objective::WinRate, 5)));
    assert_ne!(once, told(advise(&view, Objective::WinRate, 6)));
}

#[test]
fn a_used_player_answers_as_a_new_one() {
    let hands = ["33JJJJ888Q9999TTTTQQ", "334445566KQAA2222", "7777BRKKK5AA45668"];
    let plays = ["888Q", "", "KKK5", "9999", "", "", "TTTT", "", "", "QQ", "", "AA", "", ""];
    let told = |strong: &mut Strong, seen: usize| {
        let budget = Budget { playouts: 300, more: &mut || true };
        format!(
            "{:?}",
            strong.decide(&view(hands, &plays[..seen]), budget, &mut Dealer::new(3)).unwrap().options
        )
    };
    let new = || Strong::new(Values::seed(), DOUZERO, Settings::default());
    let mut used = new();
    for seen in (0..=plays.len()).rev() {
        assert_eq!(told(&mut used, seen), told(&mut new(), seen), "after {seen} plays");
    }
}

#[test]
fn no_time_still_gives_a_legal_move() {
    let hands = ["RB222AAKQJJ999887653", "2KKQJTT8765444433", "AAKQQJTT987766553"];
    let view = view(hands, &["3", "5"]);
    let mut strong = Strong::new(Values::seed(), DOUZERO, Settings::default());
    let budget = Budget { playouts: u64::MAX, more: &mut || false };
    let advice = strong.decide(&view, budget, &mut Dealer::new(1)).unwrap();
    let last = Known::of(&view).unwrap().now.to_beat();
    assert!(advice.play.is_none_or(|play| as_play(play.cards, last, &DOUZERO).is_some()));
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let hands = ["RB222AAKQJJ999887653", "2KKQJTT8765444433", "AAKQQJTT987766553"];
    let view = View { hand: "3".parse().unwrap(), ..view(hands, &["3", "5"]) };
    let mut strong = Strong::new(Values::seed(), DOUZERO, Settings::default());
    let budget = Budget { playouts: 1, more: &mut || true };
    let error = strong.decide(&view, budget, &mut Dealer::new(1)).unwrap_err();
    assert!(matches!(error, ViewError::HandSize { .. }));
}
