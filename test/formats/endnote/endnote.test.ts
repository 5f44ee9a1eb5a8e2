import { describe, expect, it } from 'vitest'
import { convert, endnote, endnoteXml, type Format, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

function read(format: Format, text: string): Datacite[] {
  const result = format.read?.(text)
  if (!result?.ok) throw new Error(result?.diagnostics.map(({ message }) => message).join(' '))
  return result.records
}

const people: Datacite = {
  creators: [
    { name: 'van Gogh, Vincent', nameType: 'Personal' },
    { name: 'University of California, Berkeley', nameType: 'Organizational' },
    { name: 'NASA', nameType: 'Organizational' },
    { name: 'Josiah Carberry' },
    { name: ':etal' },
  ],
  types: { resourceTypeGeneral: 'Dataset' },
}

describe('EndNote tagged text', () => {
  it('marks the names of organisations with commas, as EndNote does', () => {
    const { text, losses } = endnote.write?.(people) ?? { text: '' }
    expect(text.split('\n').filter(line => line.startsWith('%A'))).toEqual([
      '%A van Gogh, Vincent',
      '%A University of California,, Berkeley',
      '%A NASA,',
      '%A Josiah Carberry,',
      '%A et al.,',
    ])
    expect(losses?.map(({ pointer }) => pointer)).toEqual(['/creators/3/nameType', '/creators/4/name'])
    expect(read(endnote, text)[0]?.creators?.map(({ name, nameType }) => [name, nameType])).toEqual([
      ['van Gogh, Vincent', 'Personal'],
      ['University of California, Berkeley', 'Organizational'],
      ['NASA', 'Organizational'],
      ['Josiah Carberry', 'Organizational'],
      [':etal', undefined],
    ])
  })

  it('reads several EndNote references and writes the same text back', () => {
    const text = '%0 Map\n%T x\n%C Oslo\n%Z a note\n\n%0 Report\n%T y\n'
    expect(readRecords(text).records.map(({ format }) => format)).toEqual(['endnote', 'endnote'])
    expect(convert(text, { to: 'endnote' })).toEqual({ ok: true, text, losses: [], diagnostics: [] })
  })

  it('reads keywords that EndNote writes on several lines below one tag', () => {
    const [record] = read(endnote, '%0 Dataset\n%K ice\nsea level\nwind\n%X An abstract\nof two lines\n')
    expect(record?.subjects?.map(({ subject }) => subject)).toEqual(['ice', 'sea level', 'wind'])
    expect(record?.descriptions?.[0]?.description).toBe('An abstract of two lines')
  })
})

describe('EndNote XML', () => {
  it('reads EndNote XML without its text styles', () => {
    const text = `<?xml version="1.0"?><xml><records><record>
      <database name="a.enl">a.enl</database><rec-number>4</rec-number>
      <ref-type name="Journal Article">17</ref-type>
      <contributors><authors><author><style face="normal" font="default" size="100%">Ray, Ada</style></author></authors></contributors>
      <titles><title><style face="italic">Fagus</style><style> in Oslo</style></title></titles>
      <periodical><full-title>Journal of X</full-title></periodical><pages>1-9</pages>
      <dates><year>2020</year><pub-dates><date>May 3</date></pub-dates></dates>
      <custom1>kept</custom1><urls><related-urls><url>https://doi.org/10.5072/x</url></related-urls></urls>
    </record></records></xml>`
    const [found] = readRecords(text).records
    expect(found?.format).toBe('endnote-xml')
    expect(found?.record).toMatchObject({
      doi: '10.5072/x',
      creators: [{ name: 'Ray, Ada' }],
      titles: [{ title: 'Fagus in Oslo' }],
      dates: [{ date: '2020-05-03' }],
      relatedItems: [{ titles: [{ title: 'Journal of X' }], firstPage: '1', lastPage: '9' }],
      extras: { format: 'endnote-xml', members: { '/tags/custom1': ['kept'] } },
    })
    const result = convert(text, { to: 'endnote-xml' })
    expect(result.ok && result.text).toContain('<custom1>kept</custom1>')
  })

  it('reads an EndNote type by its number if the type has no name', () => {
    const records = read(endnoteXml, '<xml><records><record><ref-type>59</ref-type></record></records></xml>')
    expect(records[0]?.types?.resourceTypeGeneral).toBe('Dataset')
  })

  it('refuses EndNote XML that declares an entity, and XML without EndNote records', () => {
    const bomb =
      '<!DOCTYPE xml [<!ENTITY a "aaaa">]><xml><records><record><titles><title>&a;</title></titles></record></records></xml>'
    expect(endnoteXml.read?.(bomb)).toMatchObject({ ok: false, diagnostics: [{ rule: 'schema/not-well-formed' }] })
    expect(endnoteXml.read?.('<xml/>')).toMatchObject({ ok: false, diagnostics: [{ rule: 'schema/unrecognised' }] })
  })

  it('escapes special characters in EndNote XML', () => {
    const { text } = endnoteXml.write?.({ titles: [{ title: 'a < b & "c"' }] }) ?? { text: '' }
    expect(text).toContain('<title>a &lt; b &amp; "c"</title>')
    expect(read(endnoteXml, text)[0]?.titles).toEqual([{ title: 'a < b & "c"' }])
  })

  it('marks an organisation in EndNote XML with a comma, as in EndNote tagged text', () => {
    expect(endnoteXml.write?.(people).text).toContain('<author>University of California,, Berkeley</author>')
  })
})

describe('references of refer(1), which have no type', () => {
  const text =
    '%T Rain\n%A Okafor, Ada\n%I Fjord Press\n%D 1991\n\n%A Berg, Eva\n%T Wind\n%J Nature\n%D 2001\n\n%A Lind, Bo\n%T Ice\n%R TR 7\n%D 2002\n'

  it('detects and separates refer(1) references, and infers their types from their tags', () => {
    expect(readRecords(text).records.map(({ record }) => record)).toMatchObject([
      { titles: [{ title: 'Rain' }], types: { resourceTypeGeneral: 'Book' } },
      { titles: [{ title: 'Wind' }], types: { resourceTypeGeneral: 'JournalArticle' } },
      { titles: [{ title: 'Ice' }], types: { resourceTypeGeneral: 'Report' } },
    ])
  })

  it.each(['%YAML 1.2\n---\na: 1\n', '% a comment of TeX\n%A second one\n', '%PDF-1.7\n%A \n'])(
    'does not detect %j as refer(1) references',
    other => {
      expect(endnote.detect(other)).toBe(false)
    },
  )
})
