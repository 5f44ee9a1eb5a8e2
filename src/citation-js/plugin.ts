import { sampleOf, type TextSample } from '../datacite/read/text-sample.ts'
import { isItem } from '../formats/csl-json/find-items.ts'
import { cslItems } from '../formats/csl-json/format.ts'
import { readItem } from '../formats/csl-json/read-item.ts'
import type { Format, ReadResult } from '../formats/format.ts'
import { formats } from '../formats/formats.ts'
import { english } from '../messages/message.ts'
import { isMessage } from '../messages/values.ts'
import type { Datacite } from '../model/datacite.ts'
import { isJson } from '../text/json/document.ts'
import type { CitationJsInput, CitationJsItem, CitationJsOutput, CitationJsPlugin } from './types.ts'

/** The output names that the plugins of citation-js itself use; our names for these formats begin with `@citable/`. */
const taken: readonly string[] = ['bibtex', 'biblatex', 'ris']

/** A media type shared by so many formats that it identifies none. */
const generic = 'application/json'

function makePlugin(): CitationJsPlugin {
  const input: Record<string, CitationJsInput> = {}
  const output: Record<string, CitationJsOutput> = {}
  const formatOf = detector()
  for (const format of formats) {
    Object.assign(input, inputsOf(format, formatOf))
    Object.assign(output, outputsOf(format, output))
  }
  for (const type of new Set(formats.flatMap(({ mediaTypes }) => mediaTypes))) {
    const candidates = formats.filter(({ read, mediaTypes }) => read !== undefined && mediaTypes.includes(type))
    if (candidates.length > 0) input[`@${type}`] = reading(given => oneOf(candidates, given, type))
  }
  return { input, output }
}

/**
 * Returns the input types of a format: one to request with `forceType`, and others that detect the format of a value.
 * Returns none for a format that cannot be read.
 */
function inputsOf(format: Format, formatOf: (given: string | object) => Format | undefined): CitationJsPlugin['input'] {
  const { id, read, readValue } = format
  if (read === undefined) return {}
  const own = reading(() => format)
  const recognised = (dataType: 'String' | 'SimpleObject' | 'Array'): CitationJsInput => ({
    parseType: { dataType, predicate: (given: string | object) => formatOf(given) === format },
    ...own,
  })
  return {
    [`@citable/${id}`]: own,
    [`@citable/${id}+text`]: recognised('String'),
    ...(readValue && {
      // citation-js treats every text that begins like JSON as JSON, unless a type that extends `@else/json` recognises
      // the text.
      [`@citable/${id}+lines`]: {
        ...own,
        parseType: {
          dataType: 'String',
          extends: '@else/json',
          predicate: (given: string) => formatOf(given) === format && !isJson(given),
        },
      },
      [`@citable/${id}+object`]: recognised('SimpleObject'),
      [`@citable/${id}+list`]: recognised('Array'),
    }),
  }
}

const reading = (formatFor: (given: string | object) => Format): CitationJsInput => ({
  parse(given) {
    if (typeof given !== 'string' && (typeof given !== 'object' || given === null))
      throw new TypeError(`citable can read text, objects and lists, not ${String(given)}.`)
    return itemsOf(formatFor(given), given)
  },
  outputs: '@csl/list+object',
})

function itemsOf({ name, read, readValue }: Format, given: string | object): CitationJsItem[] {
  if (typeof given !== 'string' && readValue === undefined) throw new TypeError(`${name} is read from text.`)
  const result: ReadResult | undefined = typeof given === 'string' ? read?.(given) : readValue?.(given)
  if (result?.ok === true) return cslItems(result.records, { losses: false }).items
  const [first] = result?.diagnostics ?? []
  throw new Error(`This cannot be read as ${name}. ${first?.message ?? ''}`.trim())
}

/**
 * Returns the first candidate that recognises an input; throws an `Error` if none does. All candidates have the media
 * type `type`; a single candidate is returned unchecked.
 */
function oneOf(candidates: readonly Format[], given: string | object, type: string): Format {
  const [only] = candidates
  if (only !== undefined && candidates.length === 1) return only
  const sample = sampleOf(given)
  const found = candidates.find(({ detect }) => detect?.(sample.text, sample) === true)
  if (found !== undefined) return found
  throw new Error(`This is in none of the formats of ${type}: ${candidates.map(({ name }) => name).join(', ')}.`)
}

/**
 * Returns a function that detects the format of an input. citation-js calls the predicates of all types in turn, but
 * the function examines each input only once.
 */
function detector(): (given: string | object) => Format | undefined {
  let last: { given: string | object; format: Format | undefined } | undefined
  return given => {
    if (last?.given !== given) last = { given, format: formatIn(sampleOf(given)) }
    return last.format
  }
}

function formatIn(sample: TextSample): Format | undefined {
  const found = formats.find(({ detect }) => detect?.(sample.text, sample) === true)
  // A CSL item with little more than a publisher may look like a record in another format.
  const isCsl = found !== undefined && found.id !== 'crossref' && isItem(sample.object())
  return isCsl ? undefined : found
}

function outputsOf(format: Format, known: CitationJsPlugin['output']): CitationJsPlugin['output'] {
  const { id, mediaTypes, write, writeAll } = format
  if (write === undefined && writeAll === undefined) return {}
  const [preferred = generic] = mediaTypes
  const names = [`@citable/${id}`, ...(taken.includes(id) ? [] : [id]), ...(preferred === generic ? [] : [preferred])]
  const writing = outputOf(format)
  return Object.fromEntries(names.filter(name => !Object.hasOwn(known, name)).map(name => [name, writing]))
}

const outputOf =
  ({ name, write, writeAll }: Format): CitationJsOutput =>
  (items, { tell, ...options } = {}) => {
    const records = items.map((item, index) => recordOf(item, index))
    const [only] = records
    const written = only !== undefined && records.length === 1 ? write?.(only, options) : writeAll?.(records, options)
    if (written === undefined)
      throw new Error(`${name} holds exactly one record, but there are ${records.length} items; write them one by one.`)
    tell?.(written.losses)
    return written.text
  }

function recordOf(item: CitationJsItem, index: number): Datacite {
  const record = readItem(item, () => {})
  if (!isMessage(record)) return record
  throw new Error(`Item ${index} cannot be written. ${english(record)}`)
}

/**
 * All formats of this package as a plugin of citation-js 0.7, 0.8 and 0.9: `plugins.add('@citable', plugin)`.
 *
 * The format of an input is detected, unless it is stated by type (`forceType: '@citable/datacite-xml'`) or media type
 * (`forceType: '@application/x-bibtex'`).
 *
 * Outputs are available by type (`cite.format('@citable/datacite-xml')`), by the format's preferred media type
 * (`'application/x-bibtex'`), and by format name (`'datacite-xml'`) unless another plugin of citation-js uses that
 * name.
 *
 * Throws an explanatory `Error` for an unreadable input, and for several items in a single-item format. CSL-JSON is
 * left to citation-js unless requested explicitly.
 */
export const plugin: CitationJsPlugin = /* @__PURE__ */ makePlugin()
