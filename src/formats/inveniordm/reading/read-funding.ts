import { entryOf } from '../../../core/object.ts'
import { formatRor, parseRor } from '../../../identifiers/index.ts'
import type { FunderIdentifierType } from '../../../kernel/vocabularies/index.ts'
import type { FundingReference } from '../../../model/datacite.ts'
import type { MemberReader } from '../../work/reading/member-reader.ts'

/** Identifier schemes of funders, and the kernel's names for them (19.2.a). */
export const funderSchemes: Readonly<Record<string, FunderIdentifierType>> = {
  ror: 'ROR',
  doi: 'Crossref Funder ID',
  grid: 'GRID',
  isni: 'ISNI',
}

/** Reads a funder and the award. */
export function readFunding(entry: MemberReader): FundingReference {
  const award = entry.member('award')
  const [number, title] = [award.text('number') ?? numberIn(award.peek('id')), localText(award, 'title')?.text]
  if (number !== undefined && numberIn(award.peek('id')) === number) award.leave(['id'])
  const addresses = award.members('identifiers').flatMap(identifier => {
    identifier.leave(['scheme'])
    return identifier.text('identifier') ?? []
  })
  return {
    ...readFunder(entry.member('funder')),
    ...(number !== undefined && { awardNumber: number }),
    ...(addresses[0] !== undefined && { awardUri: addresses[0] }),
    ...(title !== undefined && { awardTitle: title }),
  }
}

/** Ids of the award vocabulary consist of funder and number: `00k4n6c32::755021`. */
const numberIn = (id: string | undefined): string | undefined => id?.split('::')[1]

function readFunder(funder: MemberReader): FundingReference {
  const name = funder.text('name')
  const ror = parseRor(funder.peek('id') ?? '')
  if (ror !== undefined) funder.leave(['id', 'identifiers', 'country'])
  const [other] = funder.members('identifiers').flatMap(entry => {
    const [identifier, scheme = ''] = [entry.text('identifier'), entry.text('scheme')]
    if (identifier === undefined) return []
    const type = entryOf(funderSchemes, scheme)
    return [{ identifier, type: type ?? ('Other' as const) }]
  })
  const identified = ror === undefined ? other : { identifier: formatRor(ror), type: 'ROR' as const }
  return {
    ...(name !== undefined && { funderName: name }),
    ...(identified && { funderIdentifier: identified.identifier, funderIdentifierType: identified.type }),
  }
}

/** Chooses one language of a text such as `{ "en": … }`: English if available, else the first. */
export function localText(holder: MemberReader, name: string): { text: string; lang: string } | undefined {
  const texts = holder.member(name)
  const langs = texts.names()
  const lang = langs.includes('en') ? 'en' : langs[0]
  const text = lang === undefined ? undefined : texts.text(lang)
  return lang === undefined || text === undefined ? undefined : { text, lang }
}
