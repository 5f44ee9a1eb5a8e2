import { describe, expect, it } from 'vitest'
import { asciidocWriter } from '../../../../src/citation/csl/render/asciidoc.ts'

const { inline } = asciidocWriter(true)

describe('AsciiDoc', () => {
  it.each([
    [[{ text: 'Roe. ' }, { text: 'Waves', italic: true }], 'Roe. __Waves__'],
    [[{ text: 'of 2 kinds', position: 'super' }], '^of&#32;2&#32;kinds^'],
    [[{ text: 'a -- b... {c} [d]' }], 'a &#45;&#45; b&#46;&#46;. &#123;c&#125; &#91;d&#93;'],
    [[{ text: 'image:a and b::c' }], 'image&#58;a and b&#58;:c'],
    [
      [
        { text: 'a', smallCaps: true },
        { text: 'b', smallCaps: true, underline: true },
      ],
      '[.small-caps]##a##[.small-caps.underline]##b##',
    ],
    [
      [{ text: 'Roe', smallCaps: true }, { text: '. ' }, { text: 'doi', link: 'https://doi.org/10.1/x' }],
      '{empty}[.small-caps]##Roe##. link:++https://doi.org/10.1/x++[doi]',
    ],
    [
      [
        { text: 'a, ', link: 'https://example.org' },
        { text: 'b', link: 'https://example.org', underline: true },
      ],
      'link:++https://example.org++{startsb}a&#44; [.underline]##b##{endsb}',
    ],
    [
      [
        { text: 'a', link: 'https://example.org' },
        { text: '2', position: 'super' },
      ],
      'link:++https://example.org++[a]{empty}^2^',
    ],
    [[{ text: '((a)) $$b$$' }], '&#40;(a&#41;) &#36;$b&#36;$'],
    [[{ text: '= a' }], '&#61; a'],
    [[{ text: 'iv. a' }], 'iv&#46; a'],
    [[{ text: 'NOTE: a' }], 'NOTE&#58; a'],
    [[{ text: 'Doe: a' }], 'Doe: a'],
  ] as const)('writes %j in AsciiDoc as %s', (runs, expected) => {
    expect(inline(runs)).toBe(expected)
  })
})
