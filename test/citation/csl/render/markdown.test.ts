import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { markdownWriter } from '../../../../src/citation/csl/render/markdown.ts'

const { inline } = markdownWriter(true)

describe('Markdown', () => {
  it.each([
    ['Roe, A. (2020). *a* [b] <c> $d$', 'Roe, A. (2020). \\*a\\* \\[b\\] \\<c\\> \\$d\\$'],
    ['a--b... "c" @doe :smile: 10:30', 'a\\--b\\.\\.. \\"c\\" \\@doe \\:smile: 10:30'],
    ['1. a', '1\\. a'],
    ['v. Neumann, J.', 'v\\. Neumann, J.'],
    ['(a) b', '(a\\) b'],
    ['A. Bauer, B. Doe', 'A. Bauer, B. Doe'],
    ['(1)', '(1)'],
    ['# a', '\\# a'],
    ['% a', '\\% a'],
    [': a', '\\: a'],
    ['- a', '\\- a'],
  ])('writes %j in Markdown as %s', (text, expected) => {
    expect(inline([{ text }])).toBe(expected)
  })
})

describe('a bare address', () => {
  const addresses = [
    'https://example.org/bog_water',
    'https://example.org/a_(b)_c?x=1&y=2~z*',
    'https://doi.org/10.1007/978-3-642-11218-8_6',
    'https://doi.org/10.1000/a[1]',
    'https://example.org/bogs_(wet)',
    'ftp://example.org/bog_water_levels',
    'https://doi.org/10.1002/(SICI)1096-987X(199803)19:4<377::AID-JCC1>3.0.CO;2-P',
  ]

  it.each(addresses)('remark-gfm links the whole address %s, with angle brackets percent-encoded', address => {
    for (const writer of [markdownWriter(true), markdownWriter(false)])
      for (const around of ['Bogs. @', 'See @.', 'Bogs (@).']) {
        const markdown = writer.inline([{ text: around.replace('@', () => address) }])
        expect(linksIn(markdown), markdown).toEqual([address.replace(/[<>]/g, encodeURIComponent)])
      }
  })

  it('Markdown output has a single link for a bare address with a link target', () => {
    const [plain = '', escaped = ''] = [addresses[0], addresses.at(-1)]
    const target = escaped.replace(/[<>]/g, encodeURIComponent)
    for (const [text, link] of [
      [plain, plain],
      [escaped, target],
      [plain, target],
    ] as const)
      expect(linksIn(inline([{ text, link }]))).toEqual([link])
  })

  it('Markdown output keeps a bare URL without a link target unchanged', () => {
    expect(inline([{ text: 'https://doi.org/10.5072/bog' }])).toBe('https://doi.org/10.5072/bog')
  })
})

interface MarkdownNode {
  type: string
  url?: string
  children?: readonly MarkdownNode[]
}

function linksIn(markdown: string): string[] {
  const targets: string[] = []
  const visit = ({ type, url, children = [] }: MarkdownNode): void => {
    if (type === 'link' && url !== undefined) targets.push(url)
    children.forEach(visit)
  }
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown))
  return targets
}
