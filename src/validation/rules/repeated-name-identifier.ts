import type { Agent, NameIdentifier } from '../../model/datacite.ts'
import { removing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import { addsNothing, folded } from '../predicates/repeats.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
