import { Recent } from '../../../core/recent.ts'
import { canonicalTag } from './languages.ts'

/**
 * Returns the language of a text whose function words clearly show a language other than that in `tag`.
 *
 * Returns `undefined` if unsure, or if the language in `tag` is not in the table of function words.
 *
 * A language needs at least three words, more than twice the words of any other language, and four times the words of
 * the language in `tag`.
 */
export function otherLanguageOf(text: string, tag: string): string | undefined {
  if (tag.length > longestTag) return undefined
  const said = languages.get(tag, () => canonicalTag(tag.trim().replaceAll('_', '-'))?.split('-')[0] ?? '')
  if (!Object.hasOwn(words, said)) return undefined
  const counts = new Map<string, number>()
  for (const [word] of text
    .slice(0, longest)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu))
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [[language, count] = ['', 0], second] = [...counts].sort(([, a], [, b]) => b - a)
  const isSure = count >= 3 && count > 2 * (second?.[1] ?? 0) && count >= 4 * (counts.get(said) ?? 0)
  return isSure && language !== said ? language : undefined
}

/** The maximum number of characters to examine: a hundred words are enough to identify a language. */
const longest = 800

const longestTag = 100
const languages = new Recent<string>(100)

/** Function words by language. Almost every sentence contains some of these words, and few names do. */
const words: Readonly<Record<string, string>> = {
  en: 'the and of from with for by is are was were at its to this that which between their',
  de: 'der die das und von für mit im ein eine einer des dem den zur zum auf aus bei nach über durch ist sind wurde wurden in zwischen an am als bis',
  fr: 'le la les des du et dans une un sur pour par aux au est sont de en avec à d l entre',
  es: 'el la los las y del una un por para con en su de al es son entre se',
  it: 'il lo la gli le e della delle dei degli del nel nella di per con su un una da è sono al tra',
  pt: 'o a os as e do da dos das em uma um para com ao na no de por é são entre',
  nl: 'de het een van en voor met op naar uit bij in is zijn tot te tussen aan door',
}

const languagesOf = new Map<string, string[]>()
for (const [language, list] of Object.entries(words))
  for (const word of list.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
