//! Lets an agent of `rs_poker` play hold'em as a bot over stdio: `rs-poker-bot AGENT.json SEED`, where the first is an
//! agent's configuration (a file or the JSON itself). Every question is a line of JSON-RPC with the whole state; the
//! hand is played again in `rs_poker`'s own state, and the agent is asked there.

use std::error::Error;
use std::io::{BufRead, Write};

use rs_poker::arena::action::AgentAction;
use rs_poker::arena::agent::ConfigAgentBuilder;
use rs_poker::arena::game_state::{GameState, GameStateBuilder, Round};
use rs_poker::core::{Card, Hand};
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let agent = arguments.next().ok_or("the agent's configuration is missing")?;
    let seed: u64 = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let mut questions = 0;
    for line in std::io::stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        questions += 1;
        let answer = match asked["method"].as_str() {
            Some("decide") => {
                let table = Table::read(&asked["params"]["snapshot"])?;
                let builder = ConfigAgentBuilder::from_str_or_file(&agent)?;
                let builder = builder.player_idx(table.seat).game_state(table.state.clone()).rng_seed(seed + questions);
                let action = runtime.block_on(builder.build().act(u128::from(questions), &table.state));
                json!({ "answer": table.answer(&action) })
            }
            _ => json!({}),
        };
        let told = json!({ "jsonrpc": "2.0", "id": asked["id"], "result": answer });
        writeln!(std::io::stdout(), "{told}")?;
        std::io::stdout().flush()?;
    }
    Ok(())
}

/// A hand, played again.
struct Table {
    state: GameState,
    seat: usize,
    /// Chips that the seat has put in on earlier streets.
    before: f32,
}

impl Table {
    fn read(snapshot: &Value) -> Outcome<Table> {
        let number = |value: &Value| value.as_f64().ok_or("a number is missing").map(|number| number as f32);
        let seats = snapshot["seats"].as_array().ok_or("seats are missing")?;
        let stacks = seats.iter().map(|seat| number(&seat["stack"])).collect::<Result<Vec<f32>, _>>()?;
        let (small, big) = (number(&snapshot["rules"]["small_blind"])?, number(&snapshot["rules"]["big_blind"])?);
        let seat = snapshot["seat"].as_u64().ok_or("the seat is missing")? as usize - 1;
        let button = snapshot["button"].as_u64().ok_or("the button is missing")? as usize - 1;
        let (hole, board) = (cards(&snapshot["hole"])?, cards(&snapshot["board"])?);
        let mut hands = vec![Hand::default(); stacks.len()];
        hands[seat].extend(hole);
        let state = GameStateBuilder::new().stacks(&stacks).blinds(big, small).dealer_idx(button).hands(&hands).build()?;
        let mut table = Table { state, seat, before: 0.0 };
        table.to_street(Round::Preflop);
        table.state.do_bet(small, true)?;
        table.state.do_bet(big, true)?;
        (table.state.sb_posted, table.state.bb_posted) = (true, true);
        table.play(snapshot["history"].as_str().unwrap_or_default(), &board)?;
        Ok(table)
    }

    fn to_street(&mut self, round: Round) {
        while self.state.round != round && self.state.round != Round::Complete {
            self.state.advance_round();
        }
    }

    /// Does what the letters of the history say.
    fn play(&mut self, history: &str, board: &[Card]) -> Outcome<()> {
        let mut put = vec![0.0; self.state.num_players];
        // A street on which nobody has acted yet has no `/` before it: the board tells that it has begun.
        let begun = board.len().saturating_sub(2).saturating_sub(history.matches('/').count());
        for (street, letters) in history.split('/').chain(std::iter::repeat_n("", begun)).enumerate() {
            if street > 0 {
                put = (0..put.len()).map(|seat| self.state.player_bet[seat]).collect();
                self.to_street([Round::Preflop, Round::Flop, Round::Turn, Round::River][street.min(3)]);
                self.lay(board.get(..street + 2).unwrap_or(board));
            }
            self.act(letters, &put)?;
        }
        self.before = put[self.seat];
        Ok(())
    }

    fn act(&mut self, letters: &str, put: &[f32]) -> Outcome<()> {
        let mut rest = letters;
        while let Some(letter) = rest.chars().next() {
            let digits = rest[1..].find(|next: char| !next.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
            match letter {
                'f' => self.state.fold(),
                'c' => drop(self.state.do_bet(self.state.current_round_bet(), false)?),
                _ => {
                    let to: f32 = rest[1..digits].parse()?;
                    self.state.do_bet(to - put[self.state.to_act_idx()], false)?;
                }
            }
            rest = &rest[digits..];
        }
        Ok(())
    }

    /// Lays the board, which every hand holds as well.
    fn lay(&mut self, board: &[Card]) {
        let new: Vec<Card> = board[self.state.board.len().min(board.len())..].to_vec();
        self.state.hands.iter_mut().for_each(|hand| hand.extend(new.iter().copied()));
        self.state.board.extend(new);
    }

    /// An action in the letters of the ACPC: raises are chips of the whole hand, within what is allowed.
    fn answer(&self, action: &AgentAction) -> String {
        let bet = self.state.current_round_bet();
        let own = self.state.current_round_current_player_bet();
        let all = own + self.state.current_player_stack();
        let others = (0..self.state.num_players).filter(|seat| *seat != self.seat && self.state.player_active.get(*seat));
        let can_raise = all > bet && others.count() > 0;
        let raise = |to: f32| {
            let least = (bet + self.state.current_round_min_raise()).min(all);
            format!("r{}", (self.before + to.round().max(least).min(all)) as i64)
        };
        match action {
            AgentAction::Fold if own < bet => "f".to_owned(),
            AgentAction::Bet(to) if can_raise && *to > bet => raise(*to),
            AgentAction::AllIn if can_raise => raise(all),
            _ => "c".to_owned(),
        }
    }
}

fn cards(text: &Value) -> Outcome<Vec<Card>> {
    let letters: Vec<char> = text.as_str().unwrap_or_default().chars().filter(|letter| !letter.is_whitespace()).collect();
    letters.chunks(2).map(|card| Ok(Card::try_from(card.iter().collect::<String>().as_str())?)).collect()
}
