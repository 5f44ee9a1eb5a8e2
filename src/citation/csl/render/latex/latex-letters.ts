/**
 * Replaces letters and signs outside the encodings T1 and TS1 with TeX code for pdfLaTeX. LuaLaTeX and XeLaTeX still
 * read the letters themselves.
 *
 * Vietnamese words are set in T5, which has all their letters. Other letters and signs are composed.
 */
export const rareLetters = (text: string): string =>
  text
    .replace(vietnamese, word =>
      ofT5Alone.test(word) ? `{${unlessUnicode}\\fontencoding{T5}\\selectfont\\fi ${word}}` : word,
    )
    .replace(barred, letter => inPdf(letter, bars[letter] ?? ''))
    .replace(markedBelow, letter => {
      const [base = '', mark = ''] = letter.normalize('NFD')
      return inPdf(letter, `\\ooalign{${base}\\cr\\hidewidth\\raise-1.7ex\\hbox{\\${below[mark]}{}}\\hidewidth}`)
    })
    .replace(others, found => inPdf(found, composed[found] ?? fraction(found)))

/** The start of code for pdfLaTeX only; the other engines read UTF-8 letters as characters. */
const unlessUnicode = '\\ifdefined\\Umathcode\\else'

/** Returns code that prints `composed` in pdfLaTeX and the letter itself in other engines. */
export const inPdf = (letter: string, composed: string): string =>
  `{\\ifdefined\\Umathcode ${letter}\\else ${composed}\\fi}`

/** Matches words spelled with the letters of the Vietnamese alphabet. */
const vietnamese = /[A-Za-zÀ-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ]+/g
/** Matches a letter with a horn or hook, which only the T5 encoding contains. */
const ofT5Alone = /[ƠơƯưẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỚ-ợỦ-ựỶỷ]/

/** The TeX code of Maltese and Sámi letters with a bar. */
const bars: Readonly<Record<string, string>> = {
  ħ: '\\ooalign{h\\cr\\raise.65ex\\hbox{-}\\hfil}',
  Ħ: '\\ooalign{H\\cr\\hidewidth\\raise.55ex\\hbox{--}\\hidewidth}',
  ŧ: '\\ooalign{t\\cr\\hidewidth-\\hidewidth}',
  Ŧ: '\\ooalign{T\\cr\\hidewidth\\raise.1ex\\hbox{-}\\hidewidth}',
}
const barred = /[ħĦŧŦ]/g

/**
 * Matches letters with a ring, a breve, a circumflex, a tilde or a diaeresis below, as used in transliteration.
 *
 * T1 provides these marks only above letters.
 */
const markedBelow =
  /[\u1e00\u1e01\u1e12\u1e13\u1e18-\u1e1b\u1e2a-\u1e2d\u1e3c\u1e3d\u1e4a\u1e4b\u1e70-\u1e77]|[A-Za-z][\u0324\u0325\u032d\u032e\u0330]/g
const below: Readonly<Record<string, string>> = {
  '\u0324': '"',
  '\u0325': 'r',
  '\u032d': '^',
  '\u032e': 'u',
  '\u0330': '~',
}

/** The TeX code of hamza and ayn, the long s, and the signs of Venus and Mars. */
const composed: Readonly<Record<string, string>> = {
  '\u02be': '’',
  '\u02bf': '‘',
  ſ: 's',
  '♀': '\\ooalign{\\hfil\\raise.5ex\\hbox{$\\circ$}\\hfil\\cr\\hfil\\lower.4ex\\hbox{$\\scriptstyle+$}\\hfil}',
  '♂': '\\ooalign{$\\circ$\\hfil\\cr\\kern.3em\\raise.75ex\\hbox{$\\scriptscriptstyle\\nearrow$}}',
}
const others = /[\u02be\u02bfſ♀♂\u2150-\u215f\u2189]/g

function fraction(sign: string): string {
  const [above = '', below = ''] = sign.normalize('NFKD').split('\u2044')
  const lowered = below === '' ? '' : `\\kern-.1em\\textsubscript{${below}}`
  return `\\textsuperscript{${above}}\\kern-.1em/${lowered}`
}
