import { describe, expect, test } from 'vitest'
import { readCarried } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { registered } from '../../src/registry/index.ts'
import { check } from '../../src/validation/check.ts'
import { documentWith } from './xml-document.ts'

const request = (attributes: unknown) => ({ data: { type: 'dois', attributes } })

const found = (record: object, options: Parameters<typeof check>[1] = {}): string[] => {
  const { records, diagnostics } = check(record, options)
  return [...diagnostics, ...records.flatMap(one => one.diagnostics)].map(
    ({ rule, registry, pointer }) => `${rule} ${registry} ${pointer}`,
  )
}

const whole = {
  creators: [{ name: 'Sea Survey', nameType: 'Organizational' }],
  titles: [{ title: 'Water levels' }],
  publisher: { name: 'Sea Survey' },
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset' },
  url: 'https://example.org/a',
  event: 'publish',
}

// lupo app/lib/params_sanitizer.rb:444-452, add_random_id.
describe('a request with a prefix in place of a DOI', () => {
  const made = 'doi-to-be-made accepts /data/attributes/prefix'

  test('a request with a prefix needs no DOI, and its DOI is not predicted', () => {
    const sent = request({ prefix: '10.5072', ...whole })
    expect(found(sent)).toEqual([made])
    expect(registered(sent as Datacite)).toMatchObject({ unknown: { pointer: '/doi' } })
  })

  test('predicts that the registry replaces the identifier in XML if a request has a prefix instead of a DOI', () => {
    for (const identifier of ['10.5072/other', '(:tba)', '']) {
      const xml = documentWith('').replace('10.5072/a', identifier)
      const sent = request({ prefix: '10.5072', url: whole.url, event: 'publish', xml: btoa(xml) })
      expect(found(sent)).toEqual([made])
      const { attributes, unknown } = registered(sent as Datacite)
      expect(attributes).toMatchObject({ titles: [{ title: 'Waves' }], publisher: { name: 'Sea' } })
      expect(attributes).not.toHaveProperty('doi')
      expect(unknown).toMatchObject({ pointer: '/doi' })
    }
  })

  // lupo app/models/concerns/crosscitable.rb:72-82: replace_doi writes into an existing element.
  test('reports that the registry rejects XML without an identifier in a request with a prefix, unless the attributes contain all metadata', () => {
    const xml = btoa(documentWith('').replace(/<identifier.*<\/identifier>/, ''))
    expect(found(request({ prefix: '10.5072', url: whole.url, event: 'publish', xml }))).toContain(
      'schema/required rejects /data/attributes/xml',
    )
    expect(found(request({ prefix: '10.5072', ...whole, xml }))).toEqual([made])
  })

  test('registered reads BibTeX in a request with a prefix', () => {
    const xml = btoa('@article{a, title={Waves of lakes}, author={Doe, Jo}, year={2020}, journal={Sea}}')
    const sent = request({ prefix: '10.5072', xml })
    expect(registered(sent as Datacite, { carried: readCarried }).attributes).toMatchObject({
      titles: [{ title: 'Waves of lakes' }],
    })
  })

  test('a request with an invalid prefix requires a DOI', () => {
    for (const prefix of ['', '10.50', 'a', 10.5072])
      expect(found(request({ prefix, ...whole }))).toContain('schema/required rejects /data/attributes/doi')
  })
})

// lupo app/controllers/datacite_dois_controller.rb:600-645: only what is sent is assigned.
describe('a change of a DOI that the registry has', () => {
  const bodies = [
    { titles: [{ title: 'Water levels of the sea' }] },
    { subjects: [{ subject: 'water' }] },
    { event: 'publish' },
    { url: 'https://example.org/b' },
    { language: 'de' },
    { doi: '10.48364/ä', version: '2' },
  ]

  test.each(bodies)('check and registered accept %o as an update of an existing DOI', body => {
    for (const profile of ['recommended', 'strict', 'registry'] as const)
      expect(found(request(body), { update: true, profile }).filter(one => !/^registry\/| accepts /.test(one))).toEqual(
        [],
      )
    const { attributes, changes } = registered(request(body) as Datacite, { update: true })
    expect(changes.filter(({ effect }) => effect === 'rejects')).toEqual([])
    const { event: _, ...set } = body as Record<string, unknown>
    expect(attributes).toEqual(set)
  })

  test('check examines only the members that an update contains', () => {
    const types = request({ types: { resourceTypeGeneral: 'Data' }, contributors: [{ name: 'Sea Survey' }] })
    expect(found(types, { update: true, profile: 'registry' }).sort()).toEqual([
      'schema/enum rejects /data/attributes/types/resourceTypeGeneral',
      'schema/required rejects /data/attributes/contributors/0/contributorType',
    ])
    expect(found(request({ creators: [] }), { update: true })).toEqual([
      'schema/empty rejects /data/attributes/creators',
    ])
    expect(found(request({ url: '', event: 'publish' }), { update: true })).toEqual([
      'registry/url-missing rejects /data/attributes/url',
    ])
  })

  test('check examines the XML of an update as a whole', () => {
    const xml = documentWith('').replace(/<publisher>.*<\/publisher>/, '')
    expect(found(request({ xml: btoa(xml) }), { update: true })).toContain(
      'schema/required rejects /data/attributes/xml',
    )
    expect(check(xml, { update: true }).records[0]?.outcome).toBe('invalid')
  })

  test('predicts that the registry keeps values that an update does not contain', () => {
    const held = { ...whole, doi: '10.5072/a', state: 'findable', language: 'en', identifiers: [], event: undefined }
    const { attributes, changes } = registered({ language: 'deu' } as Datacite, { update: held })
    expect(attributes).toMatchObject({ doi: '10.5072/a', titles: whole.titles, language: 'de' })
    expect(changes).toMatchObject([{ pointer: '/language', before: 'deu', after: 'de' }])
  })

  // lupo app/controllers/datacite_dois_controller.rb:619-626 and app/validators/xml_schema_validator.rb:56-60.
  test('predicts that the registry rejects an update of a record with a retired kernel, unless the update names a current kernel', () => {
    const held = { ...whole, event: undefined, state: 'findable', schemaVersion: 'http://datacite.org/schema/kernel-3' }
    const refused = (record: object): boolean =>
      registered(record as Datacite, { update: held }).changes.some(({ effect }) => effect === 'rejects')
    expect(refused({ language: 'de' })).toBe(true)
    expect(refused({ language: 'de', schemaVersion: 'http://datacite.org/schema/kernel-4' })).toBe(false)
  })

  test('check and registered throw a TypeError if the option update is neither a boolean nor an object of attributes', () => {
    expect(() => registered({}, { update: 'a' as unknown as boolean })).toThrow(TypeError)
    expect(() => check({}, { update: 1 as unknown as boolean })).toThrow(TypeError)
  })
})

describe('a request that is none', () => {
  // lupo app/controllers/datacite_dois_controller.rb:885-896: params.require, fetch("attributes").
  test('check reports that the registry rejects a request without attributes, and registered reports the result as unknown', () => {
    for (const data of [{ type: 'dois' }, { type: 'dois', attributes: 'a' }, { type: 'dois', attributes: null }]) {
      expect(found({ data })).toEqual(['schema/unrecognised rejects /data'])
      expect(registered({ data } as Datacite).unknown).toMatchObject({
        reason: expect.stringContaining('returns an error'),
      })
    }
  })

  // lupo app/lib/params_sanitizer.rb:391-405: text that is decoded only once has no known format.
  test('registered reads no metadata from XML that was encoded as base64 twice', () => {
    const xml = btoa(btoa(documentWith('')))
    const sent = request({ doi: '10.5072/a', url: whole.url, event: 'publish', xml })
    expect(found(sent)).toContain('schema/required rejects /data/attributes/creators')
    expect(registered(sent as Datacite).attributes.creators).toEqual([])
  })

  test('reports that the registry changes XML that ends in a truncated entity, and keeps the text before the entity', () => {
    const xml = documentWith('<descriptions><description descriptionType="Abstract">Rain &am')
    const sent = request({
      doi: '10.5072/a',
      url: whole.url,
      event: 'publish',
      xml: btoa(xml.replace(/&am.*$/, '&am')),
    })
    expect(found(sent)).toEqual(['schema/not-well-formed changes /data/attributes/xml'])
    expect(registered(sent as Datacite).attributes.descriptions).toMatchObject([{ description: 'Rain' }])
  })

  // lupo app/models/doi.rb:133: the repaired XML is validated against the XSD.
  test('reports that the registry rejects a truncated record whose repair lacks mandatory elements, unless the attributes contain them', () => {
    const xml = documentWith('').replace(/<\/title>.*$/s, '')
    const sent = request({ doi: '10.5072/a', url: whole.url, event: 'publish', xml: btoa(xml) })
    expect(found(sent)).toEqual(['schema/not-well-formed rejects /data/attributes/xml'])
    const besideWhole = request({ ...whole, event: 'publish', xml: btoa(xml) })
    expect(found(besideWhole)).toEqual(['schema/not-well-formed changes /data/attributes/xml'])
  })

  test('reports the effect of a request beyond the known size limit as unknown', () => {
    const xml = btoa('@misc{a, title={Waves}}\n'.repeat(450_000))
    const sent = request({ doi: '10.5072/a', xml })
    expect(registered(sent as Datacite, { carried: readCarried }).unknown).toMatchObject({ pointer: '/xml' })
    expect(found(sent)).toEqual(['unreadable-value accepts /data/attributes/xml'])
  })
})
