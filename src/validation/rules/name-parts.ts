import { agents } from '../agents.ts'
import { property, readingNames } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote, shorten } from '../text.ts'
import { visiting } from '../visiting.ts'

export const nameParts: Rule = {
  id: 'name-parts',
  severity: 'warning',
  registry: 'changes',
  check: visiting(agents, ({ agent, list, index }, { report }) => {
    const { name, familyName: family, givenName: given } = agent
    if (typeof name !== 'string' || typeof family !== 'string' || typeof given !== 'string') return
    // `Family, Given`, as nearly every name is: nothing to take apart.
    if (name.startsWith(family) && name.charCodeAt(family.length) === comma) return
    if (family === '' || given === '') return
    const verdict = compare(words(name), words(family), words(given), name.includes(','))
    if (verdict === 'agree') return
    const isSwapped = verdict === 'swapped'
    report({
      path: [list, index, 'familyName'],
      message: isSwapped
        ? `The name ${quote(name)} and its parts are at odds: familyName is ${quote(family)} and givenName ${quote(given)}; swap the two if the name is right.`
        : `The name ${quote(name)} has nothing of the familyName ${quote(family)} and the givenName ${quote(given)}, and the registry would make it "${shorten(family)}, ${shorten(given)}"; correct the one that is wrong.`,
      ...(isSwapped && {
        fix: {
          description: 'Swap familyName and givenName.',
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

export const namePartsDocs = (): RuleDocs => ({
  summary: 'A person’s name says the same as familyName and givenName, in the order of the kernel.',
  why: 'The kernel wants the name as family name, comma, given name. The registry throws the name away where both parts are given and puts it together again from them: swapped parts give a person another name in every citation.',
  examples: {
    passes: [
      { record: person('Garcia, Sofia', 'Garcia', 'Sofia') },
      { record: person('Garcia, S.', 'Garcia', 'Sofia') },
      { record: person('Sofia Garcia', 'Garcia', 'Sofia') },
      { record: person('毛澤東', 'Mao', 'Zedong') },
    ],
    fails: [
      {
        record: person('Garcia, Sofia', 'Sofia', 'Garcia'),
        findings: [
          {
            pointer: '/creators/0/familyName',
            message:
              'The name "Garcia, Sofia" and its parts are at odds: familyName is "Sofia" and givenName "Garcia"; swap the two if the name is right.',
          },
        ],
      },
      {
        record: person('Garcia, Sofia', 'Jemison', 'Mae'),
        findings: [
          {
            pointer: '/creators/0/familyName',
            message:
              'The name "Garcia, Sofia" has nothing of the familyName "Jemison" and the givenName "Mae", and the registry would make it "Jemison, Mae"; correct the one that is wrong.',
          },
        ],
      },
    ],
  },
  references: [
    property('creators[].name'),
    readingNames,
    { title: 'Given and family names swapped', url: 'https://github.com/datacite/datacite/issues/1278' },
  ],
})

const comma = 44

/** The words of a name in small letters without accents; only Latin ones, because other scripts may be transliterated. */
const words = (name: string): string[] =>
  name
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

const isLatin = (name: readonly string[]): boolean =>
  name.length > 0 && name.every(word => /^\p{Script=Latin}+$/u.test(word))

function compare(name: string[], family: string[], given: string[], hasComma: boolean): 'agree' | 'swapped' | 'differ' {
  if (![name, family, given].every(isLatin)) return 'agree'
  if (hasComma && isSame(name, [...given, ...family]) && !isSame(given, family)) return 'swapped'
  // Two letters in common are enough to leave a name alone: spellings vary (Müller, Mueller).
  return name.some(word => [...family, ...given].some(part => word.slice(0, 2) === part.slice(0, 2)))
    ? 'agree'
    : 'differ'
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => word === b[at])

function person(name: string, familyName: string, givenName: string) {
  return { creators: [{ name, familyName, givenName }] }
}
