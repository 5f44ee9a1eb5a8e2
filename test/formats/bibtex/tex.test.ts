import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeTex, verbatim } from '../../../src/formats/bibtex/tex/decode.ts'
import { beyondAscii, escapeTex } from '../../../src/formats/bibtex/tex/escape.ts'
import { markupToTex } from '../../../src/formats/bibtex/tex/markup.ts'
import { expectLinear } from '../../linear.ts'
import { runsOr } from '../../runs.ts'

describe('escapeTex', () => {
  it.each([
    ['50 % of R&D_x #1 {a}', '50 \\% of R\\&D\\_x \\#1 \\textbraceleft{}a\\textbraceright{}'],
    [
      'C:\\new ^ ~ <b> |',
      'C:\\textbackslash{}new \\textasciicircum{} \\textasciitilde{} \\textless{}b\\textgreater{} \\textbar{}',
    ],
    ['costs $5 and $10', 'costs \\$5 and \\$10'],
    ['Decay of $Z^0 \\to \\mu\\mu$ bosons', 'Decay of $Z^0 \\to \\mu\\mu$ bosons'],
    ['within $\\pm 3\\%$', 'within $\\pm 3\\%$'],
    ['$\\pm 3%$', '\\$\\textbackslash{}pm 3\\%\\$'],
    ['on \\(x^2\\), \\[y_1\\] and $$z^3$$', 'on \\(x^2\\), \\[y_1\\] and $$z^3$$'],
    [
      '\\(\\input{secrets}\\)',
      '\\textbackslash{}(\\textbackslash{}input\\textbraceleft{}secrets\\textbraceright{}\\textbackslash{})',
    ],
    ['costs $$5', 'costs \\$\\$5'],
    ['$\\input{secrets}$', '\\$\\textbackslash{}input\\textbraceleft{}secrets\\textbraceright{}\\$'],
    ['Köppen, Байкал, 東京', 'Köppen, Байкал, 東京'],
    ['e\u0301', 'é'],
  ])('escapes %j for TeX as %j', (text, expected) => {
    expect(escapeTex(text)).toBe(expected)
  })

  it.each([
    ['Köppen naïve Ångström', 'K\\"{o}ppen na\\"{\\i}ve \\AA{}ngstr\\"{o}m'],
    ['Łódź – ‘ß’', "\\L{}\\'{o}d\\'{z} \\textendash{} \\textquoteleft{}\\ss{}\\textquoteright{}"],
    ['Жук', '\\CYRZH{}\\cyru{}\\cyrk{}'],
    ['Озёр', '\\CYRO{}\\cyrz{}\\cyryo{}\\cyrr{}'],
    ['α-Ω', '\\textalpha{}-\\textOmega{}'],
    ['ǟ', '\\={\\"{a}}'],
    ['海', '海'],
  ])('escapes %j for TeX in ASCII as %j', (text, expected) => {
    expect(escapeTex(text, 'ascii')).toBe(expected)
  })

  it('decodes escaped TeX to the original text in either encoding, unless the text has TeX quotes or dashes', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'aé ñßЖщ≤_%$#&{}\\~^<>|αΩ–“ı.5x') }),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('utf-8' as const, 'ascii' as const), (given, encoding) => {
        const normal = given.normalize('NFC').replace(/\s+/g, ' ').trim()
        // Quotes and dashes of several characters are TeX already and are read as such.
        fc.pre(!/--|``|''|\p{Cc}|[\u2126\u212a\u212b]/u.test(normal))
        expect(decodeTex(escapeTex(normal, encoding)).text).toBe(normal)
      }),
      { numRuns: runsOr(1000) },
    )
  })

  it('beyondAscii lists each character that lacks a TeX command only once', () => {
    expect(beyondAscii('東京 Köln Омск 東')).toEqual(['東', '京'])
  })
})

describe('decodeTex', () => {
  it.each([
    ['G{\\"o}del', 'Gödel'],
    ['G\\"odel and \\"{O}sterreich', 'Gödel and Österreich'],
    ["Erd\\H{o}s, \\'{\\i}, \\v{S}\\c cal\\=a", 'Erdős, í, Šçalā'],
    ['{\\AA}ngstr{\\o}m \\ss', 'Ångstrøm ß'],
    ["``quoted'' --- 1--2", '“quoted” — 1–2'],
    ["The `single' word, dogs' and `it's'", "The ‘single’ word, dogs' and ‘it's’"],
    ["Qur`an and ``a `b' c''", 'Qur`an and “a ‘b’ c”'],
    ['List<T> against <<oui>>, vector<vector<int>>', 'List<T> against «oui», vector<vector<int>>'],
    ['\\bibstring{newseries} of snow', 'new series of snow'],
    ['Hail\\footnote{a {\\em note}} falls', 'Hail falls', ['\\footnote']],
    ['The {DNA} of {{NASA}}', 'The DNA of NASA'],
    ['\\emph{In situ} \\textbf{bold} CO\\textsubscript{2}', '<i>In situ</i> <b>bold</b> CO<sub>2</sub>'],
    ['{\\it Escherichia coli} H$_2$O m$^{-2}$', '<i>Escherichia coli</i> H<sub>2</sub>O m<sup>-2</sup>'],
    ['decay $Z \\to \\mu\\mu$ here', 'decay $Z \\to \\mu\\mu$ here'],
    ['\\url{https://example.org/~a_b} \\href{https://x.org}{there}', 'https://example.org/~a_b there'],
    ['\\nolinkurl{https://example.org/~a_b}', 'https://example.org/~a_b'],
    ['\\selectlanguage{german}Boden \\textcolor{red}{rot}', 'Boden rot'],
    ['a~b\\,c\\ d\\\\e', 'a b c d e'],
    ['\\cyrchar\\CYRZH{\\cyru}', 'Жу', ['\\cyrchar']],
    ['{\\noopsort{1973b}}1973', '1973'],
    ['\\fancy{kept}', 'kept', ['\\fancy']],
    ['unclosed { brace', 'unclosed brace'],
    ['5$ only', '5$ only'],
    ['\\~{}x \\^{}y', '~x ^y'],
  ])('decodes the TeX text %j as %j', (raw, text, unknown: string[] = []) => {
    expect(decodeTex(raw)).toEqual({ text, unknown })
  })

  it('the fast path of decodeTex returns the same result as the full decoder', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        'e',
        'Zu',
        '\\o',
        '\\ss ',
        "\\'",
        '\\"',
        '\\c',
        '\\v',
        '\\i',
        '\\&',
        '\\}',
        '\\ ',
        '{',
        '}',
        '{e}',
        ' ',
        '  ',
      ],
      ...[
        '\n',
        '-',
        '--',
        '---',
        "'",
        "''",
        '``',
        '~',
        '$',
        '$x$',
        '\\textit{',
        '\u00a0',
        '\u0301',
        'α',
        '中',
        '*',
        '"',
        '\\foo',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), pieces => {
        const raw = pieces.join('')
        expect(decodeTex(raw)).toEqual(decodeTex(`\\relax{}${raw}`))
      }),
      { numRuns: runsOr(2000) },
    )
  })

  it.each([
    ['\\enquote{a \\mkbibquote{b} c} \\enquote{d}', '“a ‘b’ c” “d”'],
    ['The {\\TeX}book, \\LaTeX\\ and \\BibTeX', 'The TeXbook, LaTeX and BibTeX'],
    ['methodology\\hyphen independent \\mkbibemph{De Anima}', 'methodology-independent <i>De Anima</i>'],
  ])('decodes LaTeX, biblatex and csquotes commands: %j', (raw, text) => {
    expect(decodeTex(raw)).toEqual({ text, unknown: [] })
  })

  it('decodes TeX in linear time', () => {
    for (const part of ['{', '\\(', '\\url{', "\\'", '$', '\\emph{', '``', '}', '\\enquote{'])
      expectLinear(size => decodeTex(part.repeat(size)), 20_000, part)
  })
})

describe('markupToTex', () => {
  it.each([
    ['<i>Fagus</i> & CO<sub>2</sub>', '\\emph{Fagus} \\& CO\\textsubscript{2}'],
    ['<i>a<b>c</i></b>', 'ac'],
    ['x < y & <script>alert(1)</script>', 'x \\textless{} y \\&'],
    ['<I>open', 'open'],
  ])('converts the markup %j to the TeX %j', (text, expected) => {
    expect(markupToTex(text, 'utf-8')).toBe(expected)
  })
})

describe('verbatim', () => {
  it.each([
    ['\\url{https://example.org/a_b}', 'https://example.org/a_b'],
    ['https://example.org/\\~{}me/a\\_b\\%20', 'https://example.org/~me/a_b%20'],
    ['10.1000/{x}', '10.1000/x'],
  ])('reads the verbatim BibTeX field %j as %j', (raw, expected) => {
    expect(verbatim(raw)).toBe(expected)
  })
})
