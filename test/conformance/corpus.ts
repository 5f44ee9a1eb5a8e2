import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../../src/core/pointer.ts'
import { withoutIndentation } from '../../src/datacite/xml/without-indentation.ts'
import { convert, type FormatId, type Loss, readRecords } from '../../src/formats/index.ts'
import { check } from '../../src/validation/check.ts'
import { differencesOf, sayingOf } from '../formats/differences.ts'
import { sharedFolder } from './cases.ts'
import { referenceComparisons } from './cff-references.ts'
import { isRegistrysChange } from './registry-changes.ts'

/** A comparison of one record of the corpus, with its disagreements. */
export interface Comparison {
  /** The subject of the comparison. */
  title: string
  /** The folder and the name of the file. */
  folder: string
  file: string
  /** Returns the disagreements; an empty list means success. */
  disagreements(): string[]
}

const folderOf = (name: string): URL => new URL(`corpus/${name}/`, sharedFolder)
const filesIn = (name: string): string[] => (existsSync(folderOf(name)) ? readdirSync(folderOf(name)).sort() : [])
const read = (name: string, file: string): string => readFileSync(new URL(file, folderOf(name)), 'utf8')

/**
 * Returns the comparisons for all real records: the records of the REST API, the pairs of XML and JSON, and the cases
 * of cffconvert. Returns none if the corpus does not exist.
 */
export const comparisons = (): Comparison[] => [
  ...filesIn('rest').flatMap(ofRestRecord),
  ...(['pairs-4.3', 'pairs-4.5'] as const).flatMap(folder =>
    filesIn(folder)
      .filter(file => file.endsWith('.json'))
      .flatMap(file => ofPair(folder, file)),
  ),
  ...referenceComparisons(),
]

function ofRestRecord(file: string): Comparison[] {
  const of = (title: string, disagreements: (text: string) => string[]): Comparison => ({
    title,
    folder: 'rest',
    file,
    disagreements: () => disagreements(read('rest', file)),
  })
  const others: FormatId[] = ['datacite-xml', 'datacite-json-4.3', 'datacite-json-4.5', 'datacite-service', 'resource']
  return [
    of('REST to the canonical JSON and back is the same document', text => {
      const canonical = converted(text, 'citable-json')
      const back = JSON.parse(converted(canonical.text, 'datacite-rest').text)
      const isSame = isDeepStrictEqual(back, JSON.parse(text))
      return [...canonical.losses.map(told), ...(isSame ? [] : ['The document differs.'])]
    }),
    of('REST to PUT says the same', text => {
      const { text: sent, losses } = converted(text, 'datacite-rest-put')
      const { types, url, container = {} } = JSON.parse(text).attributes
      const put = JSON.parse(sent).data.attributes
      const isSame = isDeepStrictEqual([put.types, put.url, put.container ?? {}], [types, url, container])
      return [
        ...losses.map(told),
        ...differencesOf(saying(text), saying(sent)),
        ...(isSame ? [] : ['/types, /url or /container differ']),
      ]
    }),
    ...others.map(to =>
      of(`REST to ${to} and back, but for the losses`, text => {
        const there = converted(text, to)
        const back = converted(there.text, 'datacite-rest')
        return unexplained(text, back.text, [...there.losses, ...back.losses])
      }),
    ),
    of('REST to XML loses nothing but what no XML has', text =>
      converted(text, 'datacite-xml')
        .losses.filter(({ pointer }) => !beyondXml.test(pointer))
        .map(told),
    ),
    of('REST to XML is valid, or invalid for the reason that the record has', text => {
      const after = verdict(converted(text, 'datacite-xml').text)
      const before = new Set(verdict(text))
      return after.filter(finding => !before.has(finding))
    }),
  ]
}

/**
 * Matches data that the registry stores outside the XML: type names from other vocabularies, the landing page and the
 * container.
 */
const beyondXml = /^\/extras\/members\/.*(?:types~1(?:ris|bibtex|citeproc|schemaOrg)|~1url|~1container)$/

function ofPair(folder: 'pairs-4.3' | 'pairs-4.5', file: string): Comparison[] {
  const json: FormatId = folder === 'pairs-4.3' ? 'datacite-json-4.3' : 'datacite-json-4.5'
  const texts = () => ({ json: read(folder, file), xml: read(folder, file.replace(/json$/, 'xml')) })
  const thereAndBack = (text: string, to: FormatId, from: FormatId): string[] => {
    const there = converted(text, to)
    const back = converted(there.text, from)
    return unexplained(text, back.text, [...there.losses, ...back.losses])
  }
  return [
    {
      title: `${json} to XML and back, but for the losses`,
      folder,
      file,
      disagreements: () => thereAndBack(texts().json, 'datacite-xml', json),
    },
    {
      title: `XML to ${json} and back, but for the losses`,
      folder,
      file,
      disagreements: () => thereAndBack(texts().xml, json, 'datacite-xml'),
    },
    {
      title: 'The two say the same, but for what the registry changed on the way',
      folder,
      file,
      disagreements() {
        const [left, right] = [saying(texts().json), saying(texts().xml)]
        return differencesOf(left, right).filter(
          pointer => !isRegistrysChange(file, pointer, valueAt(left, pointer), valueAt(right, pointer)),
        )
      },
    },
  ]
}

function converted(text: string, to: FormatId): { text: string; losses: Loss[] } {
  const result = convert(text, { to })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result
}

function saying(text: string): Record<string, unknown> {
  const [first] = readRecords(text).records
  if (first === undefined) throw new Error('There is no record.')
  return sayingOf(first.record)
}

/** Returns the pointers at which two texts differ, except differences in indentation and those reported as losses. */
const unexplained = (before: string, after: string, losses: readonly Loss[]): string[] =>
  differencesOf(withoutIndentation(saying(before)), saying(after)).filter(
    pointer => !losses.some(loss => pointer.startsWith(loss.pointer)),
  )

const told = ({ kind, pointer, message }: Loss): string => `${kind} ${pointer} ${message}`

/**
 * Returns the rule and property of each schema finding about the first record of a text:
 * `schema/enum 7.a contributorType`.
 */
const verdict = (text: string): string[] =>
  (check(text, { kernel: '4.7' }).records[0]?.diagnostics ?? [])
    .filter(({ rule }) => rule.startsWith('schema/'))
    .map(({ rule, property, message }) => `${rule} ${property ?? message}`)
