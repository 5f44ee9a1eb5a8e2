#!/usr/bin/env bash
# Checks every file of a dump with GNU parallel, one job per core, and merges the reports into one.
#
#     bash check.sh dump report.json
#
# Needs GNU parallel, GNU coreutils and findutils, and citable, which CITABLE names (`npx citable` by default). File names may contain
# blanks. The script exits with an error, and without a report, as soon as one file could not be checked; then run the script again.
set -euo pipefail
export CITABLE=${CITABLE:-npx citable} parts
dump=$1 report=$2
parts=$(mktemp -d)
trap 'rm -rf "$parts" "$report.tmp"' EXIT

# Exit code 1 reports findings. Any other code except 0 is a failure, such as 137 for a killed process. A command that could not be started
# may also exit with 1, but writes no report.
find "$dump" -type f -name '*.jsonl.gz' -print0 |
  parallel --will-cite --null --halt soon,fail=1 \
    '($CITABLE check --jobs 1 --format json {} > "$parts"/{#}.json || test $? -eq 1) && test -s "$parts"/{#}.json'

$CITABLE stats merge "$parts" > "$report.tmp"
mv "$report.tmp" "$report"
