import type { Datacite } from '../../model/datacite.ts'
import type { OtherFormat, WriteOptions, WriteResult } from '../format.ts'
import { isList } from '../ris/tags.ts'
import { endnoteRow } from '../table.ts'
import { onOneLine, tagsWithKey } from '../tagged/kept-tags.ts'
import { textOfLine } from '../tagged/line-text.ts'
import { fieldsOfGeneral } from '../tagged/reference-fields.ts'
import { placesOfReferences, readTagged, type TaggedReading } from '../tagged/tagged-lines.ts'
import { referenceOf } from '../tagged/write-reference.ts'
import { type Account, writeEach } from '../work/index.ts'
import { isEndnote } from './detect.ts'
import { endnoteTags, joinPages } from './tags.ts'
import { endnoteTarget } from './types.ts'

/** EndNote's tagged text, with one tag per line (`%0 Dataset`) and an empty line between references. */
export const endnote: OtherFormat<'endnote', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...endnoteRow,
  detect: isEndnote,
  read: text => readTagged(text, tagged),
  places: text => placesOfReferences(text, tagged),
  write: (record, options) => writeEnw([record], options),
  writeAll: writeEnw,
}

/** The tags of refer(1), in which `%O` contains notes. */
const referTags: typeof endnoteTags = { ...endnoteTags, shortContainer: [], note: ['%Z', '%O'] }

/**
 * The tags of refer(1) that imply a reference type, because refer(1) has no tag for the type itself. The first row
 * whose tag occurs in a reference applies.
 */
const referTypes = [
  ['%J', 'Journal Article'],
  ['%B', 'Book Section'],
  ['%R', 'Report'],
  ['%I', 'Book'],
] as const

const tagged: TaggedReading = {
  target: endnoteTarget,
  first: '%0',
  untyped: tags => (referTypes.find(([tag]) => tags.has(tag)) ?? ['', 'Generic'])[1],
  parse(line) {
    const [, tag, value = ''] = /^\ufeff?[ \t]{0,4}(%[^\s\w]|%[\dA-Za-z])(?:[ \t](.*))?$/s.exec(line) ?? []
    return tag === undefined
      ? undefined
      : { tag: /[a-z]/.test(tag) ? tag.toUpperCase() : tag, value: textOfLine(value) }
  },
  fields: endnoteTags,
  untypedFields: referTags,
  isList,
  typeOf: value => value.trim(),
}

function writeEnw(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, endnoteTarget, options, referenceText)
  return { text: written.join('\n'), losses }
}

function referenceText(record: Datacite, account: Account): string {
  const { type, values } = referenceOf(record, endnoteTarget, account)
  const isArticle = type === 'Journal Article'
  const tags = fieldsOfGeneral(endnoteTags, endnoteTarget.generalOf(type))
  let text = line('%0', type)
  for (const [field, value] of joinPages(values))
    text += line(field === 'container' && !isArticle ? '%B' : (tags[field][0] ?? ''), value)
  for (const [tag, texts] of tagsWithKey(record, 'endnote', '%F', account))
    if (/^%[!-~]$/.test(tag)) for (const kept of texts) text += line(tag, onOneLine(kept))
  return text
}

const line = (tag: string, value: string): string => `${tag} ${value}\n`
