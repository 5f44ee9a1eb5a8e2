import { parseOrcid } from '../../identifiers/index.ts'
import { parseName } from '../../model/names/parse-name.ts'
import { type Account, carryNameAs, memberText, type WorkAgent, wholeName } from '../work/index.ts'

/** Creators as a deposit has them: the name, one affiliation as text, and the identifiers of two schemes. */
export const writeZenodoAgents = (agents: readonly WorkAgent[], account: Account): object[] =>
  agents.map(agent => writeAgent(agent, account))

/** Contributors, each with the role, which Zenodo asks for; it does not have all that the kernel has. */
export const writeZenodoContributors = (agents: readonly WorkAgent[], account: Account): object[] =>
  agents.map(agent => {
    const role = agent.role?.value
    const type = role !== undefined && roles.has(role) ? role : 'Other'
    if (role === undefined)
      account.invented(agent.at('contributorType'), 'Zenodo requires a type; "Other" is written.', 'Other')
    else if (type === role) account.carryPath(agent.at('contributorType'))
    else account.changed(agent.at('contributorType'), `Zenodo has no type "${role}"; "Other" is written.`)
    return { ...writeAgent(agent, account), type }
  })

/** The types of contributors that a deposit may have: https://developers.zenodo.org/#deposit-metadata. */
const roles: ReadonlySet<string> = new Set(
  (
    'ContactPerson DataCollector DataCurator DataManager Distributor Editor HostingInstitution Producer ProjectLeader ' +
    'ProjectManager ProjectMember RegistrationAgency RegistrationAuthority RelatedPerson Researcher ResearchGroup ' +
    'RightsHolder Supervisor Sponsor WorkPackageLeader Other'
  ).split(' '),
)

function writeAgent(
  agent: WorkAgent,
  account: Account,
): { name: string; affiliation?: string; orcid?: string; gnd?: string } {
  // The parts of a name with a comma are read from it again.
  const isOrganisation = parseName(agent.text).kind === 'organisation'
  carryNameAs(account, agent, wholeName(agent.text, isOrganisation ? 'Organizational' : undefined))
  const written: { name: string; affiliation?: string; orcid?: string; gnd?: string } = { name: agent.text }
  const [affiliation] = agent.affiliations
  const text = affiliation && account.carryAny(memberText(affiliation, 'name'))
  if (text !== undefined) written.affiliation = text
  for (const identifier of agent.identifiers) {
    const { nameIdentifier, nameIdentifierScheme } = identifier.value
    if (typeof nameIdentifier !== 'string') continue
    const scheme = String(nameIdentifierScheme).toLowerCase()
    const bare = scheme === 'orcid' ? parseOrcid(nameIdentifier) : scheme === 'gnd' ? nameIdentifier : undefined
    if (bare === undefined || (scheme !== 'orcid' && scheme !== 'gnd') || written[scheme] !== undefined) continue
    written[scheme] = bare
    account.carryPath(identifier)
  }
  return written
}
