import { readdirSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { formats } from '../../../src/formats/formats.ts'
import type { Format, FormatId } from '../../../src/formats/index.ts'
import { exceptions, isExcepted } from './exceptions.ts'
import { knownMembers } from './known-members.ts'
import { leavesOf, replaced, textVariantsOf, type Variant, variantsOf } from './variants.ts'

/** The syntaxes of formats whose text is not JSON or YAML. */
const syntaxes: Readonly<Partial<Record<FormatId, string>>> = {
  bibtex: 'bibtex',
  biblatex: 'bibtex',
  'crossref-xml': 'xml',
  'datacite-xml': 'xml',
  'dcat-rdf': 'xml',
  'dcat-turtle': 'turtle',
  'dublin-core': 'xml',
  endnote: 'lines',
  'endnote-xml': 'xml',
  html: 'html',
  mods: 'xml',
  nbib: 'lines',
  'pubmed-xml': 'xml',
  pyproject: 'toml',
  ris: 'lines',
  'schema-org-rdf': 'xml',
  'schema-org-turtle': 'turtle',
}

const isLinkedData: ReadonlySet<FormatId> = new Set(['schema-org', 'ro-crate', 'codemeta'])

const readable = formats.filter(({ read }) => read !== undefined)

const folders = [new URL('../../../fixtures/', import.meta.url), new URL('documents/', import.meta.url)]

/**
 * Returns the documents of a format, except NDJSON and YAML files: the fixtures, and a document with all members that
 * the format's reader knows.
 */
const documentsOf = (id: FormatId, among: readonly URL[] = folders): { name: string; text: string }[] =>
  among.flatMap(folder => {
    const isThere = readdirSync(folder).includes(id)
    const names = isThere ? readdirSync(new URL(`${id}/`, folder)) : []
    return names.filter(isWhole).map(name => ({
      name,
      text: readFileSync(new URL(`${id}/${name}`, folder), 'utf8'),
    }))
  })

/** True if a file name has no NDJSON or YAML extension. */
const isWhole = (name: string): boolean => !/\.(?:ya?ml|ndjson)$/.test(name)

const parsedOf = ({ name, text }: { name: string; text: string }): object =>
  (name.endsWith('.cff') ? load(text, { schema: CORE_SCHEMA }) : JSON.parse(text)) as object

function readOf(format: Format, input: string | object): { records: readonly object[]; said: string[] } {
  const result = typeof input === 'string' ? format.read?.(input) : format.readValue?.(input)
  if (result === undefined) throw new TypeError(`${format.id} is not read from a ${typeof input}.`)
  return { records: result.ok ? result.records : [], said: result.diagnostics.map(({ message }) => message) }
}

const allOf = (format: Format, input: string | object): string => JSON.stringify(readOf(format, input))

/** The maximum number of values to change at one place, because a document may repeat a place a thousand times. */
const most = 50

describe('every value of a document is read, kept in extras or reported', () => {
  it('the list of values that a reader may ignore has at most ten entries, each with a reason', () => {
    expect(exceptions.length).toBeLessThanOrEqual(10)
    for (const { reason } of exceptions) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })

  it.each(readable.filter(({ id }) => documentsOf(id).length > 0))(
    'the $id reader reads, keeps or reports each value of a document, except for the listed exceptions',
    format => {
      const syntax = syntaxes[format.id]
      const missed = new Set<string>()
      for (const document of documentsOf(format.id)) {
        const input = syntax === undefined ? parsedOf(document) : document.text
        const base = allOf(format, input)
        const variants: Variant[] = typeof input === 'string' ? textVariantsOf(input, syntax ?? '') : variantsOf(input)
        const seen = new Map<string, number>()
        for (const { place, inputs } of variants) {
          const times = (seen.get(place) ?? 0) + 1
          seen.set(place, times)
          if (times > most || isExcepted(format.id, place)) continue
          if (inputs.every(changed => allOf(format, changed) === base)) missed.add(place)
        }
      }
      expect([...missed]).toEqual([])
    },
  )
})

/**
 * Returns pairs of lists or objects that are built from a value. The two sides of a pair differ in one place, and a
 * reader must distinguish these sides.
 */
function shapesOf(value: unknown, isLinked: boolean): Record<string, [unknown, unknown]> {
  const other = (mark: string): unknown => (typeof value === 'number' ? value + mark.length : `${String(value)}${mark}`)
  return {
    'as the second of two': [
      [value, other('x')],
      [value, other('yyy')],
    ],
    'as the first of two': [
      [other('x'), value],
      [other('yyy'), value],
    ],
    'as an object': [{ name: value }, { name: other('x') }],
    ...(isLinked && {
      'as an IRI': [{ '@id': 'https://one.example/1' }, { '@id': 'https://one.example/2' }],
      'with a language': [
        { '@value': value, '@language': 'de' },
        { '@value': value, '@language': 'fr' },
      ],
    }),
  }
}

const withDocument = readable.filter(
  ({ id, readValue }) => readValue !== undefined && documentsOf(id, folders.slice(1)).length > 0,
)

describe('every value of a document is accounted for in each shape', () => {
  it.each(withDocument)(
    'the $id reader reads, keeps or reports values that are given twice, as an object, as an IRI or with a language',
    format => {
      const missed = new Set<string>()
      for (const document of documentsOf(format.id, folders.slice(1))) {
        const input = parsedOf(document)
        const { said } = readOf(format, input)
        for (const { path, value } of leavesOf(input)) {
          const name = path.at(-1)
          const place = `/${path.map(step => (typeof step === 'number' ? '*' : step)).join('/')}`
          if (typeof name !== 'string' || name.startsWith('@') || typeof value === 'boolean') continue
          if (isExcepted(format.id, place)) continue
          for (const [shape, pair] of Object.entries(shapesOf(value, isLinkedData.has(format.id)))) {
            const [one, two] = pair.map(by => readOf(format, replaced(input, path, by) as object))
            const isReported = (one?.said.length ?? 0) > said.length
            if (!isReported && JSON.stringify(one) === JSON.stringify(two)) missed.add(`${place} ${shape}`)
          }
        }
      }
      expect([...missed]).toEqual([])
    },
  )

  it.each(withDocument.filter(({ id }) => isLinkedData.has(id)))(
    'the $id reader reads a plain value, a list of one value, @value and @list in the same way',
    format => {
      const kernelOf = (input: object): string =>
        JSON.stringify(readOf(format, input).records.map(record => ({ ...record, extras: undefined })))
      const missed = new Set<string>()
      for (const document of documentsOf(format.id, folders.slice(1))) {
        const input = parsedOf(document)
        const plain = kernelOf(input)
        for (const { path, value } of leavesOf(input)) {
          const name = path.at(-1)
          if (typeof name !== 'string' || name.startsWith('@') || typeof value === 'boolean') continue
          for (const shape of [{ '@value': value }, [value], { '@list': [value] }])
            if (kernelOf(replaced(input, path, shape) as object) !== plain)
              missed.add(`/${path.join('/')} ${JSON.stringify(shape).slice(0, 9)}`)
        }
      }
      expect([...missed]).toEqual([])
    },
  )
})

const withValues = readable.filter(({ id, readValue }) => readValue !== undefined && !id.startsWith('datacite-'))

/**
 * Returns at most two documents of a format, in JSON or CFF. From these documents, the test derives the members that
 * the reader knows.
 */
const seedsOf = (id: FormatId) => {
  const own = documentsOf(id, folders.slice(1))
  const isData = ({ name }: { name: string }): boolean => /\.(?:json|jsonld|cff)$/.test(name)
  return (own.length > 0 ? own : documentsOf(id)).filter(isData).slice(0, 2)
}

describe('every member that a reader looks up is accounted for, wherever it occurs', () => {
  it.each(withValues.filter(({ id }) => seedsOf(id).length > 0))(
    'the $id reader reads, keeps or reports known members given as text, twice, as an object or as an IRI',
    format => {
      const missed = new Set<string>()
      const isLinked = isLinkedData.has(format.id)
      for (const document of seedsOf(format.id)) {
        const input = parsedOf(document)
        const { said } = readOf(format, input)
        const seen = new Set<string>()
        for (const path of knownMembers(format, input, isLinked)) {
          const name = path.at(-1)
          const place = `/${path.map(step => (typeof step === 'number' ? '*' : step)).join('/')}`
          if (String(name).startsWith('@') || seen.has(place) || isExcepted(format.id, place)) continue
          seen.add(place)
          const text = { 'as text': ['alpha', 'beta'] }
          for (const [shape, pair] of Object.entries({ ...text, ...shapesOf('alpha', isLinked) })) {
            const [one, two] = pair.map(by => readOf(format, replaced(input, path, by) as object))
            const isReported = (one?.said.length ?? 0) > said.length
            if (!isReported && JSON.stringify(one) === JSON.stringify(two)) missed.add(`${place} ${shape}`)
          }
        }
      }
      expect([...missed]).toEqual([])
    },
  )
})
