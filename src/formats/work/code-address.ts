import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import type { Account } from './account.ts'
import type { Held } from './held.ts'
import { entriesOf, heldText } from './text.ts'
import type { Work } from './work.ts'
import { landingPageOf } from './work.ts'

/** Where the code of a work is kept (12): software at a URL that the work is a supplement to. */
function codeAddressOf({ relatedIdentifiers }: Datacite): Held | undefined {
  for (const { value, path } of entriesOf<RelatedIdentifier>(relatedIdentifiers, ['relatedIdentifiers'])) {
    const { relationType, relatedIdentifierType, resourceTypeGeneral } = value
    if (relationType !== 'IsSupplementTo' || relatedIdentifierType !== 'URL' || resourceTypeGeneral !== 'Software')
      continue
    const address = heldText(value.relatedIdentifier, [...path, 'relatedIdentifier'])
    if (address !== undefined && /^https?:\/\/[^\s<>"]+$/i.test(address.value)) return address
  }
  return undefined
}

/**
 * The address of a work with neither DOI nor URL among its identifiers, for formats that have one address and would have none without
 * it: the page where it is shown, else where its code is kept, which the account is told becomes the address of the work.
 */
export function carryOtherAddress(account: Account, work: Work): string | undefined {
  const page = landingPageOf(work)
  if (page !== undefined) return account.carry(page)
  const code = codeAddressOf(work.record)
  if (code === undefined) return undefined
  const message = `"${code.value}", where the code is, is written as the address of the work, which has no other.`
  account.changed(code.path.slice(0, -1), message)
  return code.value
}
