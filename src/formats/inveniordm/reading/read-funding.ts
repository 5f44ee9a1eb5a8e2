import { entryOf } from '../../../core/object.ts'
import { formatRor, parseRor } from '../../../identifiers/index.ts'
import type { FunderIdentifierType } from '../../../kernel/vocabularies/index.ts'
import type { FundingReference } from '../../../model/datacite.ts'
import type { MemberReader } from '../../work/reading/member-reader.ts'

/** The kernel's names (19.2.a) for InvenioRDM's funder identifier schemes. */
export const funderSchemes: Readonly<Record<string, FunderIdentifierType>> = {
  ror: 'ROR',
  doi: 'Crossref Funder ID',
  grid: 'GRID',
  isni: 'ISNI',
}

/** Reads a funder and its award. */
export function readFunding(entry: MemberReader): FundingReference {
  const award = entry.member('award')
  const [number, title] = [award.text('number') ?? numberIn(award.peek('id')), localText(award, 'title')?.text]
  if (number !== undefined && numberIn(award.peek('id')) === number) award.leave(['id'])
  const [address, ...others] = award.members('identifiers')
  // An award has only one URI (19.3.a).
  for (const other of others) other.keepAside()
  const awardUri = address?.text('identifier')
  if (/^(?:url|doi)$/.test(address?.peek('scheme') ?? '')) address?.leave(['scheme'])
  return {
    ...readFunder(entry.member('funder')),
    ...(number !== undefined && { awardNumber: number }),
    ...(awardUri !== undefined && { awardUri }),
    ...(title !== undefined && { awardTitle: title }),
  }
}

/**
 * Returns the number in an award id of InvenioRDM's vocabulary. Such an id consists of the funder's ROR ID and the
 * award number: `00k4n6c32::755021`.
 */
const numberIn = (id: string | undefined): string | undefined => id?.split('::')[1]

function readFunder(funder: MemberReader): FundingReference {
  const name = funder.text('name')
  const ror = parseRor(funder.peek('id') ?? '')
  if (ror !== undefined) funder.leave(['id', 'country'])
  const entries = funder.members('identifiers')
  const [other] = ror === undefined ? entries : []
  for (const entry of entries) {
    const isSame = ror !== undefined && parseRor(entry.peek('identifier') ?? '') === ror
    if (isSame) entry.leave(['identifier', 'scheme'])
    else if (entry !== other) entry.keepAside()
  }
  const [identifier, scheme = ''] = [other?.text('identifier'), other?.text('scheme')]
  const identified =
    ror !== undefined
      ? { identifier: formatRor(ror), type: 'ROR' as const }
      : identifier === undefined
        ? undefined
        : { identifier, type: entryOf(funderSchemes, scheme) ?? ('Other' as const) }
  return {
    ...(name !== undefined && { funderName: name }),
    ...(identified && { funderIdentifier: identified.identifier, funderIdentifierType: identified.type }),
  }
}

/** Returns the text of a member such as `{ "en": … }` in one language: English if available, else the first. */
export function localText(holder: MemberReader, name: string): { text: string; lang: string } | undefined {
  const texts = holder.member(name)
  const langs = texts.names()
  const lang = langs.includes('en') ? 'en' : langs[0]
  const text = lang === undefined ? undefined : texts.text(lang)
  return lang === undefined || text === undefined ? undefined : { text, lang }
}
