#!/bin/sh
# Plays games between `junshi brain` and another brain, and counts them. See README.md.
set -eu
if [ $# -lt 1 ]; then
	echo "usage: run.sh PEER [RULE [GAMES [SECONDS [JOBS]]]]" >&2
	exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
peer=$(realpath "$1")
rule=${2:-0}
games=${3:-100}
seconds=${4:-0.2}
jobs=${5:-2}
judge=${JUDGE:-c-gomoku-cli}
brain=${BRAIN:-$here/../../../target/release/junshi}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
ln -s "$(realpath "$brain")" "$place/pbrain-junshi"

# one transformation of the openings after another, both colours each
"$judge" -each tc=0/"$seconds" tolerance="${TOLERANCE:-1}" \
	-engine name=junshi cmd="$place/pbrain-junshi ${OPTIONS:-}" -engine name=peer cmd="$peer" \
	-rule "$rule" -boardsize 15 -games "$games" -repeat -transform -concurrency "$jobs" -drawafter 200 \
	-openings file="$here/openings.txt" -sgf "${SGF:-$place/games.sgf}" >"$place/out" 2>&1 || true
grep "Finished game" "$place/out" >"$place/games" || true
count() { grep -c "$1" "$place/games" || true; }

echo "$(basename "$peer"), rule $rule, $seconds s a move, $(wc -l <"$place/games") games"
grep "^Score of junshi" "$place/out" | tail -1
grep "^Elo" "$place/out" | tail -1 || true
for why in time crash illegal forbidden; do
	echo "ended by $why: $(count "$why") (lost by junshi: $(LC_ALL=C awk -v why="$why" '
		index($0, why) {
			junshi_is_black = index($0, "(junshi vs") > 0
			black_lost = index($0, "): 0-1") > 0
			lost += junshi_is_black == black_lost
		}
		END { print lost + 0 }' "$place/games"))"
done
[ -z "${LOG:-}" ] || cp "$place/out" "$LOG"
