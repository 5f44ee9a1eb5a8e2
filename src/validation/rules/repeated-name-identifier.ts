import type { Agent, NameIdentifier } from '../../model/datacite.ts'
import { removing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { addsNothing, folded } from '../predicates/repeats.ts'
import { namedBy } from '../predicates/samples.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedNameIdentifier: Rule = {
  id: 'repeated-name-identifier',
  severity: 'error',
  check({ record, report }) {
    for (const list of ['creators', 'contributors'] as const) {
      const holders = new Map<string, { name: unknown; index: number; contributorType: unknown }>()
      eachObject<Agent & { contributorType: string }>(record[list], (agent, index) => {
        const { name, contributorType, nameIdentifiers } = agent
        eachObject<NameIdentifier>(nameIdentifiers, (identifier, position) => {
          const value = folded(identifier.nameIdentifier)
          if (value === '' || folded(name) === '') return
          const first = holders.get(value)
          if (first === undefined) {
            holders.set(value, { name, index, contributorType })
            return
          }
          const path = [list, index, 'nameIdentifiers', position]
          if (first.index === index) {
            const message = `The identifier ${shorten(identifier.nameIdentifier)} of ${quote(name)} is listed twice; remove one of the two.`
            const isIdle =
              Array.isArray(nameIdentifiers) &&
              nameIdentifiers.some((other, at) => at < position && addsNothing(identifier, other))
            report({ path, message, ...(isIdle && { fix: removing(path, 'Remove the repeated identifier.', true) }) })
          } else if (!isOfOrganisations(identifier) && !mayBeSame(folded(first.name), folded(name))) {
            report({
              path,
              message: `The identifier ${shorten(identifier.nameIdentifier)} is given to ${quote(first.name)} and to ${quote(name)}; correct it for the one who has another.`,
            })
          }
        })
      })
    }
  },
}

/** Whether an identifier is of an organisation, whose departments may share it. */
const isOfOrganisations = ({
  nameIdentifier,
  nameIdentifierScheme: scheme,
}: Partial<Record<keyof NameIdentifier, unknown>>): boolean =>
  /^(?:ror|grid|crossref funder id)$/i.test(String(scheme)) || /\bror\.org\b/i.test(String(nameIdentifier))

/** Whether two names may be those of one person: each word of the shorter one begins a word of the other. */
function mayBeSame(one: string, other: string): boolean {
  const [fewer, more] = [one, other].map(wordsOf).sort((a, b) => a.length - b.length) as [string[], string[]]
  return fewer.every(word => more.some(known => known.startsWith(word) || word.startsWith(known)))
}

const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{M}]+/gu) ?? []

export const repeatedNameIdentifierDocs = (): RuleDocs => ({
  summary: 'An identifier of a person or organisation belongs to one creator, and is listed there once.',
  why: 'The work is added to the profile of whoever the identifier names. Where two people share an iD, one of them gets a work that is not theirs, and the other does not get it.',
  examples: {
    passes: [
      { record: namedBy('ORCID', 'https://orcid.org/0000-0002-1825-0097') },
      { record: { contributors: [iD('Garcia, Sofia', 'Editor'), iD('Garcia, Sofia', 'DataCurator')] } },
      { record: { creators: [iD('Garcia, Sofia'), iD('Garcia, S.')] } },
    ],
    fails: [
      {
        record: { creators: [iD('Garcia, Sofia'), iD('Jemison, Mae')] },
        pointer: '/creators/1/nameIdentifiers/0',
        message:
          'The identifier https://orcid.org/0000-0001-5109-3700 is given to "Garcia, Sofia" and to "Jemison, Mae"; correct it for the one who has another.',
      },
      {
        record: {
          creators: [
            { name: 'Garcia, Sofia', nameIdentifiers: [...iD('').nameIdentifiers, ...iD('').nameIdentifiers] },
          ],
        },
        pointer: '/creators/0/nameIdentifiers/1',
        message:
          'The identifier https://orcid.org/0000-0001-5109-3700 of "Garcia, Sofia" is listed twice; remove one of the two.',
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[]')],
})

function iD(name: string, contributorType?: 'Editor' | 'DataCurator') {
  const nameIdentifiers = [{ nameIdentifier: 'https://orcid.org/0000-0001-5109-3700', nameIdentifierScheme: 'ORCID' }]
  return { name, nameIdentifiers, ...(contributorType && { contributorType }) } as {
    name: string
    contributorType: 'Editor'
    nameIdentifiers: typeof nameIdentifiers
  }
}
