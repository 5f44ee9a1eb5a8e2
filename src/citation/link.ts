import { doiUrl } from '../identifiers/schemes/doi.ts'
import { plainText } from '../model/plain-text.ts'
import { doiOf, otherIdentifiersOf, type RecordView, type TypedIdentifier } from '../model/view.ts'

/** The end of a citation: the DOI as a URL of https://doi.org, else the record's first Handle or URL, else its first other identifier unchanged. */
export function linkOf(view: RecordView): string {
  const doi = doiOf(view)
  if (doi !== undefined) return doiUrl(doi)
  const others = otherIdentifiersOf(view)
  return others.map(webAddress).find(address => address !== undefined) ?? plainText(others[0]?.identifier ?? '')
}

/** The address that a browser opens, with what a URL cannot hold percent-encoded; undefined for anything else. */
function webAddress({ identifier, type }: TypedIdentifier): string | undefined {
  const isHandle = type.toLowerCase() === 'handle'
  try {
    const { href, protocol } = new URL(
      isHandle ? identifier.replace(handleResolver, 'https://hdl.handle.net/') : identifier,
    )
    return webProtocol.test(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

const handleResolver = /^(?:hdl:|(?:https?:\/\/)?hdl\.handle\.net\/)?/i
const webProtocol = /^(?:https?|ftp):$/

/** `Creators (Year): Title`, without what is empty: `Creators: Title`, `(Year): Title`, `Creators (Year)`. */
export function leadOf(creators: string, year: string, title: string): string {
  const who = [creators, year && `(${year})`].filter(Boolean).join(' ')
  return [who, title].filter(Boolean).join(': ')
}

/** Joins the non-empty parts, each with a full stop unless it ends in other punctuation (`?`, `。`), and then the link without one. */
export function sentences(parts: readonly string[], link: string): string {
  let text = ''
  for (const part of parts) {
    if (part !== '') text += hasEnd.test(part.slice(-1)) ? `${part} ` : `${part}. `
  }
  return link === '' ? text.trimEnd() : text + link
}

// Latin, CJK, Arabic, Urdu, Devanagari, Armenian, Ethiopic.
const hasEnd = /[\p{Sentence_Terminal}…]/u
