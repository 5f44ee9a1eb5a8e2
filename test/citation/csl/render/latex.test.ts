import { describe, expect, it } from 'vitest'
import { latexWriter } from '../../../../src/citation/csl/render/latex.ts'

const { inline, whole } = latexWriter(true)

describe('LaTeX', () => {
  it.each([
    [[{ text: 'Roe. ' }, { text: 'Waves', italic: true }], 'Roe. \\textit{Waves}'],
    [[{ text: '{a} $b$ & #c 5 % d_e' }], '\\{a\\} \\$b\\$ \\& \\#c 5 \\% d\\_e'],
    [[{ text: '\\ ^ ~ | "' }], '\\textbackslash{} \\textasciicircum{} \\textasciitilde{} \\textbar{} \\textquotedbl{}'],
    [[{ text: "a--b ,, ``c''" }], "a-\\/-b ,\\/, \\textasciigrave{}\\textasciigrave{}c'\\/'"],
    [[{ text: '<<a>>' }], '\\textless\\/\\textless\\/a\\textgreater\\/\\textgreater\\/'],
    [[{ text: 'H₂O, 10⁻⁵, x²' }], 'H\\textsubscript{2}O, 10\\textsuperscript{\\textminus{}5}, x²'],
    [[{ text: 'Quoi\u202f? \u22125' }], 'Quoi\\,? \\textminus{}5'],
    [[{ text: 'x', link: 'https://example.org/a%20b#{c}' }], '\\href{https://example.org/a\\%20b\\#\\%7Bc\\%7D}{x}'],
  ] as const)('writes %j as %s', (runs, expected) => {
    expect(inline(runs)).toBe(expected)
  })

  it('has a paragraph for each entry', () => {
    expect(whole(['a', 'b'])).toBe('a\n\nb\n')
  })
})
