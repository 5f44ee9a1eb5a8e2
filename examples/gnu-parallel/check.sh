#!/usr/bin/env bash
# Checks every file of a dump with GNU parallel, as many at once as there are cores, and makes one report of all.
#
#     bash check.sh dump report.json
set -euo pipefail
export CITABLE=${CITABLE:-npx citable} parts
dump=$1 report=$2
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT

# The exit code 1 says that there are findings, which is no failure of the job.
find "$dump" -type f -name '*.jsonl.gz' -print0 |
  parallel --will-cite --null --halt soon,fail=1 \
    '$CITABLE check --jobs 1 --format json {} > "$parts"/{#}.json || test $? -eq 1'

find "$parts" -name '*.json' -print0 | sort --zero-terminated | xargs --null $CITABLE stats merge > "$report"
