import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bibliography } from '../../src/citation/csl/index.ts'
import { citation, titleWithVersion } from '../../src/citation/index.ts'
import { readableMath } from '../../src/core/tex-math.ts'
import { convert } from '../../src/formats/convert.ts'
import { descriptionHtml } from '../../src/http/pages/description-html.ts'

const forms = ['plain', 'cited', 'markup', 'csl', 'latex'] as const

describe('mathematics in TeX', () => {
  test('converts TeX subscripts and superscripts to markup, and keeps TeX fractions in CSL', () => {
    const tex = 'H$_{\\textrm{2}}$O, $\\frac{1}{2}$'
    expect(readableMath(tex, 'markup')).toBe('H<sub>2</sub>O, 1/2')
    expect(readableMath(tex, 'csl')).toBe('H<sub>2</sub>O, $\\frac{1}{2}$')
    expect(readableMath('$x^2_{\\text{CO}}$', 'cited')).toBe('x²<sub>CO</sub>')
  })

  test.each([
    ['$\\mu$', 'μ'],
    ['H$_{\\textrm{2}}$O', 'H₂O'],
    ['$\\Sigma^{0}$', 'Σ⁰'],
    ['$E=mc^2$', 'E=mc²'],
    ['$^{13}$C at $25^\\circ$C', '¹³C at 25°C'],
    ['$\\sqrt{s}=13$ TeV', '√s=13 TeV'],
    ['$10^{-3}\\,\\mathrm{m\\,s^{-1}}$', '10⁻³ m s⁻¹'],
    ['$a \\times b \\leq \\infty$', 'a × b ≤ ∞'],
    ['$\\bar{p}p \\to K^{*0}\\pi^-$', 'p̄p → K^(∗0)π⁻'],
    ['\\(x_{ij}\\) and $$\\frac{a+b}{2}$$', 'xᵢⱼ and (a+b)/2'],
    ['$n$-type', 'n-type'],
    ['$p < 0.05$ and $N=12$', 'p < 0.05 and N=12'],
    ['from $5 to a$ or A$5', 'from $5 to a$ or A$5'],
    ['\\[x^2\\] and \\[translated\\]', 'x² and \\[translated\\]'],
  ])('renders TeX mathematics as readable text, and keeps other text: %s', (tex, readable) => {
    expect(readableMath(tex, 'plain')).toBe(readable)
  })

  test.each(['apa', 'mla', 'ieee'])(
    'keeps the TeX code of fractions and roots in LaTeX citations in the style %s',
    async style => {
      const title = 'the $\\frac{mass}{\\mu}$ of $\\sqrt{s}\\%$ and H$_2$O'
      const record = { doi: '10.5072/x', titles: [{ title }], types: { resourceTypeGeneral: 'Dataset' as const } }
      const latex = (await bibliography(record, { style, format: 'latex' })).text
      for (const kept of ['$\\frac{mass}{\\mu}$', '$\\sqrt{s}\\%$', 'H\\textsubscript{2}O'])
        expect(latex).toContain(kept)
      expect((await bibliography(record, { style })).text).toMatch(/\((?:m|M)ass\)\/μ of √s% and H₂O/)
    },
  )

  test('escapes a formula in LaTeX citations if the formula contains an unknown command', async () => {
    const record = { doi: '10.5072/x', titles: [{ title: 'a $\\input{secrets}$' }] }
    expect((await bibliography(record, { style: 'apa', format: 'latex' })).text).toContain('\\$\\textbackslash{}input')
  })

  test('keeps TeX subscripts and superscripts readable in plain text if Unicode has no characters for them', () => {
    expect(readableMath('$T_{CO}$, $x^{a,b}$', 'plain')).toBe('T_CO, x^(a,b)')
  })

  test.each([
    'costs $5 and $10',
    'US$ and A$ 5',
    '$\\frac{a',
    '$\\mu',
    '$x_{a$ and {',
    '$\\begin{matrix}a\\end{matrix}$',
    '$\\unknown{x}$',
    '\\(x',
    '$x}$',
    '$^$',
  ])('keeps text with no, unclosed or unknown mathematics unchanged: %s', text => {
    for (const form of forms) expect(readableMath(text, form)).toBe(text)
  })

  test('finds no TeX mathematics in 20,000 unclosed delimiters or in deeply nested groups', () => {
    for (const part of ['$', '\\(', '$ ', '${', '$^', '$\\frac{'])
      expect(readableMath(part.repeat(20_000), 'markup')).toHaveLength(part.length * 20_000)
    const nested = `$${'^'.repeat(900)}$ $${'{'.repeat(400)}x${'}'.repeat(400)}$`
    expect(readableMath(nested, 'plain')).toBe(nested)
  })

  test('writes no markup for TeX mathematics except sub and sup elements', () => {
    const pieces = fc.constantFrom('$', '\\', '{', '}', '^', '_', 'a', '1', ' ', 'frac', 'mu', '(', ')', '-')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), parts => {
        expect(readableMath(parts.join(''), 'markup').replace(/<\/?su[bp]>/g, '')).not.toMatch(/[<>]/)
        expect(readableMath(parts.join(''), 'plain')).not.toMatch(/[<>]/)
      }),
    )
  })
})

describe('a record with mathematics', () => {
  const record = {
    doi: '10.48364/a',
    creators: [{ name: 'Doe, Jo', nameType: 'Personal' as const }],
    titles: [{ title: 'Decay of $\\Sigma^{0}$ in H$_{\\textrm{2}}$O for $5' }],
    publisher: { name: 'Sea' },
    publicationYear: 2020,
    version: '1.1',
    types: { resourceTypeGeneral: 'Dataset' as const },
    descriptions: [{ description: 'Mass $T_{CO}$ <b>and</b> $\\frac{a', descriptionType: 'Abstract' as const }],
  }
  const readable = 'Decay of Σ⁰ in H₂O for $5'
  const written = (to: string): string => {
    const converted = convert(record, { to })
    return converted.ok ? converted.text : ''
  }

  test('writes TeX mathematics as readable text in titles, citations and bibliographies', async () => {
    expect(titleWithVersion(record)).toBe(`${readable} (v1.1)`)
    expect(citation(record)).toContain(`${readable} (v1.1)`)
    expect(citation(record, { style: 'datacite' })).toContain(readable)
    expect((await bibliography([record], { style: 'apa' })).text).toContain(readable)
    expect((await bibliography([record], { style: 'apa', format: 'html' })).text).toContain(readable)
  })

  test('keeps formulas in BibTeX, BibLaTeX and DataCite formats, and writes readable text to RIS, EndNote and CSL-JSON', () => {
    for (const to of ['bibtex', 'biblatex']) expect(written(to)).toContain('$\\Sigma^{0}$')
    expect(written('datacite-xml')).toContain('$\\Sigma^{0}$')
    expect(written('datacite-rest')).toContain('$\\\\Sigma^{0}$')
    for (const to of ['ris', 'endnote']) expect(written(to)).toContain(readable)
    expect(written('csl-json')).toContain('Σ<sup>0</sup> in H<sub>2</sub>O for $5')
    expect(written('ris')).toContain('Mass T_CO and $\\frac{a')
  })

  test('shows mathematics on a page as readable text', () => {
    expect(String(descriptionHtml('Mass $T_{CO}$ <b>and</b> $\\mu$ & $\\frac{a').text)).toBe(
      'Mass T<sub>CO</sub> <b>and</b> μ &amp; $\\frac{a',
    )
  })
})
