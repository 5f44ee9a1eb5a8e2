import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { completeRecord } from '../../datacite/complete.ts'
import type { Change } from '../../datacite/fit/change.ts'
import { misreadings } from '../../datacite/read/misreadings.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import type { Source } from '../../datacite/read/source.ts'
import { writerNamed } from '../../datacite/writing/writers.ts'
import { convertSource, unreadLosses } from '../../formats/convert-source.ts'
import type { DocumentPart, Format, FormatId, Loss, WriteOptions } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import { eachPart, type PieceResult } from '../../records/place.ts'
import type { PartOfPiece, ReadPiece } from '../../records/read-piece.ts'
import { countKinds } from './kinds.ts'
import { placedNotes } from './notes.ts'
import { isLine, type RewrittenPiece, type RewrittenRecord, textFormat, type WantedTexts } from './rewritten.ts'

interface Rewriting extends Omit<WriteOptions, 'pretty' | 'losses'> {
  to: Format
  wanted: WantedTexts
}

/**
 * A function that revises a record and notes the changes. The function returns undefined if the record stays unchanged.
 */
type Revise = (source: SourceRecord<FormatId>, note: (change: Change) => void) => Datacite | undefined

/** Rewrites the records of a piece, part by part. */
export function rewritePiece(
  read: ReadPiece<SourceDocument<FormatId>>,
  rewrite: (part: PartOfPiece<SourceDocument<FormatId>>) => RewrittenPiece,
): PieceResult<RewrittenPiece> {
  let together: RewrittenPiece['together']
  const { result, extent } = eachPart(read, part => {
    const rewritten = rewrite(part)
    together = rewritten.together
    return rewritten
  })
  return { result: { ...result, ...(together !== undefined && { together }) }, extent }
}

/**
 * True if each record becomes a separate text.
 *
 * Always true for a format that holds a single record. Unless the layout is `together`, also true for any format that
 * is not a JSON dialect of DataCite metadata.
 */
export const isEachAlone = (to: Format, layout: WantedTexts['layout']): boolean =>
  to.holdsOne === true || (layout !== 'together' && writerNamed(to.id) === undefined)

/** Revises and writes the records of a source. */
export function rewriteSource(source: Source<FormatId>, rewriting: Rewriting, revise?: Revise): RewrittenPiece {
  const { to, wanted } = rewriting
  const { positions, diagnostics: unread } = source
  const sources: SourceRecord<FormatId>[] = []
  const notes = new Map<number, (Loss | Change)[]>()
  const note = (index: number, found: Loss | Change): void => {
    const list = notes.get(index)
    if (list === undefined) notes.set(index, [found])
    else list.push(found)
  }
  const revised = (own: SourceRecord<FormatId>): Datacite | undefined => {
    sources.push(own)
    return revise?.(own, change => note(own.index, change))
  }
  // Reads all records before writing the first, so that the code of each phase remains in the processor's cache.
  const read = { ...source, documents: [...source.documents] }
  const isRefused = wanted.isSingle && read.documents.reduce((sum, { records }) => sum + records.length, 0) > 1
  const write = isRefused ? writeNone : isEachAlone(to, wanted.layout) ? writeEach : writeTogether
  const { texts, together, diagnostics, facts } = write(read, rewriting, revised, note)
  const format = textFormat(to)
  const records = sources.map((own, at): RewrittenRecord => {
    const { index, record } = own
    const found = notes.get(index) ?? []
    const text = texts[at]
    return {
      index,
      ...(typeof record.doi === 'string' && { doi: record.doi }),
      from: own.format,
      format,
      ...(text !== undefined && { text }),
      ...(facts?.[at] !== undefined && { facts: facts[at] }),
      ...(leavesRegistration(own, to) && { leavesRegistration: true as const }),
      ...(wanted.notes === 'counted'
        ? { notes: [], kinds: countKinds(found) }
        : { notes: wanted.hasPlaces ? placedNotes(found, own, positions) : found }),
      ...(wanted.hasRecords && { record }),
    }
  })
  if (wanted.layout === 'apart') return { records, diagnostics: [...unread, ...diagnostics] }
  if (unread.length > 0) return { records: records.map(({ text, ...record }) => record), diagnostics: unread }
  return { records, diagnostics, ...(together !== undefined && { together: { text: together, format } }) }
}

/** True if a record loses its landing page or registry state, because the target format contains only metadata. */
function leavesRegistration({ format, document, base }: SourceRecord<FormatId>, to: Format): boolean {
  if (format !== 'datacite-rest' || !(to.id === 'datacite-xml' || to.id.startsWith('datacite-json'))) return false
  const value = valueAt(document.value, base)
  const attributes = isObject(value) && isObject(value.attributes) ? value.attributes : value
  return isObject(attributes) && (typeof attributes.url === 'string' || typeof attributes.state === 'string')
}

interface Texts extends Pick<RewrittenPiece, 'diagnostics'> {
  /** The text of each record, in order; empty if the records share a text or cannot be written. */
  texts: readonly string[]
  together?: string
  /** The facts of each record that affect the combined document. */
  facts?: readonly unknown[]
}

type Write = (
  source: Source<FormatId> & { documents: readonly SourceDocument<FormatId>[] },
  rewriting: Rewriting,
  revise: (source: SourceRecord<FormatId>) => Datacite | undefined,
  note: (index: number, loss: Loss) => void,
) => Texts

/**
 * Returns the `losses` option for writing: `places` if notes are only counted, false if they are not computed, else
 * true.
 */
const lossesFor = ({ notes }: WantedTexts): NonNullable<WriteOptions['losses']> =>
  notes === 'unread' ? false : notes === 'counted' ? 'places' : true

/** Revises the records without writing them, because the output holds only a single record. */
const writeNone: Write = ({ documents }, _, revise) => {
  for (const { records } of documents) for (const own of records) revise(own)
  return { texts: [], diagnostics: [] }
}

const writeTogether: Write = (source, { to, wanted, ...options }, revise, note) => {
  const isApart = wanted.layout === 'apart'
  const converted = convertSource(
    // An unreadable part does not prevent the other records from being written separately.
    isApart ? { ...source, diagnostics: [] } : source,
    {
      ...options,
      to,
      pretty: !isApart && wanted.pretty === true,
      losses: lossesFor(wanted),
    },
    revise,
    wanted.layout === 'together' ? undefined : { kind: 'lines' },
  )
  if (!converted.ok) return { texts: [], diagnostics: isApart ? [] : converted.diagnostics }
  const { text, losses, diagnostics } = converted
  for (const { index = 0, ...loss } of losses) note(index, loss)
  if (!isApart) return { texts: [], together: text, diagnostics }
  const lines = text.split('\n').slice(0, -1)
  return { texts: lines.map(line => `${line}\n`), diagnostics }
}

const writeEach: Write = ({ documents, positions }, { to, wanted, ...options }, revise, note) => {
  const { layout, document } = wanted
  const pretty = layout === 'apart' ? !isLine(to) && wanted.pretty !== false : wanted.pretty === true
  const losses = lossesFor(wanted)
  const asked = { ...options, pretty, losses }
  const texts: string[] = []
  const facts: unknown[] = []
  const written = (record: Datacite): DocumentPart | undefined =>
    document === undefined ? to.write?.(record, asked) : to.parts?.part(record, asked, document.first ?? facts[0])
  const diagnostics = documents.flatMap(({ document }) => misreadings(document, positions))
  for (const { syntax, records } of documents)
    for (const own of records) {
      const kept = own.format === to.id ? { ...own, record: completeRecord(own, syntax) } : own
      const { text = '', losses: lost = [], facts: ownFacts } = written(revise(kept) ?? kept.record) ?? {}
      texts.push(text)
      if (ownFacts !== undefined) facts.push(ownFacts)
      if (losses !== false) for (const loss of [...unreadLosses(own), ...lost]) note(own.index, loss)
    }
  return { texts, diagnostics, facts }
}
