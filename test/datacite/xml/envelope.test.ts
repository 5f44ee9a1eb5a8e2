import { describe, expect, it } from 'vitest'
import { convert, readRecords } from '../../../src/formats/index.ts'
import { check } from '../../../src/validation/index.ts'

const resource = (doi: string): string =>
  `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">${doi}</identifier>
   <creators><creator><creatorName>King, Ada</creatorName></creator></creators><titles><title>Snow</title></titles>
   <publisher>House</publisher><publicationYear>2020</publicationYear><resourceType resourceTypeGeneral="Dataset"/></resource>`

const record = (metadata: string): string =>
  `<record xmlns="http://www.openarchives.org/OAI/2.0/"><header><identifier>oai:x:1</identifier></header><metadata>${metadata}</metadata></record>`

const payload = `<oai_datacite xmlns="http://schema.datacite.org/oai/oai-1.1/"><schemaVersion>4</schemaVersion>
  <payload>${resource('10.5072/a')}</payload></oai_datacite>`

describe('a record in an envelope', () => {
  it.each([
    ['an OAI-PMH record', record(resource('10.5072/a')), ['10.5072/a']],
    ['oai_datacite', payload, ['10.5072/a']],
    ['oai_datacite in a record', record(payload), ['10.5072/a']],
    [
      'a list of records',
      `<ListRecords xmlns="http://www.openarchives.org/OAI/2.0/">${record(resource('10.5072/a'))}${record(resource('10.5072/b'))}</ListRecords>`,
      ['10.5072/a', '10.5072/b'],
    ],
  ])('reads and checks a DataCite XML record inside %s', (_, xml, dois) => {
    expect(readRecords(xml).records.map(({ record: { doi } }) => doi)).toEqual(dois)
    expect(check(xml).records.map(({ doi, outcome }) => [doi, outcome])).toEqual(dois.map(doi => [doi, 'valid']))
  })

  it('findings about XML in an envelope have positions in the whole text', () => {
    const xml = record(resource('10.5072/a').replace('Dataset', 'Datas'))
    const [finding] = check(xml).records[0]?.diagnostics ?? []
    expect(finding?.rule).toBe('schema/enum')
    const { start, end } = finding?.position ?? { start: { offset: 0 }, end: { offset: 0 } }
    expect(xml.slice(start.offset, end.offset)).toContain('Datas')
  })

  it('check reports the root element oai_datacite for a requested kernel, whose XSD has no such element', () => {
    const [finding] = check(payload, { kernel: '4.5' }).records[0]?.diagnostics ?? []
    expect(finding).toMatchObject({ rule: 'schema/root-element', position: { start: { offset: 0 } } })
  })

  it('check accepts a record in an OAI-PMH response even if a kernel is requested', () => {
    const { records } = check(record(resource('10.5072/a')), { kernel: '4.5' })
    expect(records.map(({ outcome }) => outcome)).toEqual(['valid'])
  })

  it('converts XML in an envelope to the same text as the record alone', () => {
    const [inside, bare] = [payload, resource('10.5072/a')].map(xml => convert(xml, { to: 'datacite-rest' }))
    expect(inside).toEqual(bare)
  })

  it('check reports the root element of an XML envelope without a record', () => {
    const deleted = '<record xmlns="http://www.openarchives.org/OAI/2.0/"><header status="deleted"/></record>'
    expect(check(deleted).diagnostics.map(({ rule }) => rule)).toEqual(['schema/root-element'])
  })
})
