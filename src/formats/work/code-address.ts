import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import type { Account } from './account.ts'
import type { Held } from './held.ts'
import { entriesOf, heldText } from './text.ts'
import { landingPageOf, type Work } from './work.ts'

/** Where the code of a work is kept (12): the URL of software that the work supplements. */
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
 * The address of a work that has neither a DOI nor a URL, for formats with one address: its landing page, else the place of its code,
 * which is reported as changed.
 */
export function carryOtherAddress(account: Account, work: Work): string | undefined {
  const page = landingPageOf(work)
  if (page !== undefined) return account.carry(page)
  const code = codeAddressOf(work.record)
  if (code === undefined) return undefined
  const message = `"${code.value}", where the code is kept, is written as the address of the work, which has no other.`
  account.changed(code.path.slice(0, -1), message)
  return code.value
}
