import { formatRor, parseRor } from '../../identifiers/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Creator, FundingReference, Subject } from '../../model/datacite.ts'
import { parseName } from '../../model/names/parse-name.ts'
import { orcidIdentifier, schemeAddress } from '../work/losses/schemes.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'

const say = messagesOf('openalex-names', {
  nameNumber: 'The name "{name}" is read without the number at its end, which is not part of it.',
})

/** Reads the keywords, the topics and the headings of MeSH. */
export function readOpenalexSubjects(work: MemberReader): Subject[] {
  const words = work.members('keywords').flatMap((entry): Subject[] => {
    const subject = entry.text('display_name') ?? entry.text('keyword')
    entry.leave(entry.names())
    return subject === undefined ? [] : [{ subject }]
  })
  const topics = work.members('topics').flatMap((entry): Subject[] => {
    const [subject, valueUri] = [entry.text('display_name'), entry.text('id')]
    entry.leave(entry.names())
    return subject === undefined
      ? []
      : [{ subject, subjectScheme: 'OpenAlex Topics', ...(valueUri !== undefined && { valueUri }) }]
  })
  const headings = work.members('mesh').flatMap((entry): Subject[] => {
    const names = [entry.text('descriptor_name'), entry.text('qualifier_name')].filter(name => name !== undefined)
    entry.leave(entry.names())
    return names.length === 0
      ? []
      : [{ subject: names.join('/'), subjectScheme: 'MeSH', schemeUri: 'https://id.nlm.nih.gov/mesh/' }]
  })
  return [...words, ...topics, ...headings]
}

/** Grants (until 2025), or awards. */
export function readOpenalexFunding(work: MemberReader): FundingReference[] {
  return ['grants', 'awards'].flatMap(name =>
    work.members(name).map((entry): FundingReference => {
      const [funderName, awardNumber] = [
        entry.text('funder_display_name'),
        entry.text('award_id') ?? entry.text('funder_award_id'),
      ]
      const awardTitle = entry.text('display_name')
      entry.leave(entry.names())
      return {
        ...(funderName !== undefined && { funderName }),
        ...(awardNumber !== undefined && { awardNumber }),
        ...(awardTitle !== undefined && { awardTitle }),
      }
    }),
  )
}

/**
 * Reads an author, whose name OpenAlex writes as `Given Family`. The affiliations are the institutions, or their text if OpenAlex identified
 * none.
 */
export function readAuthorship(entry: MemberReader): Creator {
  const author = entry.member('author')
  const stated = author.text('display_name') ?? entry.peek('raw_author_name')
  // Names of people in data repositories end in a number of the repository: Ada Okafor (15649).
  const name = stated?.replace(/\s\(\d{1,12}\)$/, '')
  if (stated !== undefined && name !== stated) author.note('display_name', say('nameNumber', { name: stated }))
  const orcid = author.text('orcid') ?? entry.peek('raw_orcid')
  const institutions = entry.members('institutions').flatMap(institution => {
    const [of, ror] = [institution.text('display_name'), institution.text('ror')]
    institution.leave(institution.names())
    const id = ror === undefined ? undefined : parseRor(ror)
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
  const raw = entry.texts('raw_affiliation_strings').map(text => ({ name: text }))
  const affiliation = institutions.length > 0 ? institutions : raw
  author.leave(author.names())
  entry.leave(entry.names())
  const person = name === undefined ? undefined : parseName(name, 'Personal')
  return {
    ...(name !== undefined && { name }),
    ...(person?.kind === 'person' && person.given !== undefined && { nameType: 'Personal' as const }),
    ...(orcid !== undefined && { nameIdentifiers: [orcidIdentifier(orcid)] }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}
