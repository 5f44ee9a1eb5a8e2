import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { type BibliographyOptions, bibliography, citationDocument } from '../../../../src/citation/csl/index.ts'

const article = {
  id: 'waves',
  type: 'article-journal',
  title: 'Waves of <i>salt</i> & "sea"',
  author: [{ family: 'Roe', given: 'Ann' }, { literal: 'Sea Council' }],
  'container-title': 'Journal of the Sea',
  volume: '3',
  page: '1-9',
  issued: { 'date-parts': [[2020, 5]] },
  DOI: '10.5072/x"y',
}

const list = async (items: object[], options: BibliographyOptions = {}): Promise<string> =>
  (await bibliography(items, { style: 'apa', format: 'html', microdata: true, ...options })).text

interface Item {
  type: string
  properties: [name: string, value: string | Item][]
}

type Element = DefaultTreeAdapterTypes.Element

/** Returns the Microdata items in a fragment, extracted as in https://html.spec.whatwg.org/multipage/microdata.html. */
function itemsIn(html: string): Item[] {
  const found: Item[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node, holder: Item | undefined): void => {
    const attribute = (name: string): string | undefined =>
      (node as Element).attrs?.find(one => one.name === name)?.value
    let inside = holder
    if (attribute('itemscope') !== undefined) {
      inside = { type: attribute('itemtype') ?? '', properties: [] }
      if (holder === undefined) found.push(inside)
    }
    const property = attribute('itemprop')
    if (property !== undefined && holder !== undefined)
      holder.properties.push([
        property,
        inside !== holder && inside !== undefined
          ? inside
          : (attribute('content') ?? attribute('href') ?? textIn(node)),
      ])
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child, inside)
  }
  visit(parseFragment(html), undefined)
  return found
}

const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''

describe('an HTML list with Microdata', () => {
  it('marks the type and the properties of an entry in Microdata', async () => {
    const url = 'https://doi.org/10.5072/x%22y'
    expect(itemsIn(await list([article]))).toEqual([
      {
        type: 'https://schema.org/ScholarlyArticle',
        properties: [
          ['url', url],
          ['datePublished', '2020-05'],
          ['author', { type: 'https://schema.org/Person', properties: [['name', 'Roe, A.']] }],
          ['author', { type: 'https://schema.org/Organization', properties: [['name', 'Sea Council']] }],
          ['name', 'Waves of salt & “sea.”'],
          ['isPartOf', { type: 'https://schema.org/CreativeWork', properties: [['name', 'Journal of the Sea']] }],
          ['pagination', '1–9'],
        ],
      },
    ])
  })

  it('an HTML list with Microdata marks parts of entries with classes, and has the same text as a list without Microdata', async () => {
    const html = await list([article])
    expect(html).toContain('<span class="csl-title" itemprop="name">Waves of <i>salt</i> &#38; “sea.”</span>')
    expect(html).toContain('(<span class="csl-issued">2020</span>)')
    expect(html).toContain('<span class="csl-volume"><i>3</i></span>')
    const plain = await list([article], { microdata: false })
    const bare = (text: string): string => textIn(parseFragment(text))
    expect(bare(html)).toBe(bare(plain))
    expect(plain).not.toMatch(/itemprop|csl-title/)
  })

  it.each(['ieee', 'chicago-note-bibliography', 'vancouver', 'modern-language-association'])(
    'an HTML list has the same text in %s with and without Microdata',
    async style => {
      const other = {
        ...article,
        id: 'other',
        title: 'Tides',
        author: [{ family: 'de la Mer', given: 'Jo', suffix: 'Jr.' }],
      }
      const [marked, plain] = [true, false].map(microdata => list([article, other], { style, microdata, links: true }))
      expect(textIn(parseFragment(await (marked ?? '')))).toBe(textIn(parseFragment(await (plain ?? ''))))
    },
  )

  it('Microdata has the type CreativeWork for an unknown type, and omits unreadable dates and unsafe addresses', async () => {
    const [item] = itemsIn(
      await list([{ id: 'a', type: 'constructor', title: 'A', issued: 'soon', URL: 'javascript:x' }]),
    )
    expect(item).toEqual({ type: 'https://schema.org/CreativeWork', properties: [['name', 'A']] })
  })

  it('bibliography throws an error if microdata is not a boolean, or if Microdata is requested in plain text', async () => {
    await expect(list([article], { microdata: 1 as never })).rejects.toThrow('"microdata"')
    await expect(list([article], { format: 'text' })).rejects.toThrow('"microdata"')
  })
})

it('writes Microdata in the bibliography of a document and in each section of the bibliography', async () => {
  const book = { id: 'book', type: 'book', title: 'Sea', author: [{ family: 'Ito', given: 'Jun' }], issued: '2019' }
  const document = await citationDocument([article, book], { style: 'apa', format: 'html', microdata: true })
  expect(document.cite([{ id: 'waves' }, { id: 'book' }]).text).toBe('(Ito, 2019; Roe &#38; Sea Council, 2020)')
  const { text, sections } = document.bibliography({
    sections: [{ heading: 'Books', filter: ({ id }) => id === 'book' }],
  })
  const typesIn = (html: string | undefined): string[] => itemsIn(html ?? '').map(({ type }) => type.slice(19))
  expect(typesIn(text)).toEqual(['Book', 'ScholarlyArticle'])
  expect(sections.map(section => typesIn(section.text))).toEqual([['Book'], ['ScholarlyArticle']])
})

describe('a list in a language that is written from right to left', () => {
  it.each(['ar', 'ar-EG'])(
    'bibliography marks the direction of a list in a right-to-left language: %s',
    async locale => {
      expect(await list([article], { locale, microdata: false })).toMatch(/^<div class="csl-bib-body" dir="rtl">/)
    },
  )

  it('bibliography does not mark the direction of a list in a left-to-right language', async () => {
    expect(await list([article], { microdata: false })).toMatch(/^<div class="csl-bib-body">/)
  })

  it('writes LaTeX commands around text of the opposite direction if typography is requested', async () => {
    const options = { style: 'apa', format: 'latex', typography: true } as const
    const { text } = await bibliography([{ ...article, publisher: 'Sea', title: 'ملوحة البحر' }], options)
    expect(text).toContain('\\textRL{ملوحة البحر}')
    const arabic = await bibliography([article], { ...options, locale: 'ar' })
    expect(arabic.text).toContain('\\textLR{\\textit{Journal of the Sea}}')
  })
})
