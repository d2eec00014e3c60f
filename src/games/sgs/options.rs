//! The legal answers to a question among which one may choose, where they can be listed: for traces, and in
//! words for a person.

use super::ask;
use super::board::{Board, PlayerIndex};
use super::card::Type;
use super::catalogue::named::class;
use super::pattern::Pattern;
use super::played::{Form, Made, Played};
use super::rules::When;
use super::snapshot::{CardId, Method};
use super::view_as::{self, Wish};
use super::{Answer, Ask, Sgs, targets};
use crate::game::{Scene, settle};

/// Legal answers of the simplest kinds: single cards of the seat and what skills make of them, skill cards of one
/// card or none, each without a target or with one; players, choices, yes and no; declining comes last. What the
/// list leaves out may be legal all the same.
pub(super) fn options(scene: &Scene<Sgs>) -> Vec<Answer> {
    let table = ask::seen(scene, &scene.seat());
    let mut options = table.map(|(board, me)| Lister { board: &board, me }.ideas(&scene.ask)).unwrap_or_default();
    options.push(Answer::Nothing);
    options.retain(|answer| settle(scene, answer.clone()).is_ok());
    options
}

/// The skill cards that the seat's skills make in the play phase, as they are typed: `@GuhuoCard=12:slash->sgs2`.
pub(super) fn skill_classes(scene: &Scene<Sgs>) -> Vec<String> {
    let Some((board, me)) = ask::seen(scene, &scene.seat()) else { return Vec::new() };
    let classes = board.catalogue().classes().filter_map(|data| Some((data, data.usage.as_ref()?)));
    let own = classes.filter(|(data, usage)| {
        let skill = usage.skill.as_deref().unwrap_or(&data.object);
        board.has_skill_named(me, skill) && (usage.requests.is_empty() || usage.play)
    });
    let typed = own.map(|(data, usage)| {
        let cards = if usage.cards.least.is_some() || usage.cards.most.is_some() { "12" } else { "." };
        let word = if usage.claims { ":slash" } else { "" };
        let on = if usage.claims || usage.targets.most.is_some() { "->sgs2" } else { "" };
        format!("@{}={cards}{word}{on}", data.name)
    });
    typed.collect()
}

struct Lister<'a> {
    board: &'a Board,
    me: PlayerIndex,
}

fn names<'a>(names: impl IntoIterator<Item = &'a String>) -> Vec<Answer> {
    names.into_iter().map(|name| Answer::Name(name.clone())).collect()
}

impl Lister<'_> {
    fn ideas(&self, ask: &Ask) -> Vec<Answer> {
        match ask {
            Ask::Activate(_) => self.uses("..", When::Play),
            Ask::UseCard(ask) => self.uses(&ask.pattern, When::ResponseUse),
            Ask::Card(ask) => match ask.method {
                Method::Use if ask.pattern == "nullification" => self.given(&ask.pattern, When::Nullification),
                Method::Use => self.given(&ask.pattern, When::ResponseUse),
                _ => self.given(&ask.pattern, When::Response),
            },
            Ask::Nullification(_) => self.given("nullification", When::Nullification),
            Ask::SinglePeach(_) => self.given("peach+analeptic", When::ResponseUse),
            Ask::CardShow(_) | Ask::Pindian(_) => self.own().map(|id| Answer::Name(id.to_string())).collect(),
            Ask::SkillInvoke(_) => vec![Answer::Yes(true), Answer::Yes(false)],
            Ask::Choice(ask) => ask.choices.split('+').map(|choice| Answer::Name(choice.to_owned())).collect(),
            Ask::PlayerChosen(ask) => names(&ask.targets),
            Ask::Kingdom(ask) => names(&ask.kingdoms),
            Ask::General(ask) => names(&ask.generals),
            Ask::Ag(ask) => ask.card_ids.iter().map(|id| Answer::Id(*id)).collect(),
            Ask::CardChosen(ask) => self.board.index(&ask.who).map(|who| self.of_player(who)).unwrap_or_default(),
            Ask::Discard(_) | Ask::Exchange(_) => self.own().map(|id| Answer::Ids(vec![id])).collect(),
            Ask::Suit(_) => ask::SUITS.iter().map(|suit| Answer::Name((*suit).to_owned())).collect(),
            _ => Vec::new(),
        }
    }

    fn own(&self) -> impl Iterator<Item = CardId> + '_ {
        let hand = self.board.known_hand(self.me).iter().map(|face| face.id);
        hand.chain(self.board.player(self.me).equips.iter().copied())
    }

    /// Own cards, what skills make of them for a pattern, and skill cards.
    fn cards(&self, pattern: &str, when: When) -> Vec<Played> {
        let mut cards: Vec<Played> = self.own().map(|id| Played::Real(self.board.face(id))).collect();
        if let Ok(pattern) = Pattern::parse(pattern) {
            let made = view_as::ways(self.board, self.me, Wish::Pattern(&pattern), when);
            cards.extend(made.into_iter().map(|made| Played::Made(Box::new(made))));
        }
        cards.extend(self.skill_cards(pattern, when));
        cards
    }

    fn given(&self, pattern: &str, when: When) -> Vec<Answer> {
        self.cards(pattern, when).iter().map(|card| Answer::Name(card.text(self.board))).collect()
    }

    /// Cards alone, and on each living player; Collateral on each who is to slash each other.
    fn uses(&self, pattern: &str, when: When) -> Vec<Answer> {
        let living = self.board.living();
        let name = |player: &PlayerIndex| self.board.player(*player).name.as_str();
        let mut uses = Vec::new();
        for card in self.cards(pattern, when) {
            let text = card.text(self.board);
            uses.push(Answer::Name(text.clone()));
            if targets::target_fixed(self.board, &card) && !self.is_claim(&card) {
                continue;
            }
            match card.class() {
                class::COLLATERAL => uses.extend(living.iter().flat_map(|slasher| {
                    let text = &text;
                    living.iter().map(move |victim| Answer::Name(format!("{text}->{}+{}", name(slasher), name(victim))))
                })),
                _ => uses.extend(living.iter().map(|to| Answer::Name(format!("{text}->{}", name(to))))),
            }
        }
        uses
    }

    fn is_claim(&self, card: &Played) -> bool {
        view_as::usage(self.board, card).is_some_and(|usage| usage.claims)
    }

    /// Skill cards of no card or of one that the player may make now.
    fn skill_cards(&self, pattern: &str, when: When) -> Vec<Played> {
        let mut board = self.board.clone();
        if when != When::Play {
            board.ask_for(pattern);
        }
        let usable = self.board.catalogue().classes().filter(|class| class.usage.is_some());
        let bare = usable.filter_map(|data| {
            let class = self.board.catalogue().class(&data.name)?;
            let skill = data.object.clone();
            Some(Made { form: Form::Skill, skill, ..Made::of(class, &data.object) })
        });
        let single = |bare: Made| {
            let of_one = self.own().map({
                let bare = bare.clone();
                move |id| Made { subcards: vec![id], ..bare.clone() }
            });
            std::iter::once(bare).chain(of_one).collect::<Vec<_>>()
        };
        let may_be_made = |made: &Made| view_as::makes(&board, self.me, made, when).is_ok();
        let made = bare.flat_map(single).filter(may_be_made);
        made.flat_map(|made| self.said(made, pattern, when)).map(|made| Played::Made(Box::new(made))).collect()
    }

    /// The card as it is, or with each claim that answers a request; in the play phase there are too many of them.
    fn said(&self, made: Made, pattern: &str, when: When) -> Vec<Made> {
        let claims = self.board.class(made.class).usage.as_ref().is_some_and(|usage| usage.claims);
        match (claims, Pattern::parse(pattern)) {
            (false, _) => vec![made],
            (true, Ok(pattern)) if when != When::Play => self.claims(&pattern).map(|user| Made { user, ..made.clone() }).collect(),
            _ => Vec::new(),
        }
    }

    fn claims<'p>(&'p self, pattern: &'p Pattern) -> impl Iterator<Item = String> + 'p {
        let plain = self.board.catalogue().classes().filter(|class| class.kind == Type::Basic || class.is_instant_trick());
        plain.filter_map(move |data| {
            let class = self.board.catalogue().class(&data.name)?;
            let card = Played::Made(Box::new(Made::of(class, &data.object)));
            let printed = self.board.catalogue().deck().iter().any(|printed| printed.face.class == class);
            (printed && pattern.matches(self.board, Some(self.me), &card)).then(|| data.object.clone())
        })
    }

    /// The cards before a player and those of the hand that are seen, and one of the others by chance.
    fn of_player(&self, who: PlayerIndex) -> Vec<Answer> {
        let said = self.board.player(who);
        let hand = self.board.known_hand(who).iter().map(|face| face.id);
        let cards = hand.chain(said.equips.iter().chain(&said.judging).copied());
        cards.chain([-1]).map(Answer::Id).collect()
    }
}
