//! What skills let a player make of cards, and how skill cards are used.

use super::board::{Board, PlayerIndex};
use super::catalogue::ClassId;
use super::catalogue::named::class;
use super::pattern::Pattern;
use super::played::{Form, Made, Played};
use super::rules::{Borne, Expr, Matter, UseRule, ViewAsRule, When};
use super::snapshot::{CardId, Suit};

/// How a skill card is used; none where nothing is known of it, or it is none.
pub fn usage<'b>(board: &'b Board, card: &Played) -> Option<&'b UseRule> {
    let Played::Made(made) = card else { return None };
    match made.form {
        Form::Virtual | Form::Bundle => None,
        Form::Skill => board.class(made.class).usage.as_ref(),
        Form::Lua => {
            let class = board.catalogue().class(&made.name)?;
            board.class(class).usage.as_ref()
        }
    }
}

/// Whether a player may make that card now, and why not.
///
/// # Errors
/// The skill is not the player's, its cards do not fit, or the card says of itself what it is not.
pub fn makes(board: &Board, player: PlayerIndex, made: &Made, when: When) -> Result<(), String> {
    one_of_each(&made.subcards)?;
    match made.form {
        Form::Virtual if made.skill.is_empty() => Err(format!("no skill makes {}", made.name)),
        Form::Virtual => made_by_skill(board, player, made, when),
        Form::Bundle => are_own(board, player, &made.subcards),
        Form::Skill | Form::Lua => skill_card(board, player, made, when),
    }
}

/// Whether a card is of the kind that a request asks for: it matches the pattern, or is a skill card
/// that answers it; for `@@skill` and `@skill` it has to be made by that skill.
pub fn answers(board: &Board, player: PlayerIndex, card: &Played, pattern: &Pattern) -> bool {
    let asked = pattern.skill().unwrap_or(pattern.text()).trim_end_matches('!');
    let plain = asked.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let Played::Made(made) = card else { return pattern.matches(board, Some(player), card) };
    if made.form == Form::Bundle && pattern.skill().is_some() {
        let bundle = Made { skill: plain.to_owned(), ..(**made).clone() };
        return made_of(board, player, &bundle, When::Response, "dummy").is_ok();
    }
    match usage(board, card) {
        _ if pattern.matches(board, Some(player), card) => true,
        Some(usage) => answers_request(usage, asked),
        None if pattern.skill().is_none() => false,
        None if made.form == Form::Lua => true,
        None => matches!(card.skill(board), skill if skill == asked || skill == plain),
    }
}

fn answers_request(usage: &UseRule, asked: &str) -> bool {
    usage.requests.iter().any(|request| request == asked)
}

/// Whether all cards are in the player's hand or equipment.
fn are_own(board: &Board, player: PlayerIndex, cards: &[CardId]) -> Result<(), String> {
    let own = |id: &CardId| board.holds_in_hand(player, *id) || board.player(player).equips.contains(id);
    let stranger = cards.iter().find(|id| !own(id));
    stranger.map_or(Ok(()), |id| Err(format!("card {id} is not {}'s", board.player(player).name)))
}

fn one_of_each(cards: &[CardId]) -> Result<(), String> {
    let twice = cards.iter().enumerate().find(|(at, id)| cards[..*at].contains(id));
    twice.map_or(Ok(()), |(_, id)| Err(format!("card {id} is used twice")))
}

fn made_by_skill(board: &Board, player: PlayerIndex, made: &Made, when: When) -> Result<(), String> {
    says_what_it_is(board, made)?;
    made_of(board, player, made, when, &made.name)
}

/// Whether a rule in effect makes the object of these cards; the reason is that of the last one
/// that might have.
fn made_of(board: &Board, player: PlayerIndex, made: &Made, when: When, object: &str) -> Result<(), String> {
    let name = made.skill.trim_start_matches('_');
    let skill = board.catalogue().skill(name);
    let mut reason = format!("{name} makes no {object}");
    for rule in &board.catalogue().book().view_as {
        if rule.rule.makes != object || rule.skill() != skill {
            continue;
        }
        match fits(board, player, rule, made, when) {
            Ok(()) => return Ok(()),
            Err(why) => reason = why,
        }
    }
    Err(reason)
}

fn fits(
    board: &Board,
    player: PlayerIndex,
    rule: &Borne<ViewAsRule>,
    made: &Made,
    when: When,
) -> Result<(), String> {
    let name = made.skill.trim_start_matches('_');
    let rows = &rule.rule;
    if !rule.is_of(board, player) {
        return Err(format!("{} has no {name} in effect", board.player(player).name));
    }
    if !is_on(rows, when) || !Matter::of(board, player).holds(&rows.condition) {
        return Err(format!("{name} does not make {} now", rows.makes));
    }
    let count = count(board, player, rows);
    if made.subcards.len() as i64 != i64::from(count) {
        return Err(format!("{name} takes {count} cards, not {}", made.subcards.len()));
    }
    for id in &made.subcards {
        if !rows.cards.matches(board, Some(player), &Played::Real(board.face(*id))) {
            return Err(format!("{name} does not take card {id}, but {}", rows.cards));
        }
    }
    match rows.same_suit && !have_one_suit(board, &made.subcards) {
        true => Err(format!("{name} takes cards of one suit")),
        false => Ok(()),
    }
}

fn count(board: &Board, player: PlayerIndex, rule: &ViewAsRule) -> i32 {
    rule.count.as_ref().map_or(1, |count| Matter::of(board, player).count(count))
}

fn is_on(rule: &ViewAsRule, when: When) -> bool {
    rule.when.contains(&when)
}

fn have_one_suit(board: &Board, cards: &[CardId]) -> bool {
    let mut suits = cards.iter().map(|id| board.face(*id).suit);
    let first = suits.next();
    suits.all(|suit| Some(suit) == first)
}

/// Whether suit and number are those of the cards; a number may be left out, and the suit of
/// several cards.
fn says_what_it_is(board: &Board, made: &Made) -> Result<(), String> {
    let real = Made { suit: None, number: None, ..made.clone() };
    let several = made.subcards.len() != 1;
    let suit = real.suit(board);
    let agrees = made.suit.is_none_or(|said| said == suit || (several && said == Suit::NoSuit));
    if !agrees {
        return Err(format!("its cards give it the suit {}", suit.name()));
    }
    let number = real.number(board);
    let agrees = several || made.number.is_none_or(|said| said == number || said == 0);
    if agrees { Ok(()) } else { Err(format!("its card gives it the number {number}")) }
}

fn skill_card(board: &Board, player: PlayerIndex, made: &Made, when: When) -> Result<(), String> {
    let card = Played::Made(Box::new(made.clone()));
    let Some(usage) = usage(board, &card) else { return unknown_card(board, player, made) };
    let name = usage.skill.as_deref().unwrap_or(&made.name);
    let matter = Matter::of(board, player).with(&card);
    if !has_skill_or_lords(board, player, name) {
        return Err(format!("{} has no {name} in effect", board.player(player).name));
    }
    if !is_asked(board, usage, when) || !matter.holds(&usage.condition) {
        return Err(format!("{name} may not be used now"));
    }
    let used = board.used(player, &history_key(board, made));
    let limit = usage.limit.as_ref().map(|limit| matter.count(limit));
    if when == When::Play && limit.is_some_and(|limit| used >= limit) {
        return Err(format!("{name} was used {used} times in this phase"));
    }
    takes(&matter, usage, made).map_err(|why| format!("{name} {why}"))
}

/// A skill card that nothing is known of: those written in Lua are made of the player's own cards.
fn unknown_card(board: &Board, player: PlayerIndex, made: &Made) -> Result<(), String> {
    let own: Vec<CardId> = own_cards(board, player).collect();
    match made.subcards.iter().find(|id| made.form == Form::Lua && !own.contains(id)) {
        Some(id) => Err(format!("card {id} is not {}'s", board.player(player).name)),
        None => Ok(()),
    }
}

/// Zhiheng may be used through jilve.
fn has_skill_or_lords(board: &Board, player: PlayerIndex, name: &str) -> bool {
    let Some(skill) = board.catalogue().skill(name) else { return true };
    match board.catalogue().skill_data(skill).is_some_and(|data| data.lord) {
        true => board.lord_skill(player, skill),
        false => {
            board.has_skill(player, skill) || (name == "zhiheng" && board.has_skill_named(player, "jilve"))
        }
    }
}

/// What a card's uses are counted under, QSanguosha's `hasUsed` key.
pub fn history_key(board: &Board, made: &Made) -> String {
    match made.form {
        Form::Lua => format!("#{}", made.name),
        _ => board.class(made.class).name.clone(),
    }
}

fn is_asked(board: &Board, usage: &UseRule, when: When) -> bool {
    if usage.claims {
        return true;
    }
    if when == When::Play {
        return usage.requests.is_empty() || usage.play;
    }
    let asked = board.pattern().trim_end_matches('!').trim_start_matches('@');
    asked.is_empty() || answers_request(usage, asked)
}

fn takes(matter: &Matter<'_>, usage: &UseRule, made: &Made) -> Result<(), String> {
    let (board, player, rule) = (matter.board, matter.owner, &usage.cards);
    let count = |amount: &Option<Expr>| amount.as_ref().map(|amount| i64::from(matter.count(amount)));
    let least = count(&rule.least).unwrap_or(0);
    let most = count(&rule.most).unwrap_or(least);
    let given = made.subcards.len() as i64;
    if !(least..=most).contains(&given) {
        return Err(format!("takes {least} to {most} cards, not {given}"));
    }
    let places = Pattern::of_own_cards();
    let of = rule.of.as_ref().unwrap_or(&places);
    let stranger = made.subcards.iter().find(|id| !of.matches(board, Some(player), &Played::Real(board.face(**id))));
    if let Some(id) = stranger {
        return Err(format!("does not take card {id}, but {of}"));
    }
    let suits: Vec<Suit> = made.subcards.iter().map(|id| board.face(*id).suit).collect();
    let twice = suits.iter().enumerate().any(|(at, suit)| suits[..at].contains(suit));
    if rule.other_suits && twice { Err("takes cards of different suits".to_owned()) } else { Ok(()) }
}

/// What a player could make that serves as the wanted class, or matches the wanted pattern: one for
/// each source card where one is enough, else one of the first cards that fit.
pub fn ways(board: &Board, player: PlayerIndex, wanted: Wish<'_>, when: When) -> Vec<Made> {
    let rules = board.catalogue().book().view_as.iter();
    let rules = rules.filter(|rule| rule.is_of(board, player) && is_on(&rule.rule, when));
    let mut found = Vec::new();
    for rule in rules.filter(|rule| Matter::of(board, player).holds(&rule.rule.condition)) {
        let Some(class) = board.catalogue().class_by_object(&rule.rule.makes) else { continue };
        if class != class::DUMMY_CARD {
            found.extend(made_by(board, player, rule, class).filter(|made| wanted.is_met(board, player, made)));
        }
    }
    found
}

/// What is wished for.
#[derive(Clone, Copy, Debug)]
pub enum Wish<'a> {
    /// A class, or one that inherits from it.
    Class(ClassId),
    /// Cards that match a pattern.
    Pattern(&'a Pattern),
}

impl Wish<'_> {
    fn is_met(self, board: &Board, player: PlayerIndex, made: &Made) -> bool {
        match self {
            Wish::Class(wanted) => board.class(made.class).is_kind_of(&board.class(wanted).name),
            Wish::Pattern(pattern) => {
                pattern.matches(board, Some(player), &Played::Made(Box::new(made.clone())))
            }
        }
    }
}

/// The player's own cards in the order hand, equipment, piles.
fn own_cards(board: &Board, player: PlayerIndex) -> impl Iterator<Item = CardId> + '_ {
    let said = board.player(player);
    let piles = board.seen_piles(player).flat_map(|(_, known)| known);
    board.known_hand(player).iter().map(|face| face.id).chain(said.equips.iter().chain(piles).copied())
}

fn made_by<'b>(
    board: &'b Board,
    player: PlayerIndex,
    rule: &'b Borne<ViewAsRule>,
    class: ClassId,
) -> impl Iterator<Item = Made> + 'b {
    let count = usize::try_from(count(board, player, &rule.rule)).unwrap_or(0);
    let fits = |id: &CardId| rule.rule.cards.matches(board, Some(player), &Played::Real(board.face(*id)));
    let cards: Vec<CardId> = own_cards(board, player).filter(fits).collect();
    let name = rule.skill().and_then(|skill| board.catalogue().skill_data(skill)).map(|skill| &skill.name);
    groups(board, cards, count, rule.rule.same_suit).into_iter().map(move |subcards| Made {
        skill: name.cloned().unwrap_or_default(),
        subcards,
        ..Made::of(class, &rule.rule.makes)
    })
}

/// Single cards, or for several the first that go together.
fn groups(board: &Board, cards: Vec<CardId>, count: usize, same_suit: bool) -> Vec<Vec<CardId>> {
    if count <= 1 {
        return cards.into_iter().filter(|_| count == 1).map(|id| vec![id]).collect();
    }
    let suits = if same_suit { Suit::ALL.map(Some).to_vec() } else { vec![None] };
    let of = |suit: Option<Suit>| {
        let fits = |id: &&CardId| suit.is_none_or(|suit| board.face(**id).suit == suit);
        cards.iter().filter(fits).take(count).copied().collect::<Vec<_>>()
    };
    suits.into_iter().map(of).filter(|group| group.len() == count).collect()
}
