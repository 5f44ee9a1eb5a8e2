import { readableMath } from '../../../core/tex-math.ts'
import { plainText } from '../../../model/plain-text.ts'
import type { Found } from '../../work/index.ts'
import { smallCaps, withShortSmallCaps } from '../../work/subtitles.ts'

/**
 * The tags that records may contain, each with the corresponding CSL markup:
 * https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html.
 */
const tags: readonly { tag: RegExp; open: string; close: string }[] = [
  { tag: /^(?:i|em)$/i, open: '<i>', close: '</i>' },
  { tag: /^(?:b|strong)$/i, open: '<b>', close: '</b>' },
  { tag: /^sub$/i, open: '<sub>', close: '</sub>' },
  { tag: /^sup$/i, open: '<sup>', close: '</sup>' },
  { tag: /^(?:sc|scp)$/i, ...smallCaps },
]

/**
 * Converts a text to CSL markup: italics, bold, subscript, superscript and small caps, well nested. Other tags are
 * removed, and the rest becomes plain text.
 */
function richText(text: string): string {
  if (!text.includes('<')) return plainText(text)
  const marked = withShortSmallCaps(text.replace(mark, '')).replace(
    simpleTag,
    (whole, slash: string, name: string) => markOf(name, slash !== '') ?? whole,
  )
  const spaced = marked.replace(/<(?=\s)/g, lessThan)
  const plain = plainText(spaced)
  return (comparing(plain, spaced) ?? withTags(plain)).replaceAll(lessThan, '<')
}

/** The character that represents a `<` before white space while tags are removed. */
const lessThan = '\ufdef'

/**
 * Restores `a<b` from `a< b` if the record has no space after `<`. Returns undefined if there is nothing to restore, or
 * if the restored text could be read as a tag.
 */
function comparing(plain: string, given: string): string | undefined {
  if (!plain.includes('< ')) return undefined
  const closed = plain.replaceAll('< ', '<')
  if (!given.includes(closed)) return undefined
  const tagged = withTags(closed)
  return beginsTag.test(tagged.replace(ownTag, '')) ? undefined : tagged
}

/** Matches a tag that this module writes. */
const ownTag = /<\/?(?:i|b|sub|sup|span)>|<span style="font-variant:small-caps;">/g

/**
 * Matches a `<` that may begin a tag.
 *
 * A `<` before a name of up to three letters does not begin a tag, unless an attribute or the end of the tag follows
 * the name.
 */
const beginsTag = /<(?![a-z]{1,3}(?:[\s.,;:)]|$)(?!\s*[\w:-]{1,40}\s*=|\s*\/?>)|[^a-z/!?])/i

// Noncharacters, which no text contains, represent tags while other tags are removed.
const base = 0xfdd0
const mark = /[\ufdd0-\ufddf\ufdef]/g
const simpleTag = /<(\/?)(i|em|b|strong|sub|sup|scp?)\s{0,9}>/gi

function markOf(name: string, isEnd: boolean): string | undefined {
  const index = tags.findIndex(({ tag }) => tag.test(name))
  return index < 0 ? undefined : String.fromCharCode(base + 2 * index + (isEnd ? 1 : 0))
}

/** Replaces marks with their tags. Removes unpaired marks. */
function withTags(marked: string): string {
  const pieces = marked.split(/([\ufdd0-\ufddf])/)
  const open: { place: number; index: number }[] = []
  for (const [place, piece] of pieces.entries()) {
    if (place % 2 === 0) continue
    const code = piece.charCodeAt(0) - base
    const index = code >> 1
    pieces[place] = ''
    if (code % 2 === 0) open.push({ place, index })
    else if (open.some(one => one.index === index)) {
      let last = open.pop()
      while (last !== undefined && last.index !== index) last = open.pop()
      if (last !== undefined) pieces[last.place] = tags[index]?.open ?? ''
      pieces[place] = tags[index]?.close ?? ''
    }
  }
  return pieces.join('').replace(/ {2,}/g, ' ').trim()
}

/** Converts the markup and the mathematics of a text to CSL markup. */
export const richTextOf = ({ given, value }: Found): string =>
  readableMath(typeof given === 'string' && given !== value ? richText(given) : value, 'csl')
