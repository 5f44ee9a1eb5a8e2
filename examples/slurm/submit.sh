#!/usr/bin/env bash
# Checks a dump (a file, an archive or a folder that all nodes see) as a job array of Slurm, and merges the reports of all shards into one.
#
#     bash submit.sh dump.tar report.json 16
#
# Needs Slurm, a folder that all nodes see, in which the script is started, and citable on all nodes, which CITABLE names (`npx citable`
# by default). Slurm requeues a task whose node failed, but not a task whose process was killed: then no report is made, the script ends
# with an error, and the folder parts.… keeps the log of each task. Run the script again then.
set -euo pipefail
export CITABLE=${CITABLE:-npx citable}
dump=$1 report=$2 shards=${3:-16}
parts=$(mktemp --directory --tmpdir="$PWD" parts.XXXXXX)

array=$(sbatch --parsable --array="1-$shards" --output="$parts/%a.log" "$(dirname "$0")/check.sbatch" "$dump" "$parts")
printf -v merge '%s stats merge %q > %q' "$CITABLE" "$parts" "$parts/merged"
sbatch --wait --dependency="afterok:$array" --kill-on-invalid-dep=yes --job-name=citable-merge --output="$parts/merge.log" --wrap="$merge"
# Slurm also ends with 0 when it cancels the merge because a task failed.
if [[ ! -s $parts/merged ]]; then
  echo "A task failed, so there is no report. See the logs in $parts." >&2
  exit 1
fi
mv "$parts/merged" "$report"
