import type { Run, Runs } from '../runs.ts'
import { ltrLetters, rtlLetters } from './direction.ts'

type Direction = 'ltr' | 'rtl'

const between = String.raw`[ \u00a0\u202f'’׳״“”‘«»()&;:?!،؛؟–-]{1,4}`
const number = String.raw`\p{N}{1,9}`
/** Matches a word that begins with a capital letter, such as `Berlin`. A lower-case word may belong to the style. */
const name = String.raw`\p{Lu}[${ltrLetters}\p{N}-]{0,30}`

/**
 * Builds a pattern for words of one direction and the text between them: spaces, texts that match `others`, and marks
 * that do not end a part of an entry.
 */
function stretch(letters: string, inside: string, others: string, first = ''): RegExp {
  // A period inside a URL or after an initial is included; any other period ends the text.
  const more = String.raw`(?:[${letters}\p{M}${inside}]|\.(?=[${letters}\p{N}/_-])|(?<=(?<![^ \u00a0\u202f(.-])[${letters}])\.)*`
  return new RegExp(
    `${first}[${letters}]${more}(?:${between}(?:(?:${others})${between}){0,4}[${letters}]${more})*`,
    'gu',
  )
}
const ofOtherDirection = {
  ltr: { direction: 'rtl', found: stretch(rtlLetters, '', `${number}|${name}`) },
  rtl: { direction: 'ltr', found: stretch(ltrLetters, String.raw`\p{N}/:_~#?&=%-`, number, String.raw`\p{N}{0,9}`) },
} as const

const isRtl = new RegExp(`[${rtlLetters}]`, 'u')

/**
 * Returns the direction of a text by its first letter, or undefined if it has no letter;
 * https://www.unicode.org/reports/tr9/#P2.
 */
function directionIn(text: string): Direction | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return undefined
  return isRtl.test(letter) ? 'rtl' : 'ltr'
}

/** A range of text to isolate. */
interface Stretch {
  start: number
  end: number
}

/** Returns the range of a variable's value, such as a title, without the style's punctuation around it. */
function withoutMarks(text: string): Stretch {
  const first = Math.max(0, text.search(/[\p{L}\p{N}]/u))
  let end = text.length
  while (end > first && outside.test(text[end - 1] ?? '')) end--
  let start = first
  while (start > Math.max(0, first - 4) && isClosedIn(text[start - 1] ?? '', text.slice(start, end))) start--
  for (let count = 0; count < 4; count++) {
    const mark = text[end] ?? ''
    const isPart = /[?!؟…/%]/.test(mark) || (mark === '.' && initial.test(text.slice(end - 3, end)))
    if (!isPart && closing(text.slice(start, end), mark) === '') break
    end++
  }
  return { start, end }
}

const outside = /[\s\p{P}\p{S}]/u
const initial = /(?<![\p{L}\p{N}])\p{L}\p{M}?$/u

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '«': '»', '“': '”', '„': '“', '‘': '’' }
const isClosedIn = (open: string, words: string): boolean => words.includes(pairs[open] ?? '\n')

/** Returns the closing mark at the start of `next` if its opening mark is unclosed in `words`, else an empty text. */
function closing(words: string, next: string): string {
  const [mark = '', close = ''] = /^[ \u00a0\u202f]?([)»”])/u.exec(next) ?? []
  const open = close === ')' ? '(' : close === '»' ? '«' : '“'
  return close !== '' && words.lastIndexOf(open) > words.lastIndexOf(close) ? mark : ''
}

/**
 * Finds the parts of runs to isolate from the base direction. A variable's value that starts in the opposite direction
 * is isolated as a whole, with all its words and numbers.
 *
 * In other text, only words of the opposite direction are isolated.
 */
function stretchesIn(runs: Runs, base: Direction): Stretch[] {
  const { direction, found } = ofOtherDirection[base]
  const stretches: Stretch[] = []
  let begin = 0
  let digitsBefore = 0
  for (let place = 0; place < runs.length; ) {
    const part = runs[place]?.part
    let text = ''
    for (; place < runs.length && runs[place]?.part === part; place++) text += runs[place]?.text ?? ''
    const isWhole = part !== undefined && directionIn(text) === direction
    const own = isWhole
      ? [withoutMarks(text)]
      : [...text.matchAll(found)].map(({ index, 0: words }) => {
          const last = index + words.length
          return { start: index, end: last + closing(words, text.slice(last, last + 2)).length }
        })
    for (const { start, end } of own) {
      // A year suffix belongs to its number: 2020a.
      const digits = start === 0 && direction === 'ltr' ? digitsBefore : 0
      const last = stretches.at(-1)?.end ?? 0
      stretches.push({ start: Math.max(last, begin + start - digits), end: begin + end })
    }
    digitsBefore = /\p{N}{0,9}$/u.exec(text.slice(-9))?.[0].length ?? 0
    begin += text.length
  }
  return stretches
}

/**
 * Splits runs where the direction of the script changes. An isolated range, such as a title with a word in italics,
 * may span several runs.
 */
export function directed(runs: Runs, base: Direction): Runs {
  const { direction } = ofOtherDirection[base]
  const text = runs.map(run => run.text).join('')
  const stretches = stretchesIn(runs, base)
  let place = 0
  let end = 0
  return runs.flatMap((run): Run[] => {
    const begin = end
    end += run.text.length
    const parts: Run[] = []
    const add = (from: number, to: number, own: Pick<Run, 'direction'>): void => {
      if (to > from) parts.push({ ...run, text: text.slice(from, to), ...own })
    }
    let from = begin
    for (; place < stretches.length; place++) {
      const next = stretches[place] ?? { start: end, end }
      if (next.start >= end) break
      add(from, next.start, {})
      add(Math.max(from, next.start), Math.min(next.end, end), { direction })
      from = Math.min(next.end, end)
      if (next.end > end) break
    }
    if (parts.length === 0) return [run]
    add(from, end, {})
    // Only the first part starts a block.
    return parts.map((part, at) => {
      if (at === 0) return part
      const { startsBlock: _, ...rest } = part
      return rest
    })
  })
}
