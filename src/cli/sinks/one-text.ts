import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { isJoinable, type RewrittenRecord } from '../pieces/rewritten.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type GrowingText, growingText, refuseExisting } from './growing-text.ts'
import type { RecordSink } from './record-sink.ts'

/** All records in one text, in a file or on standard output. */
export function oneText(
  path: string | undefined,
  { collected, force }: { collected: Collected; force: boolean },
  terminal: Terminal,
): RecordSink {
  let growing: GrowingText
  let count = 0
  const refused = new Set<string>()
  return {
    async begin(before) {
      if (path !== undefined) await refuseExisting(path, collected, force || before !== undefined, terminal)
      growing = growingText(path, before?.length ?? 0, terminal)
      count = before?.written ?? 0
    },
    async take({ records }, { name }) {
      const problems: Problem[] = []
      const joined = records.filter(({ format }) => isJoinable(format))
      const single = records.find(({ format }) => !isJoinable(format))
      if (single !== undefined && !refused.has(name)) {
        refused.add(name)
        problems.push({
          file: name,
          message: `A ${single.format.name} file holds one record: name a folder with --output.`,
        })
      }
      const text = joinedText(joined, count === 0)
      if (text !== '') await growing.write(text)
      count += joined.length
      return { problems }
    },
    async end() {
      await growing.close()
      return []
    },
    written: () => count,
    onDisk: async () => ({ written: count, length: await growing.length() }),
  }
}

/** Joins the texts of records; of a table only the first record of all keeps its heading. */
export function joinedText(records: readonly RewrittenRecord[], isFirst: boolean): string {
  let all = ''
  for (const { text = '', format } of records) {
    const isHeaded = format.id === 'csv' && !(isFirst && all === '')
    all += isHeaded ? text.slice(text.indexOf('\n') + 1) : text
  }
  return all
}
