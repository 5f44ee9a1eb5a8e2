import { type Path, valueAt } from '../../core/pointer.ts'
import { readsLikeOrganisation } from '../../model/names/organisation.ts'
import type { Behaviour } from '../behaviour.ts'
import { takenApart } from '../values/person.ts'
import { isBlank, plainSpaces } from '../values/space.ts'
import type { Work } from '../work.ts'

/**
 * The day on which the registry adopted bolognese 2.7.0, which stores names, funders and related identifiers unchanged.
 */
export const leftAsSent = '2026-06-24'

/**
 * Replaces white-space characters in names with spaces, turns ` - ` into a hyphen, and inserts `, ` before the final
 * initials of a name without a comma.
 */
export const nameCleaned: Behaviour = {
  id: 'name-cleaned',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    for (const agent of work.agents()) work.rewrite([...agent, 'name'], cleaned)
  },
}

const cleaned = (name: string): string =>
  plainSpaces(
    (name.includes(',') ? name : name.replace(/\s((?:[A-Z]\.)?)(-?[A-Z]\.)$/, ', $1$2')).replaceAll(' - ', '-'),
  )

/** Capitalises the words of a name that begin with a letter from `a` to `z`. */
export const nameCapitalised: Behaviour = {
  id: 'name-capitalised',
  does: 'changes',
  via: ['xml'],
  until: '2025-06-17',
  apply(work) {
    for (const agent of work.agents())
      work.rewrite([...agent, 'name'], name =>
        name.replace(/(?<![\p{L}\p{N}_])(['’]?)([a-z])/gu, (_, quote: string, letter: string) =>
          quote === '' ? letter.toUpperCase() : `${quote}${letter}`,
        ),
      )
  },
}

/** Rebuilds the name of an agent as `Family, Given` if the agent has both a family name and a given name. */
export const nameRebuilt: Behaviour = {
  id: 'name-rebuilt',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    for (const agent of work.agents()) {
      const family = work.textAt([...agent, 'familyName'])
      const given = work.textAt([...agent, 'givenName'])
      if (family !== undefined && given !== undefined && !isBlank(family) && !isBlank(given))
        work.set([...agent, 'name'], `${family}, ${given}`)
    }
  },
}

/**
 * Splits the name of an agent without a family name if a comma, an ORCID iD or the first word suggests a person.
 *
 * Does not split the name if the name type is Organizational. Drops the given name of every other agent without a
 * family name.
 */
export const nameInterpreted: Behaviour = {
  id: 'name-interpreted',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    for (const agent of work.agents()) {
      const name = work.textAt([...agent, 'name'])
      if (name === undefined || isBlank(work.textAt([...agent, 'familyName']) ?? '') === false) continue
      if (valueAt(work.attributes, [...agent, 'nameType']) === 'Organizational' || !isPersonal(work, agent, name)) {
        work.drop([...agent, 'givenName'])
        continue
      }
      const parts = takenApart(name, { hasParticles: work.sending.asOf >= '2021-03-26' })
      work.set([...agent, 'nameType'], 'Personal')
      if (parts !== undefined) work.set([...agent, 'name'], `${parts.family ?? ''}, ${parts.given ?? ''}`)
      for (const [member, part] of [
        ['givenName', parts?.given],
        ['familyName', parts?.family],
      ] as const) {
        if (part === undefined) work.drop([...agent, member])
        else work.set([...agent, member], part)
      }
    }
  },
}

function isPersonal(work: Work, agent: Path, name: string): boolean {
  for (const [, identifier] of work.items(...agent, 'nameIdentifiers'))
    if (valueAt(identifier, ['nameIdentifierScheme']) === 'ORCID') return true
  return (name.includes(',') && !name.includes(';')) || readsLikePerson(name)
}

/** Drops the name identifiers, affiliations and contributor type of agents not recognised as people. */
export const organisationMembersLost: Behaviour = {
  id: 'organisation-members-lost',
  does: 'drops',
  via: ['xml'],
  until: '2019-07-14',
  apply(work) {
    for (const agent of work.agents()) {
      const name = work.textAt([...agent, 'name'])
      if (name === undefined || !isBlank(work.textAt([...agent, 'familyName']) ?? '')) continue
      if (valueAt(work.attributes, [...agent, 'nameType']) !== 'Organizational' && isPersonal(work, agent, name))
        continue
      for (const member of ['nameIdentifiers', 'affiliation', 'contributorType']) work.drop([...agent, member])
    }
  },
}

/** Sets the name type of an agent to Personal if the agent has a family name and no name type. */
export const personAssumed: Behaviour = {
  id: 'person-assumed',
  does: 'changes',
  via: ['xml'],
  until: '2020-06-02',
  apply(work) {
    for (const agent of work.agents()) {
      const family = work.textAt([...agent, 'familyName'])
      if (family !== undefined && !isBlank(family) && work.textAt([...agent, 'nameType']) === undefined)
        work.set([...agent, 'nameType'], 'Personal')
    }
  },
}

/** Drops the languages of names, because the XML reader does not read these languages. */
export const nameLanguageLost: Behaviour = {
  id: 'name-language-lost',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    for (const agent of work.agents()) work.drop([...agent, 'lang'])
  },
}

/**
 * True if a name without a comma probably begins with a first name in the registry's former dictionary of 40,000
 * entries.
 *
 * The dictionary is not included. The result is true for two to four capitalised words, none typical of organisations,
 * and for names that begin with a word in `namesakes`: the registry turned `The British Library` into `Library, The
 * British`.
 */
function readsLikePerson(name: string): boolean {
  const words = name.split(' ')
  if (words.length >= 2 && namesakes.has(words[0] ?? '')) return true
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every(word => /^\p{Lu}(?:\p{Ll}+(?:(?:-|['’])?\p{Lu}\p{Ll}+)?|['’]\p{Lu}\p{Ll}+|\.?)$/u.test(word)) &&
    (words[0]?.length ?? 0) > 2 &&
    !readsLikeOrganisation(name.replaceAll('-', ' '))
  )
}

/** Words that the registry's dictionary lists as first names, but that may also begin the name of an organisation. */
const namesakes: ReadonlySet<string> = new Set(
  'Albert Alfred Carl Charles Cornell David Duke Ernst Ferdinand Francis Friedrich Georg George Heinrich Henry Hugo Johann Johannes John Julius Karl Konrad Leo Ludwig Martin Max Otto Paul Robert The Thomas Victoria Wilhelm William'.split(
    ' ',
  ),
)
