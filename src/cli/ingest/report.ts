import type { Terminal } from '../terminal.ts'
import { type JsonList, listEnd, listEntry } from '../text/json-list.ts'
import { safeJson } from '../text/printable.ts'
import type { Ingested, Refused } from './run.ts'
import { refusedText, summaryText, unknownText } from './text.ts'

/** Says what becomes of records while they are taken in; nothing of it is kept. */
export interface IngestReport {
  refused(one: Refused): Promise<void>
  /** Says the rest. */
  end(ingested: Ingested): void
  /** Closes a report that has no end, because the database failed. */
  breakOff(): void
}

/** A report of one run: for a person, or as JSON, where the records that were refused come first because they are known first. */
export function ingestReport(
  { format = 'text', most = 100 }: { format?: 'text' | 'json' | undefined; most?: number | undefined },
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
): IngestReport {
  const list: JsonList = {}
  let count = 0
  const begin = (): string => (count === 0 ? '{\n  "version": 1,\n  "refused": [' : '')
  return {
    async refused(one) {
      if (format === 'json') {
        stdout.write(begin() + listEntry(one, '    ', list))
        await stdout.drained?.()
      }
      count++
      if (count <= most) stderr.write(refusedText(one))
    },
    end(ingested) {
      const { accepted, unknown, withdrawn } = ingested
      if (count > most) stderr.write(`citable: … and ${count - most} more; --format json lists them all.\n`)
      stderr.write(unknownText(unknown))
      const rest = { accepted, ...(unknown.length > 0 && { unknown }), ...(withdrawn !== undefined && { withdrawn }) }
      stdout.write(
        format === 'json'
          ? `${begin()}${listEnd(list, '  ')},\n  ${safeJson(rest, 2).slice(1, -1).trim()}\n}\n`
          : summaryText(ingested),
      )
    },
    breakOff() {
      if (format === 'json' && count > 0) stdout.write(`${listEnd(list, '  ')}\n}\n`)
    },
  }
}
