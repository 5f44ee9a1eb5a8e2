import type { TextCase } from '../compile/nodes.ts'
import type { RichText } from './rich-text.ts'

/**
 * Converts the case of a text, https://docs.citationstyles.org/en/stable/specification.html#text-case. Formulas and
 * text marked as `nocase`, `nodecor`, superscript, subscript or small capitals stay unchanged.
 */
export function cased(text: string | RichText, textCase: TextCase, language: string): string | RichText {
  const state: State = {
    language,
    isUpperCase: textCase === 'sentence' && isUpperCase(text),
    isFirst: true,
    isAfterStop: false,
    last: undefined,
  }
  if (typeof text === 'string') return withLastWord(changers[textCase](text, state), state)
  const parts = [...text]
  let kept = 0
  let place = -1
  for (const [index, part] of parts.entries()) {
    if (typeof part !== 'string') {
      const mark = 'open' in part ? part.open : part.close
      if (isKept(mark)) kept += 'open' in part ? 1 : -1
    } else if (kept > 0) passOver(part, state)
    else {
      state.last = undefined
      parts[index] = changers[textCase](part, state)
      place = index
    }
  }
  const ending = parts[place]
  if (typeof ending === 'string') parts[place] = withLastWord(ending, state)
  return parts
}

function isUpperCase(text: string | RichText): boolean {
  const letters = typeof text === 'string' ? text : text.filter(part => typeof part === 'string').join('')
  return /\p{Lu}/u.test(letters) && !/\p{Ll}/u.test(letters)
}

/** Updates the state after a text that stays unchanged. A blank text does not affect the state. */
function passOver(text: string, state: State): void {
  if (text.trim() === '') return
  state.isFirst = false
  state.isAfterStop = false
  state.last = undefined
}

interface State {
  language: string
  /** True if sentence case is applied to a text that is all upper case, in which capitals do not mark names. */
  isUpperCase: boolean
  /** True if no word has occurred yet. */
  isFirst: boolean
  /** True if the preceding text ends in a colon, a question mark or an exclamation mark. */
  isAfterStop: boolean
  /** The range of the latest word left in lower case, which may be the final word. */
  last: { start: number; end: number } | undefined
}

const isKept = (mark: string): boolean => !['i', 'b', 'quote'].includes(mark)

const changers: Readonly<Record<TextCase, (text: string, state: State) => string>> = {
  lowercase: (text, { language }) => text.toLocaleLowerCase(language),
  uppercase: (text, { language }) => upperCased(text, language),
  'capitalize-first': (text, state) => {
    if (!state.isFirst) return text
    // The word is already capitalised.
    if (/^[A-Z]/.test(text)) {
      state.isFirst = false
      return text
    }
    return text.replace(firstWord, word => {
      state.isFirst = false
      return capitalised(word, state.language)
    })
  },
  'capitalize-all': (text, { language }) => text.replace(eachWord, word => capitalised(word, language)),
  sentence: (text, state) =>
    text.replace(eachWord, word => {
      const small = state.isUpperCase ? lowerCased(word, state.language) : word
      if (!state.isFirst) return small
      state.isFirst = !hasWord.test(word)
      return capitalised(small, state.language)
    }),
  title: titleCase,
}

/** Converts a text to lower case. The slower conversion by language is used only if its result could differ. */
const lowerCased = (text: string, language: string): string =>
  isSameEverywhere(text, language) ? text.toLowerCase() : text.toLocaleLowerCase(language)

const upperCased = (text: string, language: string): string =>
  isSameEverywhere(text, language) ? text.toUpperCase() : text.toLocaleUpperCase(language)

const isSameEverywhere = (text: string, language: string): boolean => isAscii.test(text) && !hasDottedI.test(language)

const isAscii = /^[\x20-\x7e]*$/
const hasDottedI = /^(?:az|tr)/i

const firstWord = /\S+/
const eachWord = /\S+/g
const hasWord = /[\p{L}\p{N}]/u

function capitalised(word: string, language: string): string {
  // A word with inner capitals, such as arXiv, is a name.
  if (word !== lowerCased(word, language) || versionNumber.test(word)) return word
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0x20)
  return upperCased(first, language) + word.slice(first.length)
}

/**
 * Matches words, and the marks that end a sentence or clause. Hyphens and slashes separate words, except in URLs, DOIs
 * and `vis-à-vis`.
 */
const titleWord =
  /(?:https?:\/\/|10\.\d{4,9}\/)\S+|vis-à-vis(?![\p{L}\p{N}-])|[^\s\u200b\-\u2013\u2014/.,;?!:[\]()"“”‘’']+|[?!:.]/gu

function titleCase(text: string, state: State): string {
  state.last = undefined
  if (isPlainText.test(text) && !hasDottedI.test(state.language)) return plainTitleCase(text, state)
  return text.replace(titleWord, (word, start: number) => {
    if (word.includes('/')) {
      passOver(word, state)
      return word
    }
    if (stops.includes(word)) {
      state.isAfterStop ||= word !== '.'
      return word
    }
    if (versionNumber.test(word)) return word
    // The end of `Bloomberg.com` is part of a name.
    if (text[start - 1] === '.' && hasWord.test(text[start - 2] ?? '')) return word
    const { isFirst, isAfterStop, language } = state
    state.isFirst = false
    state.isAfterStop = false
    state.last = undefined
    const isApostrophised = /[’']/.test(text[start - 1] ?? '') && /[\p{L}\\]/u.test(text[start - 2] ?? '')
    // A word with capitals is a name or an abbreviation; a lone Greek letter is a symbol.
    if (word !== lowerCased(word, language) || isApostrophised || /^\p{Script=Greek}$/u.test(word)) return word
    const isBeforeHyphen = text[start + word.length] === '-' && text[start - 1] !== '-'
    if (isFirst || isAfterStop || isBeforeHyphen || (word.length > 1 && !isMinor(word, text, start)))
      return capitalised(word, language)
    if (word.length > 1) state.last = { start, end: start + word.length }
    return word
  })
}

/** Matches a text of only words, numbers, spaces and commas, as most titles are. */
const isPlainText = /^[A-Za-z0-9 ,\u00c0-\u00d6\u00d8-\u00de\u00e0-\u00f6\u00f8-\u00ff]*$/

/** Converts a plain text in the same way as {@link titleCase}, but several times faster. */
function plainTitleCase(text: string, state: State): string {
  let cased = ''
  /** The end of the text that is already converted. */
  let done = 0
  let end = 0
  for (let start = 0; start < text.length; start = end) {
    while (isBetweenWords(text.charCodeAt(start))) start++
    end = start
    let hasCapitals = false
    for (let code = text.charCodeAt(end); end < text.length && !isBetweenWords(code); code = text.charCodeAt(++end))
      hasCapitals ||= isCapital(code)
    if (end === start) break
    const isBeginning = state.isFirst || state.isAfterStop
    state.isFirst = false
    state.isAfterStop = false
    state.last = undefined
    if (hasCapitals || (!isBeginning && end - start < 2)) continue
    if (text[start] === 'v' && versionNumber.test(text.slice(start, end))) continue
    if (isBeginning || !minorWords.has(text.slice(start, end))) {
      cased += text.slice(done, start) + text.charAt(start).toUpperCase()
      done = start + 1
    } else state.last = { start, end }
  }
  return done === 0 ? text : cased + text.slice(done)
}

/** True if a Latin-1 letter is upper case. */
const isCapital = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde)

const isBetweenWords = (code: number): boolean => code === 0x20 || code === 0x2c

/** Matches a version number, whose letter stays in lower case: `Hail v2.0`. */
const versionNumber = /^v\d/

const stops = '?!:.'

function withLastWord(text: string, { last, language }: State): string {
  if (last === undefined) return text
  return text.slice(0, last.start) + capitalised(text.slice(last.start, last.end), language) + text.slice(last.end)
}

const isMinor = (word: string, text: string, start: number): boolean =>
  minorWords.has(word) || (word === 'vs' && text[start + 2] === '.')

/** English words that stay lower-case in titles: articles, conjunctions, prepositions, and particles of names. */
const minorWords: ReadonlySet<string> = new Set(
  (
    'a an the and but or nor so yet about above across afore after against al along alongside amid amidst among amongst anenst ' +
    'apropos apud around as aside astride at athwart atop barring before behind below beneath beside besides between beyond by ' +
    'c ca circa d de despite down during et except for forenenst from given in inside into lest like modulo near next ' +
    'notwithstanding of off on onto out over per plus pro qua sans since than through thru throughout thruout till to toward ' +
    'towards under underneath until unto up upon v van versus via vis-à-vis von vs with within without'
  ).split(' '),
)
