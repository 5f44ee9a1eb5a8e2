import { formatRor, parseRor } from '../../identifiers/index.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Affiliation, Agent, Contributor } from '../../model/datacite.ts'
import { orcidIdentifier, schemeAddress } from '../work/losses/schemes.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'

const sayDepartment = messagesOf('crossref-department', {
  named:
    'The department "{name}" is read as the name of the affiliation; any affiliationIdentifier identifies the whole organisation.',
})

/** The members of a work that list people other than authors, with the kernel's contributor types (7.a). */
const roles: readonly (readonly [name: string, contributorType: ContributorType])[] = [
  ['editor', 'Editor'],
  ['translator', 'Translator'],
  ['chair', 'Other'],
]

/** Reads all contributors other than authors. An institution is read as the hosting institution of the work. */
export function readCrossrefContributors(work: MemberReader): Contributor[] {
  const people = roles.flatMap(([name, contributorType]) =>
    work.members(name).map((person): Contributor => ({ ...readCrossrefAgent(person), contributorType })),
  )
  const institutions = work.members('institution').map((institution): Contributor => {
    const name = institution.text('name')
    return { ...(name !== undefined && { name }), nameType: 'Organizational', contributorType: 'HostingInstitution' }
  })
  return [...people, ...institutions]
}

/** Reads a person `{ given, family }` or an organisation `{ name }`. */
export function readCrossrefAgent(agent: MemberReader): Agent {
  agent.leave(['sequence', 'authenticated-orcid'])
  // A `name` next to a family name becomes an extra.
  const name = agent.has('family') ? undefined : agent.text('name')
  const [family, given, suffix] = [agent.text('family'), agent.text('given'), agent.text('suffix')]
  const affiliation = agent.members('affiliation').flatMap(readAffiliation)
  const orcid = agent.text('ORCID')
  const surname = [family, suffix].filter(part => part !== undefined).join(' ')
  const known = [surname, given].filter(part => part !== undefined && part !== '').join(', ')
  const named: Agent =
    family === undefined && name !== undefined
      ? { name, nameType: 'Organizational' }
      : {
          ...(known !== '' && { name: known, nameType: 'Personal' }),
          ...(given !== undefined && { givenName: given }),
          ...(surname !== '' && { familyName: surname }),
        }
  return {
    ...named,
    ...(orcid !== undefined && { nameIdentifiers: [orcidIdentifier(orcid)] }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

function readAffiliation(affiliation: MemberReader): Affiliation[] {
  const given = affiliation.text('name')
  const departments = given === undefined ? affiliation.texts('department') : []
  const name = given ?? (departments.length > 0 ? departments.join(', ') : undefined)
  if (departments.length > 0) affiliation.note('department', sayDepartment('named', { name: name ?? '' }))
  const ids = affiliation.members('id').flatMap(entry => {
    const [value, type] = [entry.peek('id'), entry.peek('id-type')]
    return value === undefined ? [] : [{ value, type, entry }]
  })
  const id = ids.find(({ value }) => parseRor(value) !== undefined) ?? ids[0]
  const ror = id && parseRor(id.value)
  for (const { entry } of ids)
    if (entry === id?.entry) entry.leave(['id', 'id-type', 'asserted-by'])
    else entry.keepAside()
  if (name === undefined && id === undefined) return []
  const identifier = ror === undefined ? id?.value : formatRor(ror)
  const scheme = ror === undefined ? id?.type : 'ROR'
  return [
    {
      ...(name !== undefined && { name }),
      ...(identifier !== undefined && { affiliationIdentifier: identifier }),
      ...(identifier !== undefined && scheme !== undefined && { affiliationIdentifierScheme: scheme }),
      ...(ror !== undefined && { schemeUri: schemeAddress('ROR') }),
    },
  ]
}
