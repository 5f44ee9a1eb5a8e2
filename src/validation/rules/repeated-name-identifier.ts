import { messagesOf } from '../../messages/message.ts'
import type { Agent, NameIdentifier } from '../../model/datacite.ts'
import { repeatedNameIdentifier as messages } from '../compiled/rule-texts.ts'
import { removing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import { addsNothing, folded } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-name-identifier', messages)

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
            const message = say('twice', { value: shorten(identifier.nameIdentifier), name: shorten(name) })
            const isIdle =
              Array.isArray(nameIdentifiers) &&
              nameIdentifiers.some((other, at) => at < position && addsNothing(identifier, other))
            report({ path, message, ...(isIdle && { fix: removing(path, say('remove'), true) }) })
          } else if (!isOfOrganisations(identifier) && !mayBeSame(folded(first.name), folded(name))) {
            report({
              path,
              message: say('shared', {
                value: shorten(identifier.nameIdentifier),
                first: shorten(first.name),
                name: shorten(name),
              }),
            })
          }
        })
      })
    }
  },
}

/** True if an identifier belongs to an organisation, whose departments may share it. */
const isOfOrganisations = ({
  nameIdentifier,
  nameIdentifierScheme: scheme,
}: Partial<Record<keyof NameIdentifier, unknown>>): boolean =>
  /^(?:ror|grid|crossref funder id)$/i.test(String(scheme)) || /\bror\.org\b/i.test(String(nameIdentifier))

/**
 * True if two names may belong to the same person.
 *
 * Each word of the name with fewer words must begin a word of the other name, or begin with such a word.
 */
function mayBeSame(one: string, other: string): boolean {
  const [fewer, more] = [one, other].map(wordsOf).sort((a, b) => a.length - b.length) as [string[], string[]]
  return fewer.every(word => more.some(known => known.startsWith(word) || word.startsWith(known)))
}

const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{M}]+/gu) ?? []
