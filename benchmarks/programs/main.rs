use natsgrammar::{nats_rs, nats_server, safe};
use percent_encoding::{percent_decode_str, utf8_percent_encode, AsciiSet, CONTROLS};
use regex::Regex;
use std::hint::black_box;
use std::sync::LazyLock;
use std::time::Instant;
mod names;

include!("theirs.rs");

const ROUNDS: usize = 1000;
const RESERVED: &AsciiSet = &CONTROLS.add(b' ').add(b'%').add(b'*').add(b'.').add(b'>');

type Check = fn(&str, &str) -> bool;

fn compare(what: &str, checks: &[Check]) {
    let text = std::fs::read_to_string(what).unwrap();
    let pairs: Vec<(&str, &str)> = text.split('\n').map(|line| line.split_once('\t').unwrap_or((line, ""))).collect();
    let mut taken = vec![Vec::new(); checks.len()];
    for _ in 0..ROUNDS {
        for (check, times) in checks.iter().zip(&mut taken) {
            let start = Instant::now();
            for (a, b) in &pairs {
                assert!(black_box(check)(black_box(a), black_box(b)), "{what} {a}");
            }
            times.push(start.elapsed().as_nanos() as f64 / pairs.len() as f64);
        }
    }
    print!("{what}");
    for times in &mut taken {
        times.sort_by(f64::total_cmp);
        print!("\t{:.1}", times[ROUNDS / 10]);
    }
    println!();
}

extern "C" {
    fn mallinfo2() -> [usize; 10]; // of glibc
}

/// The octets in mapped blocks and others that are not free.
fn memory() -> usize {
    let sizes = unsafe { mallinfo2() };
    sizes[4] + sizes[7]
}

fn main() {
    let (before, start) = (memory(), Instant::now());
    nats_server::NATS_SCHEDULE.is_valid("x");
    println!("first use\t{}", start.elapsed().as_nanos());
    compare("stream name", &[|n, _| nats_rs::STREAM_NAME.is_valid(n), |n, _| names::is_valid_stream_name(n), |n, _| is_valid_name(n)]);
    compare("key", &[|n, _| nats_rs::KV_KEY_NAME.is_valid(n), |n, _| names::is_valid_kv_key_name(n), |n, _| is_valid_key(n)]);
    compare("subject to publish", &[|n, _| nats_rs::SUBJECT_PUBLISH.is_valid(n), |n, _| names::is_valid_subject_publish(n),
        |n, _| is_valid_publish_subject(n)]);
    compare("subject to subscribe", &[|n, _| nats_rs::SUBJECT_SUBSCRIBE.is_valid(n), |n, _| names::is_valid_subject_subscribe(n),
        |n, _| is_valid_subject(n)]);
    compare("refused stream name", &[|n, _| nats_rs::STREAM_NAME.check(n).is_err(), |n, _| names::stream_name_error(n).is_some(),
        |n, _| !is_valid_name(n)]);
    for kind in ["plain", "with escapes"] {
        compare(&format!("encode {kind}"), &[|text, _| !black_box(safe::TOKEN_CODEC.encode(text)).is_empty(), |_, _| true,
            |text, _| !black_box(utf8_percent_encode(text, RESERVED).to_string()).is_empty()]);
        compare(&format!("decode {kind}"), &[|text, _| safe::TOKEN_CODEC.decode(text).is_ok(), |_, _| true,
            |text, _| !percent_decode_str(text).decode_utf8().unwrap().into_owned().is_empty()]);
    }
    compare("match", &[natsgrammar::matches]);
    compare("covers", &[natsgrammar::covers]);
    compare("overlaps", &[natsgrammar::overlaps]);
    for address in std::fs::read_to_string("addresses").unwrap().split('\n') {
        black_box(natsgrammar::rule(address).unwrap().is_valid("x"));
    }
    println!("memory\t{}", memory() - before);
}
