import { describe, expect, it } from 'vitest'
import { typstWriter } from '../../../../src/citation/csl/render/typst.ts'

const { inline, whole } = typstWriter(true)

describe('Typst', () => {
  it.each([
    [[{ text: 'Roe. ' }, { text: 'Waves', italic: true }, { text: ' (2).' }], 'Roe. #emph[Waves]; (2).'],
    [[{ text: 'Waves', italic: true }, { text: '(2)' }], '#emph[Waves];(2)'],
    [[{ text: 'a', bold: true, position: 'super' }], '#strong[#super[a];];'],
    [
      [
        { text: 'Doe', smallCaps: true },
        { text: 'b', position: 'sub' },
      ],
      '#smallcaps[Doe];#sub[b];',
    ],
    [[{ text: 'x', link: 'https://example.org/"#' }], '#link("https://example.org/%22#")[x];'],
    [
      [{ text: '#set page() $x$ @doe <a> [b] *c* _d_ `e` ~' }],
      '\\#set page() \\$x\\$ \\@doe \\<a\\> \\[b\\] \\*c\\* \\_d\\_ \\`e\\` \\~',
    ],
    [[{ text: 'https://example.org /* a */' }], 'https:\\/\\/example.org \\/\\* a \\*\\/'],
    [[{ text: 'a--b ... "c" \'d\' C:\\e' }], 'a\\--b \\.\\.. \\"c\\" \\\'d\\\' C:\\\\e'],
    [[{ text: '= a' }], '\\= a'],
    [[{ text: '1. a' }], '1\\. a'],
    [[{ text: '- a', italic: true }], '#emph[\\- a];'],
  ] as const)('writes %j in Typst as %s', (runs, expected) => {
    expect(inline(runs)).toBe(expected)
  })

  it('Typst has no links if none are requested', () => {
    expect(typstWriter(false).inline([{ text: 'x', link: 'https://example.org' }])).toBe('x')
  })

  it('Typst output has a paragraph for each entry', () => {
    expect(whole(['a', 'b'])).toBe('a\n\nb\n')
  })
})
