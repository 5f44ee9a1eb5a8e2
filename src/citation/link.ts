import { doiUrl } from '../identifiers/doi.ts'
import { doiOf, otherIdentifiersOf, type RecordView, type TypedIdentifier } from '../model/view.ts'
import { plainText } from './plain-text.ts'

/** What a citation ends in: the DOI as a URL of https://doi.org, else the record's first other identifier, as a URL where that is known. */
export function linkOf(view: RecordView): string {
  const doi = doiOf(view)
  if (doi !== undefined) return doiUrl(doi)
  const others = otherIdentifiersOf(view)
  return (others.map(webAddress).find(address => address !== '') ?? '') || plainText(others[0]?.identifier ?? '')
}

function webAddress({ identifier, type }: TypedIdentifier): string {
  if (/^https?:\/\/[^\s/]/i.test(identifier)) return encoded(identifier)
  if (/^handle$/i.test(type)) return `https://hdl.handle.net/${encoded(identifier.replace(/^hdl:/i, ''))}`
  return ''
}

// What a URL cannot hold is encoded; escapes that are there already stay.
const encoded = (text: string): string =>
  text.replace(/[^\w.~:/?#[\]@!$&'()*+,;=%-]/gu, character =>
    character.length === 1 && /\p{Cs}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character),
  )
