import { formatRor, parseRor } from '../../identifiers/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Creator, FundingReference, Subject } from '../../model/datacite.ts'
import { parseName } from '../../model/names/parse-name.ts'
import { orcidIdentifier, schemeAddress } from '../work/losses/schemes.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'

const say = messagesOf('openalex-names', {
  nameNumber: 'The number at the end of "{name}" is omitted because it is not part of the name.',
})

/** Reads the keywords, the topics and the MeSH headings. */
export function readOpenalexSubjects(work: MemberReader): Subject[] {
  const words = work.members('keywords').flatMap((entry): Subject[] => {
    const subject = entry.text('display_name') ?? entry.text('keyword')
    entry.leave(['id', 'score'])
    return subject === undefined ? [] : [{ subject }]
  })
  const topics = work.members('topics').flatMap((entry): Subject[] => {
    const [subject, valueUri] = [entry.text('display_name'), entry.text('id')]
    // The wider topics follow from the topic.
    entry.leave(['score', 'count', 'subfield', 'field', 'domain'])
    return subject === undefined
      ? []
      : [{ subject, subjectScheme: 'OpenAlex Topics', ...(valueUri !== undefined && { valueUri }) }]
  })
  const headings = work.members('mesh').flatMap((entry): Subject[] => {
    const names = [entry.text('descriptor_name'), entry.text('qualifier_name')].filter(name => name !== undefined)
    entry.leave(['descriptor_ui', 'qualifier_ui', 'is_major_topic'])
    return names.length === 0
      ? []
      : [{ subject: names.join('/'), subjectScheme: 'MeSH', schemeUri: 'https://id.nlm.nih.gov/mesh/' }]
  })
  return [...words, ...topics, ...headings]
}

/** Reads awards, and grants that are not among the awards. OpenAlex returned grants until 2025. */
export function readOpenalexFunding(work: MemberReader): FundingReference[] {
  const [awards, grants] = [work.members('awards').map(readAward), work.members('grants').map(readAward)]
  const isNew = ({ funderName, awardNumber }: FundingReference): boolean =>
    !awards.some(award => award.funderName === funderName && award.awardNumber === awardNumber)
  return [...awards, ...grants.filter(isNew)]
}

function readAward(entry: MemberReader): FundingReference {
  const [funderName, awardNumber] = [
    entry.text('funder_display_name'),
    entry.text('award_id') ?? entry.text('funder_award_id'),
  ]
  const awardTitle = entry.text('display_name')
  entry.leave(['id', 'funder', 'funder_id'])
  return {
    ...(funderName !== undefined && { funderName }),
    ...(awardNumber !== undefined && { awardNumber }),
    ...(awardTitle !== undefined && { awardTitle }),
  }
}

/**
 * Reads the affiliations as printed. OpenAlex renamed the member `raw_affiliation_string` to `raw_affiliation_strings`.
 */
function rawAffiliations(entry: MemberReader): { name: string }[] {
  const texts = entry.texts('raw_affiliation_strings')
  return (texts.length > 0 ? texts : entry.texts('raw_affiliation_string')).map(name => ({ name }))
}

/**
 * Reads an author, whose name OpenAlex writes as `Given Family`. The affiliations are the institutions, or their
 * original text if OpenAlex identified none.
 */
export function readAuthorship(entry: MemberReader): Creator {
  const author = entry.member('author')
  const stated = author.text('display_name') ?? entry.text('raw_author_name')
  // Data repositories append an internal number to names of people: Ada Okafor (15649).
  const name = stated?.replace(/\s\(\d{1,12}\)$/, '')
  if (stated !== undefined && name !== stated) author.note('display_name', say('nameNumber', { name: stated }))
  const orcid = author.text('orcid') ?? entry.text('raw_orcid')
  const institutions = entry.members('institutions').flatMap(institution => {
    const [of, ror] = [institution.text('display_name'), institution.peek('ror')]
    institution.leave(['id', 'country_code', 'type', 'type_id', 'lineage'])
    const id = ror === undefined ? undefined : parseRor(ror)
    if (id !== undefined) institution.leave(['ror'])
    if (of === undefined && id === undefined) return []
    return [
      {
        ...(of !== undefined && { name: of }),
        ...(id !== undefined && {
          affiliationIdentifier: formatRor(id),
          affiliationIdentifierScheme: 'ROR',
          schemeUri: schemeAddress('ROR'),
        }),
      },
    ]
  })
  const affiliation = institutions.length > 0 ? institutions : rawAffiliations(entry)
  author.leave(['id'])
  entry.leave(['author_position', 'countries', 'affiliations', 'raw_affiliation_string'])
  if (entry.peekAny('is_corresponding') === false) entry.leave(['is_corresponding'])
  if (entry.peek('raw_author_name') === stated) entry.leave(['raw_author_name'])
  if (entry.peek('raw_orcid') === orcid) entry.leave(['raw_orcid'])
  const person = name === undefined ? undefined : parseName(name, 'Personal')
  return {
    ...(name !== undefined && { name }),
    ...(person?.kind === 'person' && person.given !== undefined && { nameType: 'Personal' as const }),
    ...(orcid !== undefined && { nameIdentifiers: [orcidIdentifier(orcid)] }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}
