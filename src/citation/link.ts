import { doiUrl } from '../identifiers/doi.ts'
import { formatHandle, parseHandle } from '../identifiers/handle.ts'
import { formatUrl, parseUrl } from '../identifiers/url.ts'
import { doiOf, otherIdentifiersOf, type RecordView, type TypedIdentifier } from '../model/view.ts'
import { plainText } from './plain-text.ts'

/** What a citation ends in: the DOI as a URL of https://doi.org, else the record's first Handle or URL, else its first other identifier as it is. */
export function linkOf(view: RecordView): string {
  const doi = doiOf(view)
  if (doi !== undefined) return doiUrl(doi)
  const others = otherIdentifiersOf(view)
  return others.map(webAddress).find(address => address !== undefined) ?? plainText(others[0]?.identifier ?? '')
}

function webAddress({ identifier, type }: TypedIdentifier): string | undefined {
  const handle = type.toLowerCase() === 'handle' ? parseHandle(identifier) : undefined
  if (handle !== undefined) return formatHandle(handle)
  const url = parseUrl(identifier)
  return url === undefined ? undefined : formatUrl(url)
}
