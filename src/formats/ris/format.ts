import { onlyTypeErrors } from '../../core/argument.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { OtherFormat, ReadResult, WriteOptions, WriteResult } from '../format.ts'
import { risRow } from '../table.ts'
import { onOneLine, tagsWithKey } from '../tagged/kept-tags.ts'
import { fieldsOfGeneral, type ReferenceTarget } from '../tagged/reference-fields.ts'
import { placesOfReferences, readTagged, type TaggedReading } from '../tagged/tagged-lines.ts'
import { generalOfTable } from '../tagged/type-and-language.ts'
import { referenceOf } from '../tagged/write-reference.ts'
import { type Account, asList, isoDate, writeEach } from '../work/index.ts'
import { isRis } from './detect.ts'
import { firstTag, lastTag, parseLine } from './lines.ts'
import { generalByType, isList, risTags } from './tags.ts'

/** RIS, which most reference managers read and write. */
export const ris: OtherFormat<'ris', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...risRow,
  detect: isRis,
  read: readRis,
  places: text => placesOfReferences(text, tagged),
  write: (record, options) => writeReferences([record], options),
  writeAll: writeReferences,
}

/**
 * Writes a record or a list of records as RIS, each from `TY` to `ER`. Returns the text with its losses, like
 * `ris.write`, but does not import a reader.
 *
 * @example
 * writeRis({ titles: [{ title: 'Tides' }], publisher: { name: 'Harbour Office' } }).text.split('\r\n')[1] // → 'TI  - Tides'
 */
export const writeRis = (records: Datacite | readonly Datacite[], options?: WriteOptions): WriteResult =>
  onlyTypeErrors(() => writeReferences(asList(records), options))

function writeReferences(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, risTarget, options, referenceText)
  return { text: written.join('\r\n'), losses }
}

function referenceText(record: Datacite, account: Account): string {
  const { type, values } = referenceOf(record, risTarget, account)
  let text = line(firstTag, type)
  const tags = fieldsOfGeneral(risTags, risTarget.generalOf(type))
  for (const [field, value] of values) text += line(tags[field][0] ?? '', value)
  for (const [tag, texts] of tagsWithKey(record, 'ris', 'ID', account))
    if (/^[A-Z][A-Z\d]$/.test(tag)) for (const one of texts) text += line(tag, onOneLine(one))
  return text + line(lastTag, '')
}

const line = (tag: string, value: string): string => `${tag}  - ${value}\r\n`

/**
 * Reads RIS with any line endings, lower-case tags, a missing or an extra space, and values that continue on the next
 * line. A reference without `ER` ends where the next one starts, which is reported.
 *
 * @example
 * readRis('TY  - DATA\nTI  - Tides\nER  - \n').ok // → true
 */
export function readRis(text: string): ReadResult {
  return readTagged(text, tagged)
}

const risTarget: ReferenceTarget = {
  id: 'ris',
  name: risRow.name,
  typeOf: ({ ris }) => ris,
  generalOf: type => generalOfTable(generalByType, type),
  dateText: ({ year, month, day }) => `${isoDate({ year })}/${twoDigits(month)}/${twoDigits(day)}/`,
  marksOrganisations: false,
  hasDataEditors: true,
}

const tagged: TaggedReading = {
  target: risTarget,
  first: firstTag,
  last: lastTag,
  parse: parseLine,
  fields: risTags,
  isList,
  typeOf: value => value.trim().toUpperCase(),
}

/**
 * Writes a month or day with two digits, or as an empty text if it is unknown. The slashes around it are always
 * written.
 */
const twoDigits = (part: number | undefined): string => (part === undefined ? '' : String(part).padStart(2, '0'))
