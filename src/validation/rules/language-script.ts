import { entryOf } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { languageScript as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { descriptions, titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('language-script', texts)

export const languageScript: Rule = {
  id: 'language-script',
  severity: 'warning',
  check: together(
    visiting(titles, ({ item: { title, titleType, lang }, index }, { record: { language }, report }) =>
      look(
        title,
        isGiven(lang) ? lang : undefined,
        isGiven(titleType) ? undefined : language,
        ['titles', index],
        report,
      ),
    ),
    visiting(descriptions, ({ item: { description, lang }, index }, { report }) =>
      look(description, isGiven(lang) ? lang : undefined, undefined, ['descriptions', index], report),
    ),
  ),
}

const latin = new Set(
  'en de fr es it pt nl sv da no nb nn fi pl cs sk hu ro et lv lt sl is ga cy mt ca eu gl id vi eng deu ger fra fre spa ita por nld dut swe'.split(
    ' ',
  ),
)
const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{sc=Cyrl}/u,
  uk: /\p{sc=Cyrl}/u,
  be: /\p{sc=Cyrl}/u,
  bg: /\p{sc=Cyrl}/u,
  el: /\p{sc=Grek}/u,
  ar: /\p{sc=Arab}/u,
  fa: /\p{sc=Arab}/u,
  he: /\p{sc=Hebr}/u,
  zh: /\p{sc=Han}/u,
  ja: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  ko: /[\p{sc=Hang}\p{sc=Han}]/u,
  th: /\p{sc=Thai}/u,
  hi: /\p{sc=Deva}/u,
  ka: /\p{sc=Geor}/u,
  hy: /\p{sc=Armn}/u,
}

const beyondLatin = /[\u0370-\uffff]/

function look(
  text: unknown,
  own: string | undefined,
  record: unknown,
  path: Path,
  report: RuleContext['report'],
): void {
  const language = own ?? (typeof record === 'string' ? record : undefined)
  if (typeof text !== 'string' || language === undefined) return
  if (latin.has(language) && !beyondLatin.test(text.length > 400 ? text.slice(0, 400) : text)) return
  const [primary = '', ...subtags] = language.trim().toLowerCase().split('-')
  if (subtags.some(tag => tag.length === 4)) return
  const beginning = text.slice(0, 400)
  let isWrong = false
  if (latin.has(primary)) {
    if (!beyondLatin.test(beginning)) return
    const letters = beginning.match(/\p{L}/gu)?.length ?? 0
    isWrong = letters >= 3 && (beginning.match(/\p{sc=Latn}/gu)?.length ?? 0) * 2 < letters
  } else if (own !== undefined) {
    const script = entryOf(scripts, primary)
    isWrong = script !== undefined && !script.test(beginning) && (beginning.match(/\p{sc=Latn}/gu)?.length ?? 0) >= 10
  }
  if (!isWrong) return
  report({
    path: own === undefined ? ['language'] : [...path, 'lang'],
    message: say(own === undefined ? 'languageOfRecord' : 'ownLanguage', {
      language: shorten(language),
      text: shorten(text, 40),
    }),
  })
}
