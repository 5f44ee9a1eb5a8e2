import type { Terminal } from '../terminal/terminal.ts'
import { type JsonList, listEnd, listEntry } from '../text/json-list.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import type { Ingested, Refused } from './ingest-inputs.ts'

/** A report on loading records. It is written while records are loaded, so that refused ones need not be stored. */
export interface IngestReport {
  refused(one: Refused): Promise<void>
  end(ingested: Ingested): void
  /** Closes an unfinished JSON report after an error. */
  breakOff(): void
}

/**
 * Creates the report of one run as readable text or JSON. In JSON, the refused records come first, because they are
 * known before the totals.
 */
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
      const { accepted, unknown, withdrawn, restored } = ingested
      if (count > most) stderr.write(`citable: … and ${count - most} more; --format json lists them all.\n`)
      stderr.write(unknownText(unknown))
      const rest = {
        accepted,
        ...(unknown.length > 0 && { unknown }),
        ...(withdrawn !== undefined && { withdrawn }),
        ...(restored !== undefined && { restored }),
      }
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

function summaryText({ accepted: { dataset, file, resource }, refused, withdrawn, restored }: Ingested): string {
  const kinds = [counted(dataset, 'dataset'), counted(file, 'file'), counted(resource, 'resource')]
  const without = refused === 0 ? '' : ` ${refused} rejected.`
  const gone = withdrawn === undefined ? '' : ` ${counted(withdrawn, 'record')} withdrawn.`
  const back = restored === undefined ? '' : ` ${counted(restored, 'record')} restored.`
  return `${counted(dataset + file + resource, 'record')} loaded: ${kinds.join(', ')}.${without}${gone}${back}\n`
}

const refusedText = (one: Refused): string => `citable: ${placeOf(one)}: ${oneLine(one.reasons.join(' '))}\n`

/** Renders the members that the service description does not define, one per line. */
const unknownText = (unknown: Ingested['unknown']): string =>
  unknown
    .map(
      ({ kind, name, count }) =>
        `citable: ${counted(count, kind)}: unknown member "${oneLine(name)}", kept and served as it is; --strict rejects it.\n`,
    )
    .join('')

function placeOf({ file, index, line, id }: Refused): string {
  if (line !== undefined) return `${oneLine(file)}:${line}`
  const name = id === undefined ? '' : ` (${oneLine(id)})`
  return `${oneLine(file)}: record ${(index ?? 0) + 1}${name}`
}

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`
