import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Change } from '../../datacite/fit/change.ts'
import { upgrade } from '../../datacite/fit/upgrade.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import type { Source } from '../../datacite/read/source.ts'
import type { FormatId } from '../../formats/format.ts'
import { formatNamed } from '../../formats/formats.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { allReaders } from '../../formats/read/all-readers.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import { type Said, saying } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import { readPiece } from '../../records/read-piece.ts'
import { rewritePiece, rewriteSource } from './rewrite.ts'
import type { RewrittenPiece, WantedTexts } from './rewritten.ts'

interface Upgrading {
  from: FormatId | 'auto'
  to: Kernel
  strict: boolean
  wanted: WantedTexts
}

/**
 * Upgrades the records of a piece to a kernel and writes them in their own format. Records of foreign formats become
 * DataCite metadata.
 */
export const upgradedPiece = (piece: Piece, { from, ...options }: Upgrading): PieceResult<RewrittenPiece> =>
  rewritePiece(readPiece(piece, allReaders(from)), part => {
    const read = { ...part, documents: [...part.documents] }
    return options.wanted.layout === 'apart' ? inOwnFormats(read, options) : inOneFormat(read, options)
  })

type ReadSource = Source<FormatId> & { documents: readonly SourceDocument<FormatId>[] }
type Options = Omit<Upgrading, 'from'>

function inOwnFormats(source: ReadSource, options: Options): RewrittenPiece {
  const targets = new Set(formatsIn(source).map(upgradedFormat))
  if (targets.size <= 1) return upgradeTo([...targets][0] ?? 'citable-json', source, options)
  const all = [...targets].map(target => {
    const isOwn = ({ format }: SourceRecord<FormatId>): boolean => upgradedFormat(format) === target
    const documents = source.documents.map(one => ({ ...one, records: one.records.filter(isOwn) }))
    return upgradeTo(target, { ...source, documents }, options)
  })
  const records = all.flatMap(({ records }) => records).sort((a, b) => a.index - b.index)
  return { records, diagnostics: all[0]?.diagnostics ?? [] }
}

function inOneFormat(source: ReadSource, options: Options): RewrittenPiece {
  const found = formatsIn(source)
  if (found.length > 1) return { records: [], diagnostics: [mixed(found)] }
  const [format = 'citable-json'] = found
  const target = upgradedFormat(format)
  const upgraded = upgradeTo(target, source, options)
  if (upgraded.together === undefined && upgraded.records.every(({ text }) => text === undefined)) return upgraded
  if (target !== format) return { ...upgraded, diagnostics: [...upgraded.diagnostics, writtenAsDatacite(format)] }
  const isYaml = source.documents.some(({ syntax }) => syntax === 'yaml')
  if (!isYaml || !formatNamed(target).extensions.includes('.json')) return upgraded
  return { ...upgraded, diagnostics: [...upgraded.diagnostics, writtenAsJson()] }
}

const upgradeTo = (target: FormatId, source: ReadSource, { to: kernel, strict, wanted }: Options): RewrittenPiece =>
  rewriteSource(source, { to: formatNamed(target), kernel, wanted }, (own, note) =>
    upgraded(own, { to: kernel, strict }, note),
  )

function formatsIn({ documents }: ReadSource): FormatId[] {
  const found = new Set<FormatId>()
  for (const { records } of documents) for (const { format } of records) found.add(format)
  return [...found]
}

const upgradedFormat = (format: FormatId): FormatId => (isOtherFormat(format) ? 'datacite-rest' : format)

/**
 * Upgrades a record to a kernel and notes the changes. In strict mode, a record without all mandatory values stays
 * unchanged, and its missing values are noted.
 */
function upgraded(
  { record, external }: SourceRecord<string>,
  options: { to: Kernel; strict: boolean },
  note: (change: Change) => void,
): Datacite {
  // A resource described elsewhere has no metadata to upgrade.
  if (external) return record
  const moved = upgrade(record, options)
  for (const change of moved.ok ? moved.changes : moved.lacking) note(change)
  return moved.ok ? moved.record : record
}

const remark = (rule: string, severity: 'info' | 'error', message: Said): Diagnostic => ({
  rule: `upgrade/${rule}`,
  severity,
  registry: 'accepts',
  ...saying(message, `upgrade/${rule}`),
  pointer: '',
  url: 'https://github.com/citable/citable#the-command',
})

const writtenAsJson = (): Diagnostic =>
  remark('yaml', 'info', 'The input is YAML, but the result is JSON, because comments and layout cannot be kept.')

const writtenAsDatacite = (format: FormatId): Diagnostic => {
  const { name } = formatNamed(format)
  return remark('converted', 'info', `The input is ${name}, which has no kernels, so the result is DataCite REST JSON.`)
}

const mixed = (found: readonly FormatId[]): Diagnostic =>
  remark(
    'mixed-formats',
    'error',
    `The records are in several formats (${found.join(', ')}), so no single format can be kept; convert them to one format first.`,
  )
