import { describe, expect, it } from 'vitest'
import { citationDocument, citeMarkdown, citePandoc } from '../../../../src/citation/csl/index.ts'
import { book } from '../fixtures.ts'

const people = (...families: string[]) => families.map(family => ({ family, given: 'A.' }))
const records = [
  book('moe', 'Moe', 'Tides', 2001),
  book('nye', 'Nye', 'Waves', 2002),
  book('orr', 'Orr', 'Storms', 2003),
  { ...book('many', 'Kim', 'Gales', 2004), author: people('Kim', 'Lee', 'Poe', 'Ray') },
  { ...book('pair', 'Kim', 'Calms', 2005), author: people('Kim', 'Lee') },
]

const written = async (markdown: string, style: string): Promise<string> => {
  const document = await citationDocument(records, { style, locale: 'en-US' })
  return (await citeMarkdown(markdown, document)).text
}

describe('citations of a text', () => {
  it('a citation in a footnote is numbered according to the place of the footnote reference', async () => {
    const text = await written('One [@moe].[^a] Two [@orr].\n\n[^a]: See [@nye].\n', 'ieee')
    expect(text).toMatch(/One \\?\[1\\?\]\.\[\^a\] Two \\?\[3\\?\]\./)
    expect(text).toMatch(/See \\?\[2\\?\]/)
  })

  it('a citation document keeps the order of the works in a citation with prefixes, and sorts the works in a plain citation as the style requests', async () => {
    expect(await written('A [see @orr; also @moe].', 'apa')).toContain('(see Orr, 2003; also Moe, 2001)')
    expect(await written('A [@orr; @moe].', 'apa')).toContain('(Moe, 2001; Orr, 2003)')
  })

  it('numeric styles shorten four names, but not two, in a narrative citation', async () => {
    for (const style of ['ieee', 'vancouver', 'american-medical-association']) {
      const text = await written('So @many says, and @pair too.', style)
      expect(text, style).toContain('So Kim et al.')
      expect(text, style).toMatch(/and Kim and Lee/)
    }
  })

  it('in a note style, a sentence that ends with the "et al." of a narrative citation has a single full stop', async () => {
    const text = await written('So says @many.', 'chicago-note-bibliography')
    expect(text).toMatch(/^So says Kim et al\.\[\^/)
  })
})

it('citePandoc prints a space after the number of an entry', async () => {
  const document = await citationDocument(records, { style: 'ieee', locale: 'en-US' })
  const cite = {
    t: 'Cite',
    c: [
      [{ citationId: 'moe', citationPrefix: [], citationSuffix: [], citationMode: { t: 'NormalCitation' } }],
      [{ t: 'Str', c: '?' }],
    ],
  }
  const ast = { 'pandoc-api-version': [1, 22, 2, 1], meta: {}, blocks: [{ t: 'Para', c: [cite] }] }
  const { document: cited } = await citePandoc(ast, document)
  const margin = /\{"t":"Span","c":\[\["",\["csl-left-margin"\],\[\]\],(\[.*?\])\]\}/.exec(JSON.stringify(cited))?.[1]
  expect(JSON.parse(margin ?? '[]')).toEqual([{ t: 'Str', c: '[1]' }, { t: 'Space' }])
})
