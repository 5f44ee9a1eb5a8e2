import { describe, expect, it } from 'vitest'
import type { FormatId } from '../../../src/formats/index.ts'
import { convert } from '../../../src/formats/index.ts'
import { cslTypes } from '../../../src/formats/work/types/item-types.ts'
import { converted } from '../conversions.ts'

const through = (input: string, ...ids: FormatId[]): string =>
  ids.reduce((text, to) => converted(text, { to }).text, input)

const reference = (type: string): string =>
  `TY  - ${type}\r\nAU  - Okafor, Ada\r\nTI  - Tides\r\nPY  - 2020\r\nUR  - https://example.org/tides\r\nER  - \r\n`

describe('the item type of CSL that a work has', () => {
  it.each(['WEB', 'ELEC'])(
    'keeps the RIS type %s as a web page in CSL-JSON, BibTeX, BibLaTeX, RIS and EndNote',
    type => {
      expect(JSON.parse(through(reference(type), 'csl-json'))[0].type).toBe('webpage')
      expect(through(reference(type), 'csl-json', 'bibtex', 'ris')).toContain('TY  - ELEC\r\n')
      expect(through(reference(type), 'csl-json', 'biblatex', 'endnote', 'ris')).toContain('TY  - ELEC\r\n')
      expect(through(reference(type), 'biblatex')).toContain('@online')
      expect(through(reference(type), 'endnote-xml')).toContain('<ref-type name="Web Page">12</ref-type>')
    },
  )

  it.each([
    ['NEWS', 'article-newspaper', 'JournalArticle', 'Newspaper Article'],
    ['MGZN', 'article-magazine', 'JournalArticle', 'Magazine Article'],
    ['MAP', 'map', 'Image', 'Map'],
    ['BLOG', 'post-weblog', 'Text', 'Blog'],
    ['BILL', 'bill', 'Text', 'Bill'],
    ['HEAR', 'hearing', 'Text', 'Hearing'],
    ['PAMP', 'pamphlet', 'Text', 'Pamphlet'],
    ['PCOMM', 'personal_communication', 'Text', 'Personal Communication'],
    ['LEGAL', 'regulation', 'Text', 'Legal Rule or Regulation'],
    ['DICT', 'entry-dictionary', 'BookChapter', 'Dictionary'],
    ['ENCYC', 'entry-encyclopedia', 'BookChapter', 'Encyclopedia'],
    ['CLSWK', 'classic', 'Text', 'Classical Work'],
  ])(
    'converts the RIS type %s to the CSL type %s, and back through CSL-JSON and EndNote',
    (ris, csl, general, endnote) => {
      const text = reference(ris)
      expect(JSON.parse(through(text, 'csl-json'))[0].type).toBe(csl)
      expect(JSON.parse(through(text, 'datacite-rest')).types.resourceTypeGeneral).toBe(general)
      expect(through(text, 'csl-json', 'ris')).toContain(`TY  - ${ris}\r\n`)
      expect(through(text, 'endnote')).toContain(`%0 ${endnote}\n`)
      expect(through(text, 'endnote', 'csl-json', 'endnote-xml', 'ris')).toContain(`TY  - ${ris}\r\n`)
      expect(convert(text, { to: 'csl-json' })).toMatchObject({ ok: true, losses: [] })
    },
  )

  it.each(Object.keys(cslTypes))(
    'keeps the item type %s in CSL-JSON, and reports a loss if RIS has no such type',
    type => {
      const item = JSON.stringify([{ id: 'k', type, title: 'Tides' }])
      expect(JSON.parse(through(item, 'citable-json', 'csl-json'))[0].type).toBe(type)
      const written = converted(item, { to: 'ris' })
      const back = JSON.parse(through(written.text, 'csl-json'))[0].type
      if (back !== type)
        expect(written.losses.map(({ pointer }) => pointer).filter(pointer => /type/i.test(pointer))).not.toEqual([])
    },
  )

  it.each([
    ['Text', 'BlogPosting', 'post-weblog', 'BLOG'],
    ['Text', 'BlogPost', 'post-weblog', 'BLOG'],
    ['Image', 'Map', 'map', 'MAP'],
  ])(
    'converts the general type %s with the resourceType %s to the CSL type %s',
    (resourceTypeGeneral, resourceType, csl, ris) => {
      const record = JSON.stringify({ titles: [{ title: 'Tides' }], types: { resourceTypeGeneral, resourceType } })
      expect(JSON.parse(through(record, 'csl-json'))[0].type).toBe(csl)
      expect(through(record, 'ris')).toContain(`TY  - ${ris}`)
      expect(JSON.parse(through(record, 'ris', 'datacite-rest')).types).toEqual({ resourceTypeGeneral, resourceType })
    },
  )

  it('writes the general type to CSL-JSON instead of the RIS type if the general type was changed after reading', () => {
    const record = JSON.parse(through(reference('NEWS'), 'citable-json'))
    record.types.resourceTypeGeneral = 'Report'
    expect(JSON.parse(through(JSON.stringify(record), 'csl-json'))[0].type).toBe('report')
  })

  it('writes the item type of an article as entrysubtype in BibLaTeX, and keeps other values of entrysubtype', () => {
    const entry = (subtype: string): string =>
      `@article{k,\n  title = {Tides},\n  journaltitle = {Sound},\n  date = {2020},\n  entrysubtype = {${subtype}}\n}\n`
    for (const kind of ['newspaper', 'magazine']) {
      const item = through(entry(kind), 'csl-json')
      expect(JSON.parse(item)[0].type).toBe(`article-${kind}`)
      expect(through(item, 'biblatex')).toContain(`entrysubtype = {${kind}}`)
      expect(convert(entry(kind), { to: 'biblatex' })).toMatchObject({ losses: [] })
    }
    expect(through(entry('leaflet'), 'biblatex')).toContain('entrysubtype = {leaflet}')
    const told = convert(entry('leaflet'), { from: 'biblatex', to: 'csl-json' })
    expect(told.ok && told.losses.map(({ value }) => value)).toEqual(['leaflet'])
  })
})

describe('a general type that says less than the free text beside it', () => {
  const article = { titles: [{ title: 'T' }], types: { resourceTypeGeneral: 'Text', resourceType: 'Journal article' } }

  it.each([
    ['csl-json', '"type": "article-journal"'],
    ['ris', 'TY  - JOUR'],
    ['endnote', '%0 Journal Article'],
    ['schema-org', '"@type": "ScholarlyArticle"'],
  ] as const)('writes the general type Text to %s as the type that the resourceType names', (to, expected) => {
    expect(converted(article, { to }).text).toContain(expected)
  })

  it('reports that the general type Text is written as a more specific type', () => {
    const message = 'The type Text is written as "article-journal" because the resourceType is "Journal article".'
    expect(converted(article, { to: 'csl-json' }).losses).toContainEqual(
      expect.objectContaining({ kind: 'changed', pointer: '/types/resourceTypeGeneral', message }),
    )
  })
})
