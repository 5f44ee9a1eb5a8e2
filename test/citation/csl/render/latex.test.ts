import { describe, expect, it } from 'vitest'
import { latexWriter } from '../../../../src/citation/csl/render/latex/latex.ts'
import { expectLinear } from '../../../linear.ts'
import { longTest } from '../../../long-test.ts'

const { inline, whole } = latexWriter(true)

describe('LaTeX', () => {
  it.each([
    [[{ text: 'Roe. ' }, { text: 'Waves', italic: true }], 'Roe. \\textit{Waves}'],
    [[{ text: '{a} $b$ & #c 5 % d_e' }], '\\{a\\} \\$b\\$ \\& \\#c 5 \\% d\\_e'],
    [[{ text: '\\ ^ ~ | "' }], '\\textbackslash{} \\textasciicircum{} \\textasciitilde{} \\textbar{} \\textquotedbl{}'],
    [[{ text: "a--b ,, ``c''" }], "a-\\/-b ,\\/, \\textasciigrave{}\\textasciigrave{}c'\\/'"],
    [[{ text: '<<a>>' }], '\\textless\\/\\textless\\/a\\textgreater\\/\\textgreater\\/'],
    [[{ text: 'H₂O, 10⁻⁵, x²' }], 'H\\textsubscript{2}O, 10\\textsuperscript{\\textminus{}5}, x²'],
    [[{ text: 'α-synuclein, 5 μm, Δ' }], '\\ensuremath{\\alpha}-synuclein, 5 µm, \\ensuremath{\\Delta}'],
    [[{ text: 'Λόγος και α' }], 'Λόγος και α'],
    [
      [{ text: 'a ≤ b ≠ ∞, 5′-end' }],
      "a \\ensuremath{\\leq} b \\ensuremath{\\neq} \\ensuremath{\\infty}, 5\\ensuremath{'}-end",
    ],
    [[{ text: 'Nguyễn, Bình Định, e\u0301, m\u0304' }], 'Nguy\\~{\\^{e}}n, Bình Đ\\d{i}nh, é, \\={m}'],
    [[{ text: 'a\u2060b\u2003c\u200ad Hawai\u02bbi' }], 'ab c\\,d Hawai‘i'],
    [[{ text: 'Quoi\u202f? \u22125' }], 'Quoi\\,? \\textminus{}5'],
    [
      [{ text: 'xⁿ⁺¹, aᵢ, x², m³; Ⅳ; coŀlecció' }],
      'x\\textsuperscript{n+1}, a\\textsubscript{i}, x², m³; IV; col·lecció',
    ],
    [[{ text: 'a\u200fb\u2067c\u2069 Ulʹianov' }], "abc Ul\\ensuremath{'}ianov"],
    [[{ text: 'Lê Thị Hường' }], 'Lê Th\\d{i} {\\ifdefined\\Umathcode\\else\\fontencoding{T5}\\selectfont\\fi Hường}'],
    [[{ text: 'ʿAlī' }], '{\\ifdefined\\Umathcode ʿ\\else ‘\\fi}Alī'],
    [[{ text: 'ə' }], '{\\ifdefined\\Umathcode ə\\else \\textschwa{}\\fi}'],
    [
      [{ text: 't͡ʃɔ̃ n̩ː k̚ ǃ' }],
      [
        '{\\ifdefined\\Umathcode t͡ʃ\\else \\textipa{\\texttoptiebar{t\\textesh{}}}\\fi}',
        '{\\ifdefined\\Umathcode ɔ̃\\else \\textipa{\\~{\\textopeno{}}}\\fi} ',
        '{\\ifdefined\\Umathcode n̩\\else \\textipa{\\textsyllabic{n}}\\fi}{\\ifdefined\\Umathcode ː\\else \\textlengthmark{}\\fi} ',
        '{\\ifdefined\\Umathcode k̚\\else \\textipa{k\\textcorner{}}\\fi} {\\ifdefined\\Umathcode ǃ\\else !\\fi}',
      ].join(''),
    ],
    [
      [{ text: '⅔ Geiſt, pʰ' }],
      '{\\ifdefined\\Umathcode ⅔\\else \\textsuperscript{2}\\kern-.1em/\\kern-.1em\\textsubscript{3}\\fi} Gei{\\ifdefined\\Umathcode ſ\\else s\\fi}t, p\\textsuperscript{h}',
    ],
    [[{ text: 'Għawdex' }], 'G{\\ifdefined\\Umathcode ħ\\else \\ooalign{h\\cr\\raise.65ex\\hbox{-}\\hfil}\\fi}awdex'],
    [
      [{ text: 'a\u2067b ' }, { text: 'ים New \u2066York_5 ים', direction: 'rtl' }],
      'ab \\textRL{ים \\textLR{New York\\_5} ים}',
    ],
    [[{ text: 'a ים, ים b', direction: 'ltr' }], '\\textLR{a \\textRL{ים}, \\textRL{ים} b}'],
    [[{ text: 'x', link: 'https://example.org/a%20b#{c}' }], '\\href{https://example.org/a\\%20b\\#\\%7Bc\\%7D}{x}'],
  ] as const)('writes %j in LaTeX as %s', (runs, expected) => {
    expect(inline(runs)).toBe(expected)
  })

  longTest('writes LaTeX in linear time', () => {
    expectLinear(size => inline([{ text: `${'a'.repeat(size)}1ř` }]), 200_000)
    for (const part of ['a\u0329', 'ə\u0303', 'ə\u0361', 'a\u0303'])
      expectLinear(size => inline([{ text: part.repeat(size) }]), 10_000, part)
  })

  it('LaTeX output has a paragraph for each entry', () => {
    expect(whole(['a', 'b'])).toBe('a\n\nb\n')
  })
})
