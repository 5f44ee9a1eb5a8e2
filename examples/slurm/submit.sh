#!/usr/bin/env bash
# Checks a dump (a file, an archive or a folder that all nodes see) as a job array of Slurm, and makes one report of all shards.
#
#     bash submit.sh dump.tar report.json 16
set -euo pipefail
export CITABLE=${CITABLE:-npx citable}
dump=$1 report=$2 shards=${3:-16}
parts=$(mktemp --directory --tmpdir="$PWD" parts.XXXXXX)

array=$(sbatch --parsable --array="1-$shards" --output="$parts/%a.log" "$(dirname "$0")/check.sbatch" "$dump" "$parts")
sbatch --wait --dependency="afterok:$array" --kill-on-invalid-dep=yes --job-name=citable-merge --output="$parts/merge.log" \
  --wrap="$CITABLE stats merge '$parts'/*.json > '$report'"
