"""Checks the records of a dump with Apache Spark: every partition is piped through the command.

    spark-submit check_dump.py pipe dump/*.jsonl.gz findings
    spark-submit check_dump.py pandas dump/*.jsonl.gz findings

`pipe` writes the lines of the command's NDJSON report as text, `pandas` writes them as a table in Parquet. Both need citable on every
node; CITABLE names it where it is not `citable`. Line numbers and indices count within a partition: take the DOI to find a record.
"""

import json
import os
import shlex
import subprocess
import sys

CITABLE = shlex.split(os.environ.get("CITABLE", "citable"))
CHECK = [*CITABLE, "check", "-", "--from", "datacite-rest", "--jobs", "1", "--format", "ndjson"]
COLUMNS = ["doi", "rule", "severity", "pointer", "message"]


def check_lines(lines):
    """The report on lines of JSON, as lines of JSON: what RDD.pipe does, and what mapInPandas needs."""
    done = subprocess.run(CHECK, input="".join(f"{line}\n" for line in lines), stdout=subprocess.PIPE, text=True)
    # The exit code 1 says that there are findings.
    if done.returncode > 1:
        raise RuntimeError(f"citable ended with exit code {done.returncode}")
    return [line for line in done.stdout.split("\n") if line]


def findings(report):
    """The findings of a report as rows."""
    for line in report:
        result = json.loads(line)
        for finding in result["diagnostics"]:
            yield [result.get("doi"), *(finding[name] for name in COLUMNS[1:])]


def check_frames(frames):
    """For mapInPandas: frames with a column `value` of JSON lines become frames of findings."""
    import pandas

    for frame in frames:
        yield pandas.DataFrame(list(findings(check_lines(frame["value"]))), columns=COLUMNS)


def main(how, source, target):
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("citable").getOrCreate()
    if how == "pipe":
        # A shell, because RDD.pipe takes the exit code 1 for a failure.
        command = f"sh -c {shlex.quote(shlex.join(CHECK) + ' || test $? -eq 1')}"
        spark.sparkContext.textFile(source).pipe(command, checkCode=True).saveAsTextFile(target)
    else:
        schema = ", ".join(f"{name} string" for name in COLUMNS)
        spark.read.text(source).mapInPandas(check_frames, schema).write.parquet(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
