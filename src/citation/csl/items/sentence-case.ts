import type { CslItem } from '../../../formats/csl-json/csl-item.ts'

/**
 * Writes title-case titles of an item in sentence case. A title in a language other than English stays unchanged.
 *
 * The first word of a title, subtitle, sentence or quotation, protected words, words with an inner capital or a digit,
 * single capital letters except "A", and words marked as `nocase` stay unchanged.
 */
export function withSentenceCase(item: CslItem, kept: readonly string[]): void {
  if (typeof item.language === 'string' && !/^en\b/i.test(item.language)) return
  for (const variable of ['title', 'title-short', 'volume-title', 'part-title']) {
    const title = item[variable]
    if (typeof title === 'string') item[variable] = sentenceCase(title, kept)
  }
}

/** Returns a title-case title in sentence case, and any other title unchanged. */
export function sentenceCase(title: string, kept: readonly string[] = []): string {
  if (!isTitleCase(title)) return title
  const areas = protectedAreas(title, kept)
  let isFirst = true
  let next = 0
  return title.replace(word, (found, start: number) => {
    const isStart = isFirst || startsAgain.test(title.slice(Math.max(0, start - 40), start))
    isFirst = false
    while ((areas[next]?.[1] ?? start + 1) <= start) next++
    const isProtected = (areas[next]?.[0] ?? Number.POSITIVE_INFINITY) <= start
    const isKept = isStart || hasOwnCase.test(found) || isProtected
    return isKept ? found : found.toLowerCase()
  })
}

/** Matches a word with its apostrophes. The parts of a hyphenated word match separately. */
const word = /(?<!<\/?)\p{L}[\p{L}\p{M}\p{N}'’]*/gu
/**
 * Matches the text before the first word of a sentence, a subtitle or a quotation: punctuation, quotation marks and
 * markup.
 */
const startsAgain = /(?:(?:[:?!.—]["'”’)]?|–\s)\s{0,3}(?:<[^<>]{1,40}>|["'“‘(])*|(?:^|\s)["“«„](?:<[^<>]{1,40}>)*)$/
/**
 * Matches acronyms, chemical formulas, names such as McDonald or iPhone, and single capitals such as the C in "vitamin
 * C", except A.
 */
const hasOwnCase = /^\p{L}.*[\p{Lu}\p{N}]|^(?!A$)\p{Lu}$|^\p{Lu}['’]\p{Lu}/u

/**
 * True if a title has at least two words of four or more letters, and over three quarters of these begin with a
 * capital. Minor words and words with a case of their own do not count.
 */
function isTitleCase(title: string): boolean {
  const words =
    title
      .replace(/<[^<>]{1,60}>/g, '')
      .match(word)
      ?.filter(one => one.length > 3 && !minor.test(one) && !hasOwnCase.test(one)) ?? []
  const capitalised = words.filter(one => /^\p{Lu}/u.test(one)).length
  return words.length > 1 && capitalised / words.length > 0.75 && words.some(one => /\p{Ll}/u.test(one))
}

const minor =
  /^(?:with|from|into|over|upon|than|that|their|between|through|under|about|after|during|toward|towards|without|within|against|among|versus|using|based|when|where|what|which|does|have|been)$/i

const splitsWord = (title: string, at: number): boolean => insideWord.test(title.slice(Math.max(0, at - 1), at + 1))

const insideWord = /^[\p{L}\p{M}\p{N}]{2}$/u

/**
 * Returns the ranges of a title that keep their case: tags, text marked as `nocase`, and protected words. The ranges
 * are sorted and do not overlap.
 */
function protectedAreas(title: string, kept: readonly string[]): [from: number, to: number][] {
  const areas: [number, number][] = []
  for (const { index, 0: whole } of title.matchAll(/<span class="nocase">[^<>]{0,500}<\/span>|<[^<>]{1,60}>/g))
    areas.push([index, index + whole.length])
  for (const text of kept)
    for (let at = title.indexOf(text); at >= 0 && text !== ''; at = title.indexOf(text, at + text.length))
      if (!splitsWord(title, at) && !splitsWord(title, at + text.length)) areas.push([at, at + text.length])
  const apart: [number, number][] = []
  for (const [from, to] of areas.sort(([one], [other]) => one - other)) {
    const last = apart.at(-1)
    if (last === undefined || from > last[1]) apart.push([from, to])
    else last[1] = Math.max(last[1], to)
  }
  return apart
}
