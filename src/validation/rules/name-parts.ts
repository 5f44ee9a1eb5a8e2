import { unusualAgents } from '../lists.ts'
import { property, readingNames } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'
import { visiting } from '../visiting.ts'

export const nameParts: Rule = {
  id: 'name-parts',
  severity: 'warning',
  behaviours: ['name-rebuilt'],
  check: visiting(unusualAgents, ({ agent, list, index }, { report }) => {
    const { name, familyName: family, givenName: given } = agent
    if (typeof name !== 'string' || typeof family !== 'string' || typeof given !== 'string') return
    // `Family, Given`, as in nearly every record: nothing to compare.
    if (name.startsWith(family) && name.charCodeAt(family.length) === comma) return
    if (family === '' || given === '') return
    const verdict = compare(words(name), words(family), words(given), name.includes(','))
    if (verdict === 'agree') return
    const isSwapped = verdict === 'swapped'
    report({
      path: [list, index, 'familyName'],
      message: isSwapped
        ? `The name ${quote(name)} disagrees with its parts: familyName is ${quote(family)} and givenName is ${quote(given)}; swap the two if the name is right.`
        : `The name ${quote(name)} has nothing in common with the familyName ${quote(family)} and the givenName ${quote(given)}; correct whichever is wrong.`,
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
  summary: 'A person’s name agrees with familyName and givenName, in the kernel’s order.',
  why: 'The kernel asks for family name, comma, given name. Where both parts are given, citations are made of them (the registry itself rebuilt names in XML from them until June 2026), so swapped parts change the person’s name in every citation.',
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
        pointer: '/creators/0/familyName',
        message:
          'The name "Garcia, Sofia" disagrees with its parts: familyName is "Sofia" and givenName is "Garcia"; swap the two if the name is right.',
      },
      {
        record: person('Garcia, Sofia', 'Jemison', 'Mae'),
        pointer: '/creators/0/familyName',
        message:
          'The name "Garcia, Sofia" has nothing in common with the familyName "Jemison" and the givenName "Mae"; correct whichever is wrong.',
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

/** The words of a name in lower case without accents. */
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
