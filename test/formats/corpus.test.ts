import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FormatId, Loss } from '../../src/formats/index.ts'
import { convert, readRecords } from '../../src/formats/index.ts'
import { doiKey, parseDoi } from '../../src/identifiers/index.ts'
import { valueAt } from '../../src/pointer.ts'
import { sharedFolder } from '../conformance/cases.ts'
import { differencesOf, sayingOf } from './differences.ts'

const folder = (name: string): URL => new URL(`corpus/${name}/`, sharedFolder)
const isThere = existsSync(folder('rest'))
const filesIn = (name: string): string[] => (isThere ? readdirSync(folder(name)) : [])
const read = (name: string, file: string): string => readFileSync(new URL(file, folder(name)), 'utf8')

function converted(text: string, to: FormatId): { text: string; losses: Loss[] } {
  const result = convert(text, { to })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result
}

function saying(text: string): Record<string, unknown> {
  const [first] = readRecords(text).records
  if (first === undefined) throw new Error('no record')
  return sayingOf(first.record)
}

/** The pointers in which two texts differ and for which no loss is reported. */
const unexplained = (before: string, after: string, losses: readonly Loss[]): string[] =>
  differencesOf(saying(before), saying(after)).filter(pointer => !losses.some(loss => pointer.startsWith(loss.pointer)))

describe.runIf(isThere)('records of the REST API', () => {
  it.each(filesIn('rest'))(
    '%s comes back from the canonical JSON as the same document, and from PUT with the same values',
    file => {
      const text = read('rest', file)
      const canonical = converted(text, 'citable-json')
      expect(canonical.losses).toEqual([])
      expect(JSON.parse(converted(canonical.text, 'datacite-rest').text)).toEqual(JSON.parse(text))
      const put = converted(text, 'datacite-rest-put')
      expect(put.losses).toEqual([])
      const { types, url, container } = JSON.parse(text).attributes
      const sent = JSON.parse(put.text).data.attributes
      expect(sent).toMatchObject({ types, url })
      expect(sent.container ?? {}).toEqual(container)
      expect(differencesOf(saying(text), saying(put.text))).toEqual([])
    },
  )

  it.each(filesIn('rest'))('%s comes back from every other format, but for the losses', file => {
    const text = read('rest', file)
    for (const to of [
      'datacite-xml',
      'datacite-json-4.3',
      'datacite-json-4.5',
      'datacite-service',
      'resource',
    ] satisfies FormatId[]) {
      const there = converted(text, to)
      const back = converted(there.text, 'datacite-rest')
      expect(unexplained(text, back.text, [...there.losses, ...back.losses]), to).toEqual([])
    }
  })
})

const pairs = (['pairs-4.3', 'pairs-4.5'] as const).flatMap(name =>
  filesIn(name)
    .filter(file => file.endsWith('.json'))
    .map(file => [name, file] as const),
)

describe.runIf(isThere)('records in XML and in the JSON of the Python package', () => {
  it.each(pairs)('%s/%s: each comes back from the other format, but for the losses', (name, file) => {
    const json: FormatId = name === 'pairs-4.3' ? 'datacite-json-4.3' : 'datacite-json-4.5'
    const texts = [
      [read(name, file), 'datacite-xml'],
      [read(name, file.replace(/json$/, 'xml')), json],
    ] as const
    for (const [text, to] of texts) {
      const there = converted(text, to)
      const back = converted(there.text, to === json ? 'datacite-xml' : json)
      expect(unexplained(text, back.text, [...there.losses, ...back.losses]), to).toEqual([])
    }
  })

  it.each(pairs)('%s/%s: the two say the same, but for what the registry changed on the way', (name, file) => {
    const json = saying(read(name, file))
    const xml = saying(read(name, file.replace(/json$/, 'xml')))
    const open = differencesOf(json, xml).filter(pointer => {
      const values = [valueAt(json, pointer), valueAt(xml, pointer)] as const
      return !isEdited(file, pointer) && !changes.some(({ place, holds }) => place.test(pointer) && holds(...values))
    })
    expect(open).toEqual([])
  })
})

/** The JSON of these files was made by the registry from XML, with these changes of its own. */
const changes: { place: RegExp; holds(json: unknown, xml: unknown): boolean }[] = [
  { place: /^\/doi$|\/relatedIdentifier$/, holds: (json, xml) => keyOf(json) === keyOf(xml) },
  // White space collapsed, markup taken out, organisations in title case.
  { place: /\/(?:title|name|description|subject)$/, holds: (json, xml) => plain(json) === plain(xml) },
  // Parts of a name made up from the whole, and from a name that has parts a person.
  { place: /\/(?:givenName|familyName|nameType)$/, holds: (_, xml) => xml === undefined },
  { place: /\/(?:nameIdentifier|affiliationIdentifier)$/, holds: (json, xml) => String(json).endsWith(String(xml)) },
  { place: /\/funderIdentifier$/, holds: (json, xml) => String(json).endsWith(String(xml)) },
  { place: /\/nameIdentifiers\/\d+\/schemeUri$|\/affiliation\/\d+\/schemeUri$/, holds: () => true },
  {
    place: /^\/dates(?:\/\d+)?$/,
    holds: (json, xml) => xml === undefined && JSON.stringify(json).includes('"Issued"'),
  },
  // Rights taken from a list by their address; identifiers of rights are lost.
  { place: /^\/rightsList\//, holds: () => true },
  {
    place: /^\/publisher\/lang$|^\/(?:creators|contributors)\/\d+\/lang$|^\/fundingReferences\/\d+\/schemeUri$/,
    holds: json => json === undefined,
  },
  // A second name identifier, and those of contributors that are organisations, are lost.
  { place: /\/nameIdentifiers$/, holds: json => json === undefined },
  { place: /\/contributorType$/, holds: json => json === 'ResearchGroup' },
  // The general type once more, where the XML has no other.
  { place: /^\/types\/resourceType$/, holds: (_, xml) => xml === undefined },
]

/** The XML of this record was worked over after its JSON was made. */
const isEdited = (file: string, pointer: string): boolean =>
  file === 'datacite-v4.5-full-example.json' && /^\/(?:subjects|contributors|dates)\//.test(pointer)

function keyOf(value: unknown): unknown {
  const doi = typeof value === 'string' ? parseDoi(value) : undefined
  return doi === undefined ? value : doiKey(doi)
}

const plain = (value: unknown): string =>
  String(value)
    .replace(/<[^>]*>|&(?:amp;)*[a-z]+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
