import { formatRor, parseRor } from '../../identifiers/index.ts'
import type { Creator } from '../../model/datacite.ts'
import { parseName } from '../../model/names/parse-name.ts'
import type { MemberReader } from '../work/member-reader.ts'
import { orcidIdentifier } from '../work/orcid-identifier.ts'
import { schemeAddress } from '../work/scheme-address.ts'

/** An author as OpenAlex names the person, `Given Family`, which only guessing could take apart; the affiliations are institutions, or, where none was found, the text. */
export function readAuthorship(entry: MemberReader): Creator {
  const author = entry.member('author')
  const name = author.text('display_name') ?? entry.peek('raw_author_name')
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
