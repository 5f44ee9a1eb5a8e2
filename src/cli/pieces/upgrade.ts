import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Change } from '../../datacite/fit/change.ts'
import { upgrade } from '../../datacite/fit/upgrade.ts'
import { misreadings } from '../../datacite/read/misreadings.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import { convertSource } from '../../formats/convert.ts'
import type { Format, FormatId } from '../../formats/format.ts'
import { formatNamed } from '../../formats/formats.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { readSource } from '../../formats/read/read-source.ts'
import { allReaders } from '../../formats/read/readers.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Piece } from '../../records/piece.ts'
import { eachPart, type PieceItems, type PieceResult } from '../../records/place.ts'
import { readPiece } from '../../records/read-piece.ts'
import { formatOf } from '../inputs/format-of.ts'
import type { Input } from '../inputs/input.ts'
import type { Note } from '../sinks/conversion.ts'
import { isLine, textFormat } from '../sinks/records-folder.ts'
import { type Rewritten, rewrite } from './rewrite.ts'
import type { RewrittenRecord } from './rewritten-record.ts'

/** How an input is upgraded. */
export interface UpgradeInputOptions {
  from: FormatId | 'auto'
  to: Kernel
  strict: boolean
  pretty: boolean
  /** Write a record a line, rather than all as they stood together. */
  asLines: boolean
}

/** Moves the records of an input to a kernel and writes them in the format that they were in; those of other formats as DataCite metadata. */
export function upgradeInput(
  input: Pick<Input, 'name' | 'format'>,
  bytes: Uint8Array,
  options: UpgradeInputOptions,
): Rewritten {
  const { to, strict, pretty, asLines } = options
  const from = formatOf(input, bytes, options.from)
  const { found, isYaml } = lookInto(bytes, from)
  const [format = 'citable-json'] = found
  const target = formatNamed(upgradedFormat(format))
  if (found.length > 1) return refused(input.name, target, mixed(found))
  const revise = (source: SourceRecord<string>, note: (note: Note) => void): Datacite =>
    upgraded(source, { to, strict }, change => note({ ...change }))
  const rewritten = rewrite(input.name, bytes, { from, to: target, kernel: to, pretty, asLines, revise })
  if (rewritten.texts.length === 0) return rewritten
  const isWrittenAsJson = isYaml && target.extensions.includes('.json')
  const remark = target.id === format ? (isWrittenAsJson ? writtenAsJson : undefined) : writtenAsDatacite(format)
  return remark === undefined ? rewritten : { ...rewritten, diagnostics: [...rewritten.diagnostics, remark] }
}

/** Moves the records of a piece to a kernel, each in the format that it is in: in JSON a record is a line. */
export const upgradePiece = (
  piece: Piece,
  { from, to, strict }: Pick<UpgradeInputOptions, 'from' | 'to' | 'strict'>,
): PieceResult<PieceItems<RewrittenRecord>> =>
  eachPart(readPiece(piece, allReaders(from)), ({ documents, diagnostics, positions }) => {
    const records: RewrittenRecord[] = []
    const warnings: Diagnostic[] = []
    for (const document of documents) {
      for (const warning of misreadings(document.document, positions)) warnings.push(warning)
      for (const record of document.records) {
        const format = formatNamed(upgradedFormat(record.format))
        const notes: RewrittenRecord['notes'][number][] = []
        const converted = convertSource(
          { documents: [{ ...document, records: [record] }], diagnostics: [], ...(positions && { positions }) },
          { to: format.id, kernel: to, pretty: !isLine(format) },
          source => upgraded(source, { to, strict }, change => notes.push(change)),
          { kind: 'lines' },
        )
        if (!converted.ok) continue
        const all = [...notes, ...converted.losses]
        records.push({ index: records.length, text: converted.text, format: textFormat(format), notes: all })
      }
    }
    return { records, diagnostics: [...diagnostics, ...warnings] }
  })

/** The format in which upgraded records are written: their own, if it has kernels. */
const upgradedFormat = (format: FormatId): FormatId => (isOtherFormat(format) ? 'datacite-rest' : format)

/** A record in a kernel, with what that changes; in strict mode as it is, with what it lacks. */
function upgraded(
  { record, external }: SourceRecord<string>,
  options: { to: Kernel; strict: boolean },
  note: (change: Change) => void,
): Datacite {
  // A resource described elsewhere has nothing to upgrade here.
  if (external) return record
  const moved = upgrade(record, options)
  for (const change of moved.ok ? moved.changes : moved.lacking) note(change)
  return moved.ok ? moved.record : record
}

function lookInto(bytes: Uint8Array, from: FormatId | 'auto'): { found: FormatId[]; isYaml: boolean } {
  const found = new Set<FormatId>()
  let isYaml = false
  for (const { syntax, records } of readSource(bytes, from, false).documents) {
    isYaml ||= syntax === 'yaml'
    for (const { format } of records) found.add(format)
  }
  return { found: [...found], isYaml }
}

const url = 'https://github.com/citable/citable#the-command'

const writtenAsJson: Diagnostic = {
  rule: 'upgrade/yaml',
  severity: 'info',
  registry: 'accepts',
  message: 'The input is YAML, but the result is JSON, because comments and layout cannot be kept.',
  pointer: '',
  url,
}

const writtenAsDatacite = (format: FormatId): Diagnostic => ({
  rule: 'upgrade/converted',
  severity: 'info',
  registry: 'accepts',
  message: `The input is ${formatNamed(format).name}, which has no kernels, so the result is DataCite REST JSON.`,
  pointer: '',
  url,
})

const mixed = (found: readonly FormatId[]): Diagnostic => ({
  rule: 'upgrade/mixed-formats',
  severity: 'error',
  registry: 'accepts',
  message: `The records are in several formats (${found.join(', ')}), so no single format can be kept; convert them to one format first.`,
  pointer: '',
  url,
})

const refused = (file: string, to: Format, diagnostic: Diagnostic): Rewritten => ({
  file,
  to,
  texts: [],
  records: [],
  diagnostics: [diagnostic],
  excerpt: () => undefined,
})
