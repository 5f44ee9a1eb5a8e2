"""Checks the records of a dump with Apache Spark: the lines of each partition are piped through the command.

    spark-submit check_dump.py pipe 'dump/*.jsonl.gz' findings
    spark-submit check_dump.py pandas 'dump/*.jsonl.gz' findings

The quotes pass the pattern to Spark. `pipe` writes the lines of the command's NDJSON report as text and needs only PySpark. `pandas` writes
findings as a table in Parquet and needs pandas and pyarrow on every node. Both need citable on every node; CITABLE names the command if it
is not `citable`. Line numbers and indices count within a batch of lines: use the DOI to find a record.

A command that neither succeeds nor reports findings fails its task, and with it the job. A cluster tries a task four times
(`spark.task.maxFailures`); `--master 'local[2]'` retries nothing, `--master 'local[2,4]'` tries four times.
"""

import itertools
import json
import os
import shlex
import subprocess
import sys

CITABLE = shlex.split(os.environ.get("CITABLE", "citable"))
CHECK = [*CITABLE, "check", "-", "--from", "datacite-rest", "--jobs", "1", "--format", "ndjson"]
COLUMNS = ["doi", "rule", "severity", "pointer", "message"]
BATCH = 10_000  # lines a process, which bounds the memory of a task


def check_lines(lines):
    """Return the report on lines of JSON, as lines of JSON. Raise RuntimeError if the report may be incomplete."""
    text = "".join(f"{line}\n" for line in lines)
    if not text.strip():
        return []
    done = subprocess.run(CHECK, input=text.encode(), stdout=subprocess.PIPE)
    # Exit code 1 reports findings. Any other code except 0 is a failure, such as -9 for a killed process.
    if done.returncode not in (0, 1):
        raise RuntimeError(f"citable exited with code {done.returncode}")
    report = done.stdout.decode()
    # A command that could not be started may also exit with 1, but writes no report.
    if not report.endswith("\n"):
        raise RuntimeError(f"citable exited with code {done.returncode} and without a whole report")
    return report.split("\n")[:-1]


def check_partition(lines):
    """Yield the report on the lines of a partition, batch by batch. For mapPartitions."""
    lines = iter(lines)
    while batch := list(itertools.islice(lines, BATCH)):
        yield from check_lines(batch)


def findings(report):
    """Yield the findings of a report as rows."""
    for line in report:
        result = json.loads(line)
        for finding in result["diagnostics"]:
            yield [result.get("doi"), *(finding[name] for name in COLUMNS[1:])]


def check_frames(frames):
    """Turn frames with a column `value` of JSON lines into frames of findings. For mapInPandas."""
    import pandas

    for frame in frames:
        yield pandas.DataFrame(list(findings(check_partition(frame["value"]))), columns=COLUMNS)


def main(how, source, target):
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("citable").getOrCreate()
    if how == "pipe":
        spark.sparkContext.textFile(source).mapPartitions(check_partition).saveAsTextFile(target)
    elif how == "pandas":
        schema = ", ".join(f"{name} string" for name in COLUMNS)
        spark.read.text(source).mapInPandas(check_frames, schema).write.parquet(target)
    else:
        sys.exit(f"{how} is neither pipe nor pandas.")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("Usage: spark-submit check_dump.py pipe|pandas 'dump/*.jsonl.gz' findings")
    main(*sys.argv[1:])
