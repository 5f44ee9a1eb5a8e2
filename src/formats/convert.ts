import type { Diagnostic } from '../diagnostic.ts'
import { ruleUrl } from '../diagnostic.ts'
import type { Kernel } from '../kernel/index.ts'
import type { Datacite } from '../model/datacite.ts'
import { completeRecord } from './complete.ts'
import type { Format, FormatId, Loss } from './format.ts'
import { formats } from './formats.ts'
import { knownKernel, unknownName } from './known.ts'
import { misreadings } from './misreadings.ts'
import type { SourceRecord } from './read.ts'
import { readSource } from './read.ts'
import { writeDialect } from './writing/dialect-writer.ts'
import type { Layout } from './writing/layout.ts'
import { arrange, layoutOf } from './writing/layout.ts'
import { stringify } from './writing/stringify.ts'
import { writers } from './writing/writers.ts'

/** What a conversion is from and to. */
export interface ConvertOptions {
  /** The format of the input; found out where not given. */
  from?: FormatId | 'auto'
  to: FormatId
  /** The kernel to keep to, for formats that are not of one kernel; the newest where not given. */
  kernel?: Kernel
  /** Whether to indent; so where not given. NDJSON never is. */
  pretty?: boolean
}

/** A text in another format with what it cost, or the reasons why there is none. */
export type ConvertResult =
  | { ok: true; text: string; losses: Loss[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/**
 * Converts an input from any format to any other, and reports every value that did not arrive as it was, by pointer into the
 * canonical record. Many records stay many: a list gives a list, NDJSON gives NDJSON. Where any part cannot be read there is no
 * text, so that no record is lost unseen; `diagnostics` beside a text tell what reading changed. Never throws on input; a wrong
 * option is a `TypeError` that names the nearest right one.
 */
export function convert(input: string | Uint8Array, options: ConvertOptions): ConvertResult {
  return convertRevised(input, options, ({ record }) => record)
}

/** Like {@link convert}, with every record revised in between, in their order. */
export function convertRevised(
  input: string | Uint8Array,
  options: ConvertOptions,
  revise: (source: SourceRecord) => Datacite,
): ConvertResult {
  const { format, kernel, pretty } = settingsOf(options)
  const { documents, diagnostics, positions } = readSource(input, options.from)
  const warnings: Diagnostic[] = []
  const records: SourceRecord[] = []
  let layout: Layout | undefined
  for (const source of documents) {
    warnings.push(...misreadings(source.document, positions))
    // The same spelling is wanted only where the same format is written, or where everything is kept.
    for (const record of source.records) {
      const isKept = record.format === format.id || format.id === 'citable-json'
      const complete = isKept ? { ...record, record: completeRecord(record, source.syntax) } : record
      records.push({ ...complete, record: revise(complete) })
    }
    layout = layoutOf(source, layout)
  }
  if (diagnostics.length > 0) return { ok: false, diagnostics }
  return write(format, records, { layout: layout ?? { kind: 'list' }, kernel, pretty }, warnings)
}

function write(
  { id, name, write: writeText }: Format,
  records: readonly SourceRecord[],
  { layout, kernel, pretty }: { layout: Layout; kernel: Kernel | undefined; pretty: boolean },
  diagnostics: Diagnostic[],
): ConvertResult {
  const losses: Loss[] = []
  const note = (found: readonly Loss[], index: number): void => {
    for (const loss of found) losses.push(layout.kind === 'one' ? loss : { ...loss, index })
  }
  const writer = writers.find(writer => writer.id === id)
  if (writer !== undefined) {
    const values = records.map(({ record, index }) => {
      const written = writeDialect(writer, record, kernel)
      note(written.losses, index)
      return written.value
    })
    return { ok: true, text: arrange(values, layout, id, value => stringify(value, pretty)), losses, diagnostics }
  }
  const [first] = records
  if (writeText === undefined || first === undefined || records.length > 1)
    return { ok: false, diagnostics: [oneOnly(name, records.length)] }
  const written = writeText(first.record, { ...(kernel && { kernel }), pretty })
  note(written.losses, first.index)
  return { ok: true, text: written.text, losses, diagnostics }
}

const oneOnly = (name: string, count: number): Diagnostic => ({
  rule: 'schema/one-record',
  severity: 'error',
  registry: 'accepts',
  message: `The input holds ${count} records, but ${name} holds exactly one; convert them one by one.`,
  pointer: '',
  url: ruleUrl('schema/one-record'),
})

const known = ['from', 'to', 'kernel', 'pretty']

function settingsOf(options: ConvertOptions): { format: Format; kernel: Kernel | undefined; pretty: boolean } {
  for (const name of Object.keys(options)) if (!known.includes(name)) throw unknownName('option', name, known)
  const { to, kernel, pretty = true } = options
  const format = formats.find(({ id }) => id === to)
  if (format === undefined)
    throw unknownName(
      'format',
      to,
      formats.map(({ id }) => id),
    )
  if (typeof pretty !== 'boolean')
    throw new TypeError(`"pretty" should be true or false, not ${JSON.stringify(pretty)}.`)
  return { format, kernel: knownKernel(kernel), pretty }
}
