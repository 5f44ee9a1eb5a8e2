/**
 * Letters and signs of the International Phonetic Alphabet with their commands in the package tipa, without the
 * prefix `text`.
 */
const table = `
ə schwa | ɑ scripta | ɐ turna | ɒ turnscripta | ɓ htb | ʙ scb | ɕ ctc | ɖ rtaild | ɗ htd | ɘ reve | ɚ rhookschwa | ɛ epsilon | ɜ revepsilon
ɝ rhookrevepsilon | ɞ closerevepsilon | ɟ bardotlessj | ɠ htg | ɡ scriptg | ɢ scg | ʛ htscg | ɣ gamma | ɤ ramshorns | ɥ turnh | ɦ hth | ɧ htheng
ʜ sch | ɨ bari | ɪ sci | ʝ ctj | ɭ rtaill | ɬ beltl | ɫ ltilde | ɮ lyoghlig | ʟ scl | ɱ ltailm | ɯ turnm | ɰ turnmrleg | ɲ ltailn | ɳ rtailn | ɴ scn
ɵ baro | ɔ openo | ɶ scoelig | ɸ phi | ɹ turnr | ɺ turnlonglegr | ɻ turnrrtail | ɽ rtailr | ɾ fishhookr | ʀ scr | ʁ invscr | ʂ rtails | ʃ esh
ʄ htbardotlessj | ʈ rtailt | ʉ baru | ʊ upsilon | ʋ scriptv | ʌ turnv | ʍ turnw | ʎ turny | ʏ scy | ʐ rtailz | ʑ ctz | ʒ yogh | ʔ glotstop
ʕ revglotstop | ʡ barglotstop | ʢ barrevglotstop | ʤ dyoghlig | ʧ teshlig | ƛ crlambda | ʞ turnk | ʇ turnt | ʘ bullseye
ǀ pipe | ǁ doublepipe | ǂ doublebarpipe | ˈ primstress | ˌ secstress | ː lengthmark | ˑ halflength | ˞ rhoticity`

const commands: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/ \| |\n/)
    .map(row => row.split(' '))
    .map(([sign = '', name = '']) => [sign, `\\text${name}{}`]),
)

/** Diacritics that need the package tipa, with their commands without the prefix `text`. */
const onLetters: Readonly<Record<string, string>> = {
  '\u0318': 'advancing',
  '\u0319': 'retracting',
  '\u031c': 'sublhalfring',
  '\u031d': 'raising',
  '\u031e': 'lowering',
  '\u031f': 'subplus',
  '\u0320': 'subbar',
  '\u0329': 'syllabic',
  '\u032a': 'subbridge',
  '\u032c': 'subwedge',
  '\u032f': 'subarch',
  '\u0334': 'superimposetilde',
  '\u0339': 'subrhalfring',
  '\u033a': 'invsubbridge',
  '\u033b': 'subsquare',
  '\u033c': 'seagull',
}
/** Diacritics that also occur with ordinary letters, with their commands. */
const others: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u',
  '\u0308': '"',
  '\u030a': 'r',
  '\u030b': 'H',
  '\u030c': 'v',
  '\u0324': 'textsubumlaut',
  '\u0325': 'textsubring',
  '\u0330': 'textsubtilde',
}
const tie = '\u0361'
const unreleased = '\u031a'

/** The TeX code of phonetic signs, and of other letters that occur between them. */
const letters: ReadonlyMap<string, string> = new Map([
  ...commands,
  ...Object.entries({ æ: '\\ae{}', ð: '\\dh{}', ø: '\\o{}', œ: '\\oe{}', ŋ: '\\ng{}', '\u01c3': '!' }),
])

const signs = [...commands.keys()].join('')
const ownMarks = Object.keys(onLetters).join('')
const anyMarks = ownMarks + Object.keys(others).join('') + unreleased
const base = `[a-z${[...letters.keys()].join('')}]`
const letter = `${base}[${anyMarks}]{0,3}`
/** Matches text that needs tipa: its signs, letters with its diacritics, and tied letters. */
const phonetic = new RegExp(
  `(${letter}${tie}[${signs}][${anyMarks}]{0,3}|[${signs}][${anyMarks}]{0,3}(?:${tie}${letter})?|\u01c3|${base}[${anyMarks}]{0,2}[${ownMarks}${unreleased}][${anyMarks}]{0,2})`,
  'u',
)

/** Splits a text so that every second part is a phonetic sign. */
export const byPhonetics = (text: string): string[] => text.split(phonetic)

/** Writes a phonetic sign and its diacritics with commands of the package tipa. */
export function ofTipa(text: string): string {
  const single = letters.get(text)
  if (single !== undefined) return single
  const [first = '', second] = text.split(tie)
  const inner = second === undefined ? composed(first) : `\\texttoptiebar{${composed(first)}${composed(second)}}`
  return `\\textipa{${inner}}`
}

function composed(text: string): string {
  const [own = '', ...marks] = text
  let written = letters.get(own) ?? own
  let after = ''
  for (const mark of marks) {
    if (mark === unreleased) after = '\\textcorner{}'
    else written = `\\${Object.hasOwn(onLetters, mark) ? `text${onLetters[mark]}` : others[mark]}{${written}}`
  }
  return written + after
}
