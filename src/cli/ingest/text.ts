import { oneLine } from '../text/printable.ts'
import type { Ingested, Refused } from './run.ts'

/** How many records were taken in, for a person. */
export function summaryText({ accepted: { dataset, file, resource }, refused, withdrawn }: Ingested): string {
  const kinds = [counted(dataset, 'dataset'), counted(file, 'file'), counted(resource, 'resource')]
  const without = refused === 0 ? '' : ` ${refused} rejected.`
  const gone = withdrawn === undefined ? '' : ` ${counted(withdrawn, 'record')} withdrawn.`
  return `${counted(dataset + file + resource, 'record')} loaded: ${kinds.join(', ')}.${without}${gone}\n`
}

/** What was refused, as a line. */
export const refusedText = (one: Refused): string => `citable: ${placeOf(one)}: ${oneLine(one.reasons.join(' '))}\n`

/** Members that the service description does not know, a line each. */
export const unknownText = (unknown: Ingested['unknown']): string =>
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
