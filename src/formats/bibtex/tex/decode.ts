import { entryOf } from '../../../core/object.ts'
import { capitalised } from '../../../core/strings.ts'
import { smallCaps } from '../../work/subtitles.ts'
import { textOfString } from './bibstrings.ts'
import { asWritten, markup, notes, printed, quoting, silent, switches, unprinted } from './commands.ts'
import { normalText, quickText } from './decode-quickly.ts'
import { accents, signOf, symbolOf } from './symbols.ts'

/** The text of a TeX source, and the commands that the text does not represent. */
export interface Decoded {
  /**
   * The text in Unicode (NFC) on one line, with markup as elements.
   *
   * Italics, bold, subscripts and superscripts become `<i>`, `<b>`, `<sub>` and `<sup>`; small capitals become a
   * `<span>`. Mathematics stays TeX, except single signs, subscripts and superscripts.
   */
  text: string
  /** The unknown commands, whose arguments are part of the text, and the commands of skipped footnotes. */
  unknown: string[]
}

/** Reads TeX as found in bibliographies: converts accents, letters, quotes, dashes and markup. Takes linear time. */
export function decodeTex(raw: string): Decoded {
  const quick = quickText(raw)
  if (quick !== undefined) return { text: quick, unknown: [] }
  const decoder = new Decoder(raw)
  return { text: normalText(decoder.run()), unknown: [...decoder.unknown] }
}

/** Returns the text of {@link decodeTex} without markup. */
export const decodeName = (raw: string): string => withoutMarkup(decodeTex(raw).text)

const withoutMarkup = (text: string): string =>
  text.includes('<') ? text.replace(/<\/?(?:i|b|sub|sup)>|<span style="font-variant:small-caps;">|<\/span>/g, '') : text

/** Matches text without special characters. `normalText` later collapses the white space inside it. */
const plain = /[^\\{}$~\-`'<>]+/y
const control = /\\(?:([a-zA-Z]+)\*?\s*|([\s\S]))?/y
const brace = /\\[\s\S]|[{}]/g
/** Matches a straight quote at the end of a word. */
const closingQuote = /(?<=[^\s'`])'(?![\p{L}\p{N}'])/gu
/** Matches a text in double angle brackets. */
const guillemets = /<<(?=[^\s<>])[^<>]{1,200}>>/y
const group = /\{((?:[^{}\\]|\\[\s\S])*)\}/y

const tagsOf = (element: string): { open: string; close: string } =>
  element === 'sc' ? smallCaps : { open: `<${element}>`, close: `</${element}>` }

/**
 * Returns the character for the code in `\symbol{59}`, or an empty text for a code outside printable ASCII, whose
 * character depends on the font.
 */
const characterOf = (code: string): string =>
  /^\d{2,3}$/.test(code) && Number(code) > 31 && Number(code) < 127 ? String.fromCharCode(Number(code)) : ''

class Decoder {
  readonly unknown = new Set<string>()
  readonly #raw: string
  #at = 0
  #text = ''
  /** The text to write at the end of each open group. */
  readonly #open: string[] = []
  /** True inside a quotation, where nested quotes are single. */
  #isQuoted = false
  /** The offset of the single quote that closes the last opened one, or -1 if none has been opened. */
  #closing = -1
  /** Delimiters that are not searched for again, because the rest of the text has no match. */
  readonly #unclosed = new Set<string>()
  /** The offsets of the `>>` that close guillemets. */
  readonly #guillemets = new Set<number>()
  /** Accents whose letter has not been read yet, outermost first. */
  #accents: { command: string; mark: string }[] = []

  constructor(raw: string) {
    this.#raw = raw
  }

  run(): string {
    while (this.#at < this.#raw.length) this.#step()
    this.#bareAccents()
    while (this.#open.length > 0) this.#text += this.#open.pop()
    return this.#text
  }

  #step(): void {
    const character = this.#raw.charAt(this.#at)
    if (character === '\\') this.#command()
    else if (character === '{') this.#enter('')
    else if (character === '}') {
      this.#bareAccents()
      const closing = this.#open.pop() ?? ''
      if (closing.endsWith('”')) this.#isQuoted = false
      this.#text += closing
      this.#at++
    } else if (character === '$') this.#math('$')
    else if (character === '~' || /\s/.test(character)) {
      this.#at++
      if (this.#accents.length === 0) this.#text += ' '
    } else if (character === '<' || character === '>') this.#angle(character)
    else if (character === '-' || character === '`' || character === "'") this.#run(character)
    else this.#plain(character)
  }

  #plain(character: string): void {
    plain.lastIndex = this.#at
    const found = plain.exec(this.#raw)?.[0] ?? character
    this.#at += found.length
    this.#emit(found)
  }

  #enter(closing: string): void {
    this.#at++
    this.#open.push(closing)
  }

  /** Reads a hyphen or a quote, or several in a row that form one sign. */
  #run(character: string): void {
    let length = 1
    while (length < 3 && this.#raw.charAt(this.#at + length) === character) length++
    const [two, three] = character === '-' ? ['–', '—'] : [character === '`' ? '“' : '”', undefined]
    const isThree = length === 3 && three !== undefined
    this.#emit(isThree ? three : length > 1 ? two : this.#single(character))
    this.#at += isThree ? 3 : Math.min(length, 2)
  }

  /**
   * Returns the sign for a hyphen or quote that is not repeated. A grave accent and the apostrophe that closes it
   * become single quotes.
   */
  #single(character: string): string {
    if (character === "'" && this.#at === this.#closing) return '’'
    const isInWord = /[\p{L}\p{N}]/u.test(this.#raw.charAt(this.#at - 1))
    if (character !== '`' || isInWord || this.#at < this.#closing || this.#unclosed.has(character)) return character
    closingQuote.lastIndex = this.#at + 1
    const found = closingQuote.exec(this.#raw)
    if (found === null) {
      this.#unclosed.add(character)
      return character
    }
    this.#closing = found.index
    return '‘'
  }

  /**
   * Reads an angle bracket. Double angle brackets around a text become guillemets, because T1 fonts print them that
   * way.
   */
  #angle(character: string): void {
    guillemets.lastIndex = this.#at
    const [whole] = guillemets.exec(this.#raw) ?? []
    if (character === '<' && whole !== undefined) {
      this.#emit('«')
      this.#at += 2
      this.#guillemets.add(this.#at - 4 + whole.length)
    } else if (this.#guillemets.delete(this.#at)) {
      this.#emit('»')
      this.#at += 2
    } else {
      this.#emit(character)
      this.#at++
    }
  }

  #command(): void {
    control.lastIndex = this.#at
    const [whole = '\\', word, sign] = control.exec(this.#raw) ?? []
    const name = word ?? sign ?? ''
    this.#at += whole.length
    const mark = accents.get(name)
    if (mark !== undefined) this.#accents.push({ command: name, mark })
    else if (word === undefined) this.#sign(name)
    else this.#word(word)
  }

  #sign(sign: string): void {
    if (sign === '(' || sign === '[') {
      this.#at--
      this.#math(sign === '(' ? '\\)' : '\\]')
    } else if (/[\s,;:\\!]/.test(sign)) this.#text += sign === '!' ? '' : ' '
    else if (!/[-/@]/.test(sign)) this.#emit(sign)
  }

  #word(name: string): void {
    const isGroup = this.#raw.charAt(this.#at) === '{'
    const symbol = symbolOf.get(name) ?? entryOf(printed, name)
    const element = entryOf(markup, name)
    const opened = entryOf(switches, name)
    if (symbol !== undefined) this.#emit(symbol)
    else if (element !== undefined && isGroup) {
      const { open, close } = tagsOf(element)
      this.#text += open
      this.#enter(close)
    } else if (isGroup && quoting.has(name)) {
      this.#emit(this.#isQuoted ? '‘' : '“')
      this.#enter(this.#isQuoted ? '’' : '”')
      this.#isQuoted = true
    } else if (opened !== undefined && this.#open.length > 0) {
      const { open, close } = tagsOf(opened)
      this.#text += open
      this.#open.push(close + (this.#open.pop() ?? ''))
    } else if (this.#isArgumentRead(name, isGroup)) return
    else if (name === 'par' || name === 'newline' || name === 'linebreak' || name === 'quad') this.#text += ' '
    else if (!silent.has(name) && opened === undefined) this.unknown.add(`\\${name}`)
  }

  /** Processes a command whose argument is skipped or used without decoding. Returns false for any other command. */
  #isArgumentRead(name: string, isGroup: boolean): boolean {
    if (isGroup && notes.has(name)) {
      this.#skipGroup()
      this.unknown.add(`\\${name}`)
    } else if (asWritten.has(name)) this.#emit(this.#argument())
    else if (unprinted.has(name)) this.#argument()
    else if (name === 'ensuremath') this.#emit(`$${this.#argument()}$`)
    else if (/^bib[a-z]{0,4}string$/.test(name)) this.#string(name)
    else if (name === 'symbol' && isGroup) this.#emit(characterOf(this.#argument()))
    else return false
    return true
  }

  /** Skips the next argument and returns its TeX. If it is missing or has groups, skips nothing and returns `''`. */
  #argument(): string {
    group.lastIndex = this.#at
    const [whole = '', inner = ''] = group.exec(this.#raw) ?? []
    this.#at += whole.length
    return inner
  }

  /** Skips the next argument with nested groups. An unclosed argument extends to the end of the text. */
  #skipGroup(): void {
    let depth = 0
    for (brace.lastIndex = this.#at; ; ) {
      const found = brace.exec(this.#raw)
      this.#at = found === null ? this.#raw.length : brace.lastIndex
      if (found === null) return
      depth += found[0] === '{' ? 1 : found[0] === '}' ? -1 : 0
      if (depth === 0) return
    }
  }

  /**
   * Writes mathematics in dollar signs. A formula of one sign becomes a character, and a formula of one subscript or
   * superscript becomes markup.
   */
  #math(closing: string): void {
    const end = this.#unclosed.has(closing) ? -1 : this.#raw.indexOf(closing, this.#at + 1)
    if (end < 0) {
      this.#unclosed.add(closing)
      this.#at++
      this.#emit(closing === '$' ? '$' : '')
      return
    }
    const inner = this.#raw.slice(this.#at + 1, end)
    this.#at = end + closing.length
    const [, sign, long, short] = /^([_^])(?:\{([^{}\\]{1,40})\}|([^\s{}\\]))$/.exec(inner) ?? []
    const element = sign === '_' ? 'sub' : 'sup'
    if (sign === undefined) this.#emit(signOf.get(inner.trim()) ?? `$${inner}$`)
    else this.#text += `<${element}>${long ?? short}</${element}>`
  }

  #string(name: string): void {
    const key = this.#argument().trim()
    const text = textOfString(key)
    if (text === undefined) this.unknown.add(`\\${name}`)
    this.#emit(name.startsWith('bibcp') ? capitalised(text ?? key) : (text ?? key))
  }

  /** Writes text and puts the waiting accents on its first letter, innermost first. */
  #emit(text: string): void {
    if (this.#accents.length === 0 || text === '') {
      this.#text += text
      return
    }
    const [first = ''] = text
    const marks = this.#accents.map(({ mark }) => mark).reverse()
    this.#accents = []
    this.#text += (first === 'ı' ? 'i' : first === 'ȷ' ? 'j' : first) + marks.join('') + text.slice(first.length)
  }

  /** Writes accents without a letter as signs, such as a tilde for `\~{}`. Drops letter commands such as `\c{}`. */
  #bareAccents(): void {
    for (const { command } of this.#accents) this.#text += command.length === 1 && /\W/.test(command) ? command : ''
    this.#accents = []
  }
}

/** Returns the text of a verbatim field (a URL, a DOI) without commands, braces or unnecessary escapes. */
export function verbatim(raw: string): string {
  if (!/[\\{}$]/.test(raw)) return raw.trim()
  const [, inner] = /^\s*\\(?:url|path|href|nolinkurl)\s*\{([^{}]*)\}/.exec(raw) ?? []
  return (inner ?? raw)
    .replace(/\\textasciitilde\s*(?:\{\})?|\\~\s*(?:\{\s*\})?|\$\\sim\$/g, '~')
    .replace(/\\([_%&#$^{}~])/g, '$1')
    .replace(/\{([^{}]*)\}/g, '$1')
    .trim()
}
