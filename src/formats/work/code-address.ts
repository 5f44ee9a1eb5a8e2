import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import type { Account } from './account.ts'
import type { Held } from './held.ts'
import { entriesOf, heldText } from './text.ts'

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
 * Where the code of a work is kept, for formats that have one address and would have none without it: of a work with neither DOI nor
 * URL of its own. The account is told that it becomes the address of the work.
 */
export function carryCodeAddress(account: Account, record: Datacite): string | undefined {
  const code = codeAddressOf(record)
  if (code === undefined) return undefined
  const message = `"${code.value}", where the code is, is written as the address of the work, which has no other.`
  account.changed(code.path.slice(0, -1), message)
  return code.value
}
