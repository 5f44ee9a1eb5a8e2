import { parseDoi } from '../../identifiers/index.ts'
import type { Agent, Contributor, Description, FundingReference } from '../../model/datacite.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { readCrossrefAgent } from './read-agents.ts'
import { markedText } from './read-container.ts'

interface ReadProjects {
  titles: string[]
  creators: Agent[]
  contributors: Contributor[]
  descriptions: Description[]
  fundingReferences: FundingReference[]
}

/**
 * Reads the projects of a grant. Lead and co-lead investigators become creators, and other investigators become
 * contributors.
 */
export function readProjects(work: MemberReader): ReadProjects {
  const read: ReadProjects = { titles: [], creators: [], contributors: [], descriptions: [], fundingReferences: [] }
  if (work.peek('type') !== 'grant' && !work.has('project')) return read
  const award = work.peek('award')
  for (const project of work.members('project')) {
    read.titles.push(...project.members('project-title').flatMap(title => title.text('title') ?? []))
    for (const name of ['lead-investigator', 'co-lead-investigator'])
      read.creators.push(...project.members(name).map(readCrossrefAgent))
    const others = project.members('investigator').map(readCrossrefAgent)
    read.contributors.push(...others.map(agent => ({ ...agent, contributorType: 'ProjectMember' as const })))
    for (const entry of project.members('project-description')) {
      const [text, lang] = [entry.text('description'), entry.text('language')]
      if (text !== undefined)
        read.descriptions.push({
          description: markedText(text),
          descriptionType: 'Abstract',
          ...(lang !== undefined && { lang }),
        })
    }
    read.fundingReferences.push(...project.members('funding').map(funding => readFunding(funding, award)))
  }
  return read
}

function readFunding(funding: MemberReader, award: string | undefined): FundingReference {
  funding.leave(['type'])
  const funder = funding.member('funder')
  const [name, ids] = [funder.text('name'), funder.members('id')]
  const [id] = ids.flatMap(entry => {
    entry.leave(['asserted-by'])
    const [text, type] = [entry.text('id'), entry.text('id-type')]
    return text === undefined ? [] : [{ text, type }]
  })
  const doi = id === undefined ? undefined : parseDoi(id.text)
  return {
    ...(name !== undefined && { funderName: name }),
    ...(doi !== undefined && {
      funderIdentifier: `https://doi.org/${doi}`,
      funderIdentifierType: 'Crossref Funder ID' as const,
    }),
    ...(id !== undefined &&
      doi === undefined && { funderIdentifier: id.text, funderIdentifierType: id.type === 'ROR' ? 'ROR' : 'Other' }),
    ...(award !== undefined && { awardNumber: award }),
  }
}
