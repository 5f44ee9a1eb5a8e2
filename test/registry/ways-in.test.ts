import { describe, expect, test } from 'vitest'
import type { Datacite } from '../../src/model/datacite.ts'
import { registered } from '../../src/registry/index.ts'
import { check } from '../../src/validation/check.ts'
import { documentWith } from './xml-document.ts'

const described = (text: string): string =>
  `<descriptions><description descriptionType="Abstract">${text}</description></descriptions>`

const carrying = (xml: string) => ({
  data: {
    type: 'dois',
    attributes: { doi: '10.5072/a', event: 'publish', url: 'https://example.org/a', xml: btoa(xml) },
  },
})

/**
 * Returns the rules and effects reported for XML sent as a file, followed by those reported for the same XML in base64
 * inside JSON.
 */
const foundIn = (xml: string): string[][] =>
  [xml, JSON.stringify(carrying(xml))].map(text =>
    (check(text, { profile: 'registry' }).records[0]?.diagnostics ?? []).map(
      ({ rule, registry }) => `${rule} ${registry}`,
    ),
  )

const storedOf = (xml: string) => registered(carrying(xml) as Datacite).attributes

describe('what only the elements of the XML show is known on every way in', () => {
  // bolognese lib/bolognese/readers/datacite_reader.rb:105-112 and utils.rb, sanitize: text keeps its <br>.
  test('predicts that a line break is kept if it is escaped, and lost if it is an element', () => {
    expect(foundIn(documentWith(described('a&lt;br&gt;b')))).toEqual([[], []])
    const lost = ['registry/line-breaks-lost drops']
    expect(foundIn(documentWith(described('a<br/>b')))).toEqual([lost, lost])
    expect(storedOf(documentWith(described('a&lt;br&gt;b'))).descriptions).toMatchObject([{ description: 'a<br>b' }])
  })

  // maremma, from_xml: tags of a few elements are escaped before the XML is read.
  test('predicts that markup in a title is stored as text, and reports the markup once', () => {
    const xml = documentWith('<titles><title>Waves in <i>Zea</i></title></titles>')
    expect(foundIn(xml)).toEqual([['schema/unexpected-element changes'], ['schema/unexpected-element changes']])
    expect(storedOf(xml).titles).toEqual([{ title: 'Waves in <i>Zea</i>' }])
  })

  // bolognese lib/bolognese/readers/datacite_reader.rb:188: "awardTitle" => fr["awardTitle"].
  test('predicts that an award title with a language is stored as an object, and several titles as a list', () => {
    const titled = (...titles: string[]) =>
      documentWith(
        `<fundingReferences><fundingReference><funderName>A</funderName>${titles.join('')}</fundingReference></fundingReferences>`,
      )
    const [german, french] = [
      '<awardTitle xml:lang="de">Regen</awardTitle>',
      '<awardTitle xml:lang="fr">Pluie</awardTitle>',
    ]
    const [rain, pluie] = [
      { lang: 'de', __content__: 'Regen' },
      { lang: 'fr', __content__: 'Pluie' },
    ]
    expect(storedOf(titled(german)).fundingReferences).toEqual([{ funderName: 'A', awardTitle: rain }])
    expect(storedOf(titled(german, '<awardTitle>Rain</awardTitle>', french)).fundingReferences).toEqual([
      { funderName: 'A', awardTitle: [rain, 'Rain', pluie] },
    ])
    expect(foundIn(titled(german))).toEqual([
      ['registry/award-title-split changes'],
      ['registry/award-title-split changes'],
    ])
  })
})

describe('XML that is not well-formed', () => {
  const broken = documentWith(described('A &nbsp; B & C'))

  // lupo app/models/concerns/crosscitable.rb:75-84 and lib/params_sanitizer.rb:274-296: Nokogiri repairs the XML, and
  // nothing is rejected.
  test('check reports malformed XML as an error, although the registry repairs it', () => {
    for (const text of [broken, JSON.stringify(carrying(broken))]) {
      const { records, diagnostics } = check(text)
      const [fault] = [...diagnostics, ...records.flatMap(record => record.diagnostics)]
      expect(fault).toMatchObject({ rule: 'schema/not-well-formed', severity: 'error', registry: 'changes' })
      expect(fault?.message).toContain('"A &nbsp; B & C" becomes "A B C"')
    }
    const { attributes, changes } = registered(carrying(broken) as Datacite)
    expect(attributes.descriptions).toMatchObject([{ description: 'A B C' }])
    expect(changes).toContainEqual(
      expect.objectContaining({ behaviour: 'xml-repaired', before: 'A &nbsp; B & C', after: 'A B C' }),
    )
  })

  // lupo app/lib/params_sanitizer.rb:394, xml.strip.
  test('check reports that the registry trims white space before the XML declaration', () => {
    const spaced = `\n <?xml version="1.0"?>${documentWith('')}`
    expect(check(spaced).diagnostics[0]?.message).toContain('The registry trims the surrounding white space.')
    expect(registered(carrying(spaced) as Datacite).changes.map(({ behaviour }) => behaviour)).not.toContain(
      'xml-repaired',
    )
  })

  test('check reports that the registry rejects malformed XML outside the DataCite namespaces', () => {
    expect(check('<resource>&nbsp;</resource>').diagnostics[0]?.registry).toBe('rejects')
  })

  test('predicts nothing for malformed XML if its repair is unknown', () => {
    const unknown = documentWith(described('a ]]> b'))
    expect(check(unknown).diagnostics[0]?.message).toContain('the result cannot be predicted')
    expect(registered(carrying(unknown) as Datacite).attributes.descriptions).toEqual([])
  })
})

describe('a body is judged as what it is', () => {
  const attributes = (beside: object) => ({ data: { type: 'dois', attributes: { doi: '10.5072/a', ...beside } } })
  const refusals = (record: object): string[] =>
    (check(record).records[0]?.diagnostics ?? [])
      .filter(({ registry }) => registry === 'rejects')
      .map(({ rule, pointer }) => `${rule} ${pointer}`)

  // lupo spec/requests/datacite_dois/post_spec.rb:1280-1312; app/lib/params_sanitizer.rb:391-426.
  test('registered reads embedded XML only for members that are missing from the attributes', () => {
    const beside = {
      url: 'https://example.org/a',
      event: 'publish',
      titles: [{ title: 'Own' }],
      xml: btoa(documentWith('')),
    }
    for (const more of [{ source: 'test' }, { state: 'findable' }, { source: 'test', state: 'draft' }]) {
      const record = attributes({ ...beside, ...more })
      expect(refusals(record)).toEqual([])
      expect(registered(record as Datacite).attributes).toMatchObject({
        titles: [{ title: 'Own' }],
        publisher: { name: 'Sea' },
      })
    }
  })

  test('check ignores the attribute xml in a registry response', () => {
    const record = attributes({
      titles: [{ title: 'Own' }],
      xml: btoa(documentWith('')),
      updated: '2024-01-01T00:00:00Z',
    })
    expect(refusals(record)).toContain('schema/required /data/attributes/creators')
  })

  // lupo app/models/doi.rb:114, 2201-2203: only a findable DOI can be hidden, and its record is already complete.
  test('hiding a DOI requires neither a URL nor a complete record', () => {
    expect(refusals(attributes({ event: 'hide' }))).toEqual([])
    expect(registered(attributes({ event: 'hide' }) as Datacite).changes).toEqual([])
    expect(refusals(attributes({ event: 'hide', titles: [{ title: 'a', titleType: 'x' }] }))).toEqual([
      'schema/enum /data/attributes/titles/0/titleType',
    ])
  })

  // lupo app/models/doi.rb:128: on: :create.
  test('predicts that the registry accepts a DOI with non-ASCII characters only if the DOI is already registered', () => {
    const refused = (more: object): boolean =>
      registered({ doi: '10.5072/ä', ...more } as Datacite).changes.some(({ behaviour }) => behaviour === 'doi-refused')
    expect(refused({})).toBe(true)
    expect(refused({ registered: '2020-01-01T00:00:00Z' })).toBe(false)
    expect(refused({ event: 'hide' })).toBe(false)
  })
})
