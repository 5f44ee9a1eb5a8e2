import { lookInto } from '../core/argument.ts'
import type { Diagnostic } from '../core/diagnostic.ts'
import { pathOf } from '../core/pointer.ts'
import type { DataciteFormatId } from '../datacite/format.ts'
import { dialectNamed, readDocument, type SourceRecord } from '../datacite/read/read-document.ts'
import type { Kernel } from '../kernel/kernels.ts'
import { messagesOf } from '../messages/message.ts'
import type { Datacite, Types } from '../model/datacite.ts'
import { inputFinding } from '../text/input-finding.ts'
import { placeless } from '../text/placeless.ts'
import { checkSettings } from './all-rules.ts'
import type { CheckOptions } from './report.ts'
import { checkDocument } from './run/check-document.ts'

/** A record that the kernel's schema accepts, with all mandatory members. */
export type ValidDatacite = Datacite &
  Required<Pick<Datacite, 'creators' | 'titles' | 'publisher' | 'publicationYear'>> & {
    types: Types & Required<Pick<Types, 'resourceTypeGeneral'>>
  }

/** The result of {@link safeParse}: the record with its findings, or all reasons for the rejection. */
export type Parsed =
  | { ok: true; record: ValidDatacite; format: DataciteFormatId; kernel: Kernel; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/** The error of {@link parse}. Its message shows the first findings; `diagnostics` contains all of them. */
export class RecordError extends Error {
  override name = 'RecordError'
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    const told = diagnostics
      .slice(0, 5)
      .map(({ pointer, message }) => `${pointer === '' ? '' : `${pointer}: `}${message}`)
    const others = diagnostics.length - told.length
    super([...told, ...(others > 0 ? [`And ${others} more ${others === 1 ? 'finding' : 'findings'}.`] : [])].join('\n'))
    this.diagnostics = diagnostics
  }
}

/**
 * The interface of Standard Schema, version 1, through which libraries use any validator: https://standardschema.dev.
 */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'citable'
    readonly types?: { readonly input: unknown; readonly output: ValidDatacite }
    readonly validate: (
      value: unknown,
    ) => { value: ValidDatacite; issues?: undefined } | { issues: readonly { message: string; path: PropertyKey[] }[] }
  }
}

const standard: StandardSchema = {
  '~standard': {
    version: 1,
    vendor: 'citable',
    validate(value) {
      const parsed = parseSafely(value)
      if (parsed.ok) return { value: parsed.record }
      const errors = parsed.diagnostics.filter(({ severity }) => severity === 'error')
      return { issues: errors.map(({ message, pointer }) => ({ message, path: pathOf(pointer) })) }
    },
  },
}

/**
 * Parses a value in any of DataCite's JSON formats to a canonical record. Implements Standard Schema.
 *
 * Accepts a REST API response with or without the envelope, the attributes, a service's `Resource` or its `datacite`
 * object, and a canonical record. Members beyond the model are in `extras`. The parsers of citable/model take only a
 * record that is canonical already, or a service's `Resource`, and change nothing.
 * @throws RecordError with all findings for a record that the kernel's schema rejects, for any other value and for
 * several records.
 * @throws TypeError for a wrong option.
 *
 * @example
 * const attributes = { doi: '10.5072/a', titles: [{ title: 'Waves' }], creators: [{ name: 'Okafor, Ada' }],
 *   publisher: 'Sea Press', publicationYear: 2021, types: { resourceTypeGeneral: 'Dataset' } }
 * parse({ data: { attributes } }).publisher.name // → 'Sea Press'
 * parse['~standard'].validate({ doi: '10.5072/a', titles: [{}] }).issues?.map(({ path }) => path.join('.'))
 * // → ['creators', 'publisher', 'publicationYear', 'types', 'titles.0.title']
 */
export const parse: ((value: unknown, options?: CheckOptions) => ValidDatacite) & StandardSchema =
  /* @__PURE__ */ Object.assign((value: unknown, options: CheckOptions = {}): ValidDatacite => {
    const parsed = parseSafely(value, options)
    if (parsed.ok) return parsed.record
    throw new RecordError(parsed.diagnostics)
  }, standard)

/**
 * Parses like {@link parse}, but returns a result instead of throwing a RecordError. Implements Standard Schema.
 *
 * @example
 * const parsed = safeParse({ doi: '10.5072/a', titles: [{ title: 'Waves' }] })
 * parsed.ok ? parsed.record.titles : parsed.diagnostics[0]?.message // → 'The record has no creators; the property "2 creator" is mandatory.'
 */
export const safeParse: ((value: unknown, options?: CheckOptions) => Parsed) & StandardSchema =
  /* @__PURE__ */ Object.assign(
    (value: unknown, options: CheckOptions = {}): Parsed => parseSafely(value, options),
    standard,
  )

function parseSafely(value: unknown, options: CheckOptions = {}): Parsed {
  const settings = checkSettings(options)
  const { from = 'auto' } = options
  dialectNamed(from)
  return lookInto((): Parsed => {
    const unread: Diagnostic[] = []
    const source = readDocument(placeless(value), 'json', { from, extras: true, next: 0 }, unread)
    const [only] = source.records
    const refused = unread.length > 0 ? unread : refusalOf(only, source.records.length)
    if (only === undefined || refused.length > 0) return { ok: false, diagnostics: refused }
    const [report] = checkDocument(source, settings, undefined)
    const { outcome = 'invalid', kernel = settings.kernel, diagnostics = [] } = report ?? {}
    if (outcome === 'invalid' || kernel === undefined) return { ok: false, diagnostics }
    return { ok: true, record: only.record as ValidDatacite, format: only.format, kernel, diagnostics }
  })
}

const say = messagesOf('parse', {
  elsewhere: 'This resource is described elsewhere: it has no member "datacite" with metadata.',
  several:
    'The input contains {count, plural, =0 {no record, but one is expected} other {# records, but only one is expected; parse them one by one}}.',
})

function refusalOf(only: SourceRecord | undefined, count: number): Diagnostic[] {
  if (count === 1 && only?.external !== true) return []
  const message = count === 1 ? say('elsewhere') : say('several', { count })
  return [inputFinding('schema/unrecognised', message, '')]
}
