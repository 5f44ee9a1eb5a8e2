import { doiUrl, parseDoi } from '../../../identifiers/schemes/doi.ts'
import type { Datacite, RelatedIdentifier } from '../../../model/datacite.ts'
import { citedOf } from '../cited-members.ts'
import type { Found, Held } from '../reading/found.ts'
import { entriesOf, heldText, isWebAddress } from '../text.ts'
import type { Work } from '../work.ts'
import type { Account } from './account.ts'
import { sayWork } from './work-messages.ts'

/** Returns the URL of a work's code (12): the URL of software that the work supplements. */
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

/** Returns the URL of a work and reports it as written, with its type (11.a) if the URL is an alternate identifier. */
export function carryUrl(account: Account, url: Found): string {
  carryUrlType(account, url)
  return account.carry(url)
}

/** Reports the type (11.a) of a work's URL, if the URL is an alternate identifier. */
export function carryUrlType(account: Account, url: Found): void {
  if (url.path[0] === 'alternateIdentifiers') account.carryPath(url.beside('alternateIdentifierType'))
}

/**
 * Returns the URL to write in a format with a single URL: the work's own URL, else the URL of its DOI, else the URL of
 * its code.
 *
 * Reports the work's own URL as written, and the URL of the code as changed.
 */
export function carryAddress(account: Account, work: Work): string | undefined {
  const { url, doi } = work
  if (url !== undefined) return carryUrl(account, url)
  if (doi !== undefined) return doiUrl(doi.value)
  const code = codeAddressOf(work.record)
  if (code === undefined) return undefined
  const message = sayWork('codeAsAddress', { address: code.value })
  account.changed(code.path.slice(0, -1), message)
  return code.value
}

/**
 * Returns a work's cited URL, such as `papers/one.pdf`, if it is neither a web address nor a DOI. Only formats that
 * accept any text as a URL can write it.
 */
export function givenAddressOf({ record }: Work): Found | undefined {
  const given = citedOf(record, 'URL')
  return given === undefined || isWebAddress(given.value) || parseDoi(given.value) !== undefined ? undefined : given
}
