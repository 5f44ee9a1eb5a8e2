import { type Message, messagesOf } from '../../messages/message.ts'
import type { TextFault } from '../document.ts'
import { backslash, closeList, closeObject, openList, openObject, quote } from './marks.ts'

const say = messagesOf('json', {
  empty: 'The text is empty.',
  cutOff:
    'The text is incomplete: {brackets, plural, one {one bracket is} other {# brackets are}} still open. Was it cut off?',
  more: 'The JSON value is followed by more text: {text}.',
  noComma: 'A comma or "{bracket}" is missing before {text}.',
  noName: 'A member name in double quotes is required instead of {text}.',
  noColon: 'A colon is missing after a member name, before {text}.',
  closesNothing: '"{bracket}" has no matching opening bracket.',
  closesOther: '"{bracket}" does not match the opening "{opener}".',
  extraComma: 'There is an extra comma before "{bracket}".',
  noValue: 'A value is missing before "{bracket}".',
  cutOffInString: 'The text ends inside a string. Was it cut off?',
  control: 'A string contains the control character U+{code}; write it as an escape such as \\n.',
  escape: '"{text}" is not a valid JSON escape.',
  value: '{text} is not a JSON value.',
  singleQuotes: '{text} is not a JSON value. JSON requires double quotes.',
  word: '{text} is not a JSON value. The only words that JSON allows without quotes are true, false and null.',
})

/** The kind of a JSON token: `open` (`{` or `[`), `close` (`}` or `]`), `key` (a member name) or `value` (a scalar). */
type TokenKind = 'open' | 'close' | 'key' | 'value'

/** A function called with the kind and offsets of each token other than a comma or colon. */
export type Visitor = (kind: TokenKind, start: number, end: number) => void

type Expecting = 'value' | 'value or close' | 'key' | 'key or close' | 'comma or close' | 'end'

/**
 * Scans JSON text (RFC 8259) token by token, without recursion. Returns the fault if the text is not JSON.
 *
 * `JSON.parse` is faster, so this function is used only after a failure or for offsets.
 */
export const scanJson = (text: string, visit: Visitor = () => {}): TextFault | undefined =>
  new Scanner(text, visit).run()

/**
 * Returns the offset at which JSON text exceeds the nesting depth `levels`, or undefined. A text of at most `levels`
 * characters cannot exceed this depth.
 */
export function nestedDeeper(text: string, levels: number): number | undefined {
  if (text.length <= levels) return undefined
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === openList || code === openObject) {
      if (++depth > levels) return at
    } else if (code === closeList || code === closeObject) depth--
  }
  return undefined
}

/**
 * Returns the offset of the quote that ends a string, or the end of the text. `indexOf` is many times faster than a
 * loop over characters.
 */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1))
    if (!isEscaped(text, end)) return end
  return text.length
}

/** True if an odd number of backslashes precedes a quote, so that the quote does not end its string. */
export function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text.charCodeAt(before - 1) === backslash) before--
  return (at - before) % 2 === 1
}

class Scanner {
  readonly #text: string
  readonly #visit: Visitor
  readonly #open: ('{' | '[')[] = []
  #expecting: Expecting = 'value'
  #at = 0

  constructor(text: string, visit: Visitor) {
    this.#text = text
    this.#visit = visit
  }

  run(): TextFault | undefined {
    for (;;) {
      this.#at = skipSpace(this.#text, this.#at)
      const char = this.#text[this.#at]
      if (char === undefined) return this.#ended()
      const fault = this.#step(char)
      if (fault !== undefined) return fault
    }
  }

  #fault(message: Message): TextFault {
    return { message, offset: this.#at, end: this.#at + 1 }
  }

  #ended(): TextFault | undefined {
    if (this.#expecting === 'end') return undefined
    const depth = this.#open.length
    if (depth === 0) return this.#fault(say('empty'))
    return this.#fault(say('cutOff', { brackets: depth }))
  }

  #step(char: string): TextFault | undefined {
    if (this.#expecting === 'end') return this.#fault(say('more', { text: this.#show() }))
    if (char === '}' || char === ']') return this.#close(char)
    if (this.#expecting === 'comma or close') return this.#comma(char)
    if (this.#expecting === 'key' || this.#expecting === 'key or close') return this.#key(char)
    if (char === '{' || char === '[') return this.#enter(char)
    return this.#scalar(char)
  }

  #enter(char: '{' | '['): undefined {
    this.#open.push(char)
    this.#visit('open', this.#at, ++this.#at)
    this.#expecting = char === '{' ? 'key or close' : 'value or close'
  }

  #close(char: '}' | ']'): TextFault | undefined {
    const problem = closingProblem(char, this.#open.at(-1), this.#expecting)
    if (problem !== undefined) return this.#fault(problem)
    this.#open.pop()
    this.#visit('close', this.#at, ++this.#at)
    this.#valueDone()
    return undefined
  }

  #comma(char: string): TextFault | undefined {
    const inObject = this.#open.at(-1) === '{'
    if (char !== ',') return this.#fault(say('noComma', { bracket: inObject ? '}' : ']', text: this.#show() }))
    this.#at++
    this.#expecting = inObject ? 'key' : 'value'
    return undefined
  }

  #key(char: string): TextFault | undefined {
    if (char !== '"') return this.#fault(say('noName', { text: this.#show() }))
    const end = stringEnd(this.#text, this.#at)
    if (typeof end !== 'number') return end
    this.#visit('key', this.#at, end)
    this.#at = skipSpace(this.#text, end)
    if (this.#at >= this.#text.length) return this.#ended()
    if (this.#text[this.#at] !== ':') return this.#fault(say('noColon', { text: this.#show() }))
    this.#at++
    this.#expecting = 'value'
    return undefined
  }

  #scalar(char: string): TextFault | undefined {
    const end = char === '"' ? stringEnd(this.#text, this.#at) : literalEnd(this.#text, this.#at)
    if (typeof end !== 'number') return end
    this.#visit('value', this.#at, end)
    this.#at = end
    this.#valueDone()
    return undefined
  }

  #valueDone(): void {
    this.#expecting = this.#open.length === 0 ? 'end' : 'comma or close'
  }

  #show(): string {
    return show(this.#text, this.#at)
  }
}

function closingProblem(char: '}' | ']', opener: '{' | '[' | undefined, expecting: Expecting): Message | undefined {
  if (opener === undefined) return say('closesNothing', { bracket: char })
  if ((opener === '{') !== (char === '}')) return say('closesOther', { bracket: char, opener })
  if (expecting === 'key' || (expecting === 'value' && opener === '[')) return say('extraComma', { bracket: char })
  return expecting === 'value' ? say('noValue', { bracket: char }) : undefined
}

/** Returns the offset of the next character that is not JSON white space. */
export function skipSpace(text: string, from: number): number {
  let at = from
  for (;;) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at
    at++
  }
}

function stringEnd(text: string, start: number): number | TextFault {
  let at = start + 1
  for (;;) {
    const code = text.charCodeAt(at)
    if (code === 34) return at + 1
    if (Number.isNaN(code)) return { message: say('cutOffInString'), offset: start, end: text.length }
    if (code < 32)
      return {
        message: say('control', { code: code.toString(16).padStart(4, '0') }),
        offset: at,
        end: at + 1,
      }
    if (code !== 92) {
      at++
      continue
    }
    const escaped = text[at + 1] ?? ''
    const length = escaped === 'u' ? 6 : 2
    if (
      !(escaped === 'u'
        ? /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))
        : '"\\/bfnrt'.includes(escaped) && escaped !== '')
    ) {
      return {
        message: say('escape', { text: text.slice(at, at + length) }),
        offset: at,
        end: at + length,
      }
    }
    at += length
  }
}

/**
 * Returns the offset after a number, `true`, `false` or `null`, or the fault of any other word. Accepts every word of
 * more than 2,000 characters.
 */
function literalEnd(text: string, start: number): number | TextFault {
  let end = start
  while (end < text.length && !' \n\r\t,:]}"{['.includes(text.charAt(end))) end++
  if (end === start) end++
  const word = text.slice(start, Math.min(end, start + 2000))
  if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(word) || end - start > 2000) return end
  const isWord = /^(?:NaN|-?Infinity|undefined|None|True|False)$/.test(word)
  const key = word.startsWith("'") ? 'singleQuotes' : isWord ? 'word' : 'value'
  return { message: say(key, { text: show(text, start) }), offset: start, end }
}

const show = (text: string, at: number): string =>
  JSON.stringify(/^\S{1,20}/u.exec(text.slice(at, at + 24))?.[0] ?? text.charAt(at))
