import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import type { OptionValues } from '../options.ts'
import { isJoinable, type RewrittenRecord } from '../pieces/rewritten.ts'
import type { textOptions } from '../run/run-options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type ContinuedText, continuedText } from './growing-text.ts'
import type { RecordSink, RewritingCounts } from './record-sink.ts'

/**
 * Creates a sink that writes records as one text to standard output or to the file in the options. Skips records
 * whose texts cannot be concatenated, and reports them once per file.
 */
export function oneText(
  command: string,
  options: OptionValues<typeof textOptions>,
  collected: Collected,
  terminal: Terminal,
): RecordSink {
  let all: ContinuedText<RewritingCounts & { written: number }>
  let count = 0
  const refused = new Set<string>()
  return {
    async begin() {
      all = await continuedText(command, options, collected, terminal)
      count = all.before?.count.written ?? 0
      return all.before
    },
    async take({ records }, { name }) {
      const problems: Problem[] = []
      const joined = records.filter(({ format }) => isJoinable(format))
      const single = records.find(({ format }) => !isJoinable(format))
      if (single !== undefined && !refused.has(name)) {
        refused.add(name)
        const message = `A ${single.format.name} file holds one record: name a folder with --output.`
        problems.push({ file: name, message })
      }
      const text = joinedText(joined, count === 0)
      if (text !== '') await all.write(text)
      count += joined.length
      return { problems }
    },
    note: (going, counts, isLast) => all.note(going, { ...counts, written: count }, isLast),
    end: isDone => all.finish(undefined, { problems: [], isInterrupted: !isDone }),
    written: () => count,
  }
}

/** Joins the texts of records. In CSV, only the first text keeps its heading, and only if `isFirst` is true. */
export function joinedText(records: readonly RewrittenRecord[], isFirst: boolean): string {
  let all = ''
  for (const { text = '', format } of records) {
    const isHeaded = format.id === 'csv' && !(isFirst && all === '')
    all += isHeaded ? text.slice(text.indexOf('\n') + 1) : text
  }
  return all
}
