import { describe, expect, it } from 'vitest'
import { jats } from '../../../src/formats/index.ts'
import { citationKind } from '../../../src/formats/jats/publication-types.ts'
import { latestKernel, termsOf } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { attributeOf, elementsOf, readXml } from '../../../src/text/xml/read.ts'

const written = (record: Datacite) => jats.write?.(record) ?? { text: '', losses: [] }

function rootOf(text: string) {
  const xml = readXml(text)
  if (!xml.ok) throw new Error(xml.diagnostics[0]?.message ?? '')
  return xml.root
}

describe('jats', () => {
  it.each([
    ['Dataset', 'data', 'data-title'],
    ['Software', 'software', 'source'],
    ['JournalArticle', 'journal', 'article-title'],
    ['DataPaper', 'journal', 'article-title'],
    ['ConferencePaper', 'confproc', 'article-title'],
    ['BookChapter', 'book', 'chapter-title'],
    ['Book', 'book', 'source'],
    ['Dissertation', 'thesis', 'source'],
    ['Report', 'report', 'source'],
    ['Preprint', 'preprint', 'article-title'],
    ['Standard', 'standard', 'source'],
    ['Award', 'other', 'source'],
    ['constructor', 'other', 'source'],
    [undefined, 'other', 'source'],
  ])(
    'a record of the general type %s has the publication type %s and the title element %s in JATS',
    (general, publicationType, title) => {
      expect(citationKind(general)).toMatchObject({ publicationType, title })
    },
  )

  it('writes a record of every general type to JATS with a publication type and the title', () => {
    for (const general of termsOf('resourceTypeGeneral', latestKernel)) {
      const types = { resourceTypeGeneral: general } as NonNullable<Datacite['types']>
      const root = rootOf(written({ types, titles: [{ title: 'A' }] }).text)
      expect(attributeOf(root, 'publication-type')).not.toBe('')
      expect(elementsOf(root).map(({ local }) => local)).toEqual([citationKind(general).title])
    }
  })

  it('keeps organisations whole, and writes only editors as editors in JATS', () => {
    const { text, losses } = written({
      creators: [{ name: 'Institute of Ice, Kiel', nameType: 'Organizational' }, { name: 'Fjord Survey' }],
      contributors: [
        { name: 'Berg, Eva', nameType: 'Personal', contributorType: 'Editor' },
        { name: 'Roe, Jim', nameType: 'Personal', contributorType: 'Sponsor' },
      ],
    })
    expect(text).toContain('<collab>Institute of Ice, Kiel</collab>')
    expect(text).not.toContain('<surname>Fjord')
    expect(text.match(/person-group-type="\w+"/g)).toEqual(['person-group-type="author"', 'person-group-type="editor"'])
    expect(text).not.toContain('Roe')
    expect(losses.map(({ pointer }) => pointer)).toContain('/contributors/1')
  })

  it('writes the version and the full date to JATS, and reports a shortened date range', () => {
    const { text, losses } = written({
      publicationYear: 2021,
      dates: [{ date: '2021-05-03/2021-06-01', dateType: 'Issued' }],
      version: '1.0 & later',
      types: { resourceTypeGeneral: 'Dataset' },
    })
    expect(text).toContain('<year iso-8601-date="2021-05-03">2021</year>')
    expect(text).toContain('<version designator="1.0 &amp; later">1.0 &amp; later</version>')
    expect(losses).toMatchObject([{ kind: 'changed', pointer: '/dates/0/date' }])
  })

  it('writes no markup from a record to JATS', () => {
    const { text } = written({ titles: [{ title: 'Ice <script>alert(1)</script> & <i>Nature</i>' }] })
    expect(text).toContain('<source>Ice &amp; Nature</source>')
  })

  it('writes several records to JATS as a numbered list of references', () => {
    const { text = '', losses } = jats.writeAll?.([{ doi: '10.5072/a' }, { doi: '10.5072/b', sizes: ['1'] }]) ?? {}
    const root = rootOf(text)
    expect(root.name).toBe('ref-list')
    expect(elementsOf(root).map(ref => attributeOf(ref, 'id'))).toEqual(['ref1', 'ref2'])
    expect(losses).toMatchObject([{ pointer: '/sizes', index: 1 }])
  })

  it('writes fields outside the kernel if JATS has an element for them', () => {
    const cited = {
      ...{ volume: '3', issue: '2', edition: '2nd', 'publisher-place': 'Oslo', 'event-title': 'Ice Days', page: '7–9' },
      ...{ 'event-place': 'Bergen', 'event-date': '2020-01-02', note: 'In print', 'number-of-pages': '300' },
      ...{ accessed: '2021-05-06', number: 'TR-1', 'part-title': 'North', 'number-of-volumes': '4' },
    }
    const { text, losses } = written({
      types: { resourceTypeGeneral: 'Report' },
      descriptions: [{ description: 'Ice Reports', descriptionType: 'SeriesInformation' }],
      alternateIdentifiers: [{ alternateIdentifier: '9783161484100', alternateIdentifierType: 'ISBN' }],
      extras: { format: 'csl-json', members: {}, cited },
    })
    expect(losses).toEqual([])
    for (const line of [
      ...['<volume>3</volume>', '<issue>2</issue>', '<edition>2nd</edition>', '<publisher-loc>Oslo</publisher-loc>'],
      ...['<conf-name>Ice Days</conf-name>', '<conf-loc>Bergen</conf-loc>', '<conf-date>2020-01-02</conf-date>'],
      ...['<fpage>7</fpage>', '<lpage>9</lpage>', '<comment>In print</comment>', '<part-title>North</part-title>'],
      ...['<size units="page">300</size>', '<size units="volume">4</size>', '<series>Ice Reports</series>'],
      ...['<pub-id pub-id-type="publisher-id">TR-1</pub-id>', '<isbn>9783161484100</isbn>'],
      '<date-in-citation content-type="access-date" iso-8601-date="2021-05-06">2021-05-06</date-in-citation>',
    ])
      expect(text).toContain(line)
  })

  it('writes the volume of the container to JATS, and reports the volume of the work as lost', () => {
    const { text, losses } = written({
      types: { resourceTypeGeneral: 'JournalArticle' },
      relatedItems: [
        { relatedItemType: 'Journal', relationType: 'IsPublishedIn', titles: [{ title: 'Ice' }], volume: '1' },
      ],
      extras: { format: 'csl-json', members: {}, cited: { volume: '2' } },
    })
    expect(text.match(/<volume>.*?<\/volume>/g)).toEqual(['<volume>1</volume>'])
    expect(losses).toMatchObject([{ kind: 'lost', pointer: '/extras/cited/volume', value: '2' }])
  })

  it('writes patents, newspapers and blogs with their specific types in JATS', () => {
    const typed = (type: string, general: 'Text' | 'JournalArticle') =>
      written({
        types: { resourceTypeGeneral: general },
        extras: { format: 'csl-json', members: {}, cited: { type, number: 'US 1' } },
      }).text
    expect(typed('patent', 'Text')).toContain('publication-type="patent"')
    expect(typed('patent', 'Text')).toContain('<patent>US 1</patent>')
    expect(typed('article-newspaper', 'JournalArticle')).toContain('publication-type="newspaper"')
    expect(typed('post-weblog', 'Text')).toContain('publication-type="blog"')
  })
})
