//! A server with many rooms: tokio speaks with the players, each room's match lives on a thread of its own.
//!
//! `cargo run --example rooms -- 127.0.0.1:7000` serves: a connection is a room, its first line an envelope
//! without a question, every further line a question, answered by a line. `cargo run --example rooms -- 100`
//! serves 100 rooms to itself, and tells how long answers took.

#![allow(missing_docs)]

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use junshi::sgs::Sgs;
use junshi::{Detail, Envelope, Opening, Remote, Runtime, wire};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

/// How long a player waits for an answer, in milliseconds: after that the last resort answers.
const PATIENCE: u64 = 20_000;

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let tokio = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let told = std::env::args().nth(1).unwrap_or_else(|| "100".to_owned());
    match told.parse() {
        Ok(rooms) => tokio.block_on(show(rooms, 10)),
        Err(_) => tokio.block_on(async { serve(TcpListener::bind(told).await?).await }),
    }
}

/// Takes in guests; each gets a room.
async fn serve(listener: TcpListener) -> Outcome<()> {
    let runtime = Runtime::builder().trace(Detail::Off).build();
    loop {
        let (guest, _) = listener.accept().await?;
        let runtime = runtime.clone();
        tokio::spawn(async move {
            if let Err(error) = room(&runtime, guest).await {
                eprintln!("a room has closed: {error}");
            }
        });
    }
}

/// One room, from its opening until its guest leaves.
async fn room(runtime: &Runtime, guest: TcpStream) -> Outcome<()> {
    let (read, mut write) = guest.into_split();
    let mut lines = BufReader::new(read).lines();
    let Some(first) = lines.next_line().await? else { return Ok(()) };
    let opening = Opening::of(&Envelope::<Sgs>::read(&first)?);
    let runtime = runtime.clone();
    // opening compiles and runs scripts: not on a thread that serves others
    let table = tokio::task::spawn_blocking(move || Remote::open(&runtime, opening)).await??;
    while let Some(line) = lines.next_line().await? {
        let answer = decide(&table, &line).await?;
        write.write_all(format!("{answer}\n").as_bytes()).await?;
    }
    Ok(())
}

/// Asks the match of a room; its thread answers, and no other room waits.
async fn decide(table: &Remote<Sgs>, line: &str) -> Outcome<Value> {
    let ask = match wire::read_ask::<Sgs>(line) {
        Ok(ask) => ask,
        Err(error) => return Ok(json!({"error": error.to_string()})),
    };
    let (tell, told) = oneshot::channel();
    table.start(move |table| {
        let answered = table.decide_within(ask, Some(PATIENCE));
        let _ = tell.send(answered.map(|decision| json!({"answer": decision.answer.answer()})));
    })?;
    Ok(told.await?.unwrap_or_else(|error| json!({"error": error.to_string()})))
}

/// Serves to itself, and tells how it went.
async fn show(rooms: usize, questions: usize) -> Outcome<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(serve(listener));
    let guests: Vec<_> = (0..rooms).map(|seed| tokio::spawn(play(address, seed, questions))).collect();
    let mut times = Vec::new();
    for guest in guests {
        times.extend(guest.await??);
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!("{rooms} rooms, {} answers: median {:?}, p99 {:?}", times.len(), at(50), at(99));
    Ok(())
}

/// A guest: opens a room, and asks whom Cao Pi banishes.
async fn play(address: SocketAddr, seed: usize, questions: usize) -> Outcome<Vec<Duration>> {
    let (read, mut write) = TcpStream::connect(address).await?.into_split();
    let mut lines = BufReader::new(read).lines();
    let players = json!([{"name": "sgs1", "general": "sunquan", "role": "lord", "hp": 5},
        {"name": "sgs2", "general": "sunshangxiang", "role": "loyalist", "hp": 1},
        {"name": "sgs3", "general": "caopi", "role": "rebel", "hp": 2}]);
    let limits = json!({ "ms": PATIENCE });
    let table = json!({"game": "sgs", "seed": seed, "snapshot": {"players": players}, "limits": limits});
    write.write_all(format!("{table}\n").as_bytes()).await?;
    let ask = json!({"kind": "askForPlayerChosen", "seat": "sgs3", "reason": "fangzhu",
        "targets": ["sgs1", "sgs2"], "optional": true});
    let mut times = Vec::new();
    for _ in 0..questions {
        let start = Instant::now();
        let answer = exchange(&mut lines, &mut write, &ask).await?;
        times.push(start.elapsed());
        if answer["answer"] != "sgs2" {
            return Err(format!("a wrong answer: {answer}").into());
        }
    }
    Ok(times)
}

async fn exchange(
    lines: &mut Lines<BufReader<OwnedReadHalf>>,
    write: &mut OwnedWriteHalf,
    ask: &Value,
) -> Outcome<Value> {
    write.write_all(format!("{ask}\n").as_bytes()).await?;
    let line = lines.next_line().await?.ok_or("the room has closed")?;
    Ok(serde_json::from_str(&line)?)
}
