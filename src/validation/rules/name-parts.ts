import { messagesOf } from '../../messages/message.ts'
import { nameParts as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('name-parts', texts)

export const nameParts: Rule = {
  id: 'name-parts',
  severity: 'warning',
  behaviours: ['name-rebuilt'],
  check: visiting(agents, ({ agent, list, index }, { report }) => {
    const { name, familyName: family, givenName: given } = agent
    if (typeof name !== 'string' || typeof family !== 'string' || typeof given !== 'string') return
    if (family === '' || given === '') return
    // `Family, Given` or `Family, G.`, as in nearly every record, needs no comparison.
    const at = family.length
    if (
      name.startsWith(family) &&
      name.charCodeAt(at) === comma &&
      (at + 2 >= name.length || name.charCodeAt(at + 2) === given.charCodeAt(0))
    )
      return
    const verdict = compare(name, words(family), words(given))
    if (verdict === 'agree') return
    const isSwapped = verdict === 'swapped'
    if (verdict === 'family' || verdict === 'given') {
      const member = `${verdict}Name` as const
      report({
        path: [list, index, member],
        message: say('onePart', { name: shorten(name), member, part: shorten(agent[member]) }),
      })
      return
    }
    report({
      path: [list, index, 'familyName'],
      message: say(isSwapped ? 'swapped' : 'different', {
        name: shorten(name),
        family: shorten(family),
        given: shorten(given),
      }),
      ...(isSwapped && {
        fix: {
          description: say('fix'),
          safe: false,
          patch: [
            { op: 'replace', path: `/${list}/${index}/familyName`, value: given },
            { op: 'replace', path: `/${list}/${index}/givenName`, value: family },
          ],
        },
      }),
    })
  }),
}

const comma = 44
const plainLetters = { ø: 'o', œ: 'oe', æ: 'ae', ð: 'd', đ: 'd', ł: 'l' } as const

const words = (name: string): string[] =>
  name
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øœæðđł]/g, letter => plainLetters[letter as keyof typeof plainLetters])
    .match(/\p{L}+/gu) ?? []

const isLatin = (name: readonly string[]): boolean =>
  name.length > 0 && name.every(word => /^\p{Script=Latin}+$/u.test(word))

type Verdict = 'agree' | 'swapped' | 'differ' | 'family' | 'given'

function compare(text: string, family: string[], given: string[]): Verdict {
  const name = words(text)
  const hasComma = text.includes(',')
  if (![name, family, given].every(isLatin)) return 'agree'
  if (hasComma && isSame(name, [...given, ...family]) && !isSame(given, family)) return 'swapped'
  // Two equal letters at the start are enough, because spellings vary (Müller, Mueller).
  const hasFamily = shareLetters(name, family, 2)
  if (!hasFamily && !shareLetters(name, given, 2)) return 'differ'
  if (!hasFamily) return 'family'
  // Given names are often only initials.
  return hasComma && !shareLetters(name, given, 2) && !shareLetters(words(text.slice(text.indexOf(','))), given, 1)
    ? 'given'
    : 'agree'
}

/** True if a word of one list and a word of the other begin with the same `count` letters. */
const shareLetters = (some: readonly string[], others: readonly string[], count: number): boolean =>
  some.some(one => others.some(other => one.slice(0, count) === other.slice(0, count)))

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => word === b[at])
