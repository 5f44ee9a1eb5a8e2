import type { Branded } from './brand.ts'
import { asciiLowerCase, percentDecoded, trimmed } from './text.ts'

/** A DOI name as it was given, without resolver, label and what copying added: `10.5281/zenodo.2598836`. */
export type Doi = Branded<'Doi'>

/**
 * Reads a DOI written bare, as `doi:`, as `info:doi/` or as a URL of doi.org; anything else is undefined.
 * Keeps the case of the letters. Drops white space around it, brackets and quotes that wrap it, and the `.`, `,` or `;` of a sentence;
 * of a URL also query and fragment, and decodes its percent-encoding. Syntax: ISO 26324 and the DOI Handbook, section 2.2,
 * with registrant codes as they are given out: four digits or more.
 */
export function parseDoi(text: string): Doi | undefined {
  if (plainDoi.test(text)) return text as Doi
  const doi = withoutWrapping(text)
  return doiName.test(doi) && !unprintable.test(doi) ? (doi as Doi) : undefined
}

/** The key under which equal DOIs are equal: A-Z in lower case and every other character as it is (ISO 26324). */
export function doiKey(doi: string): string {
  return asciiLowerCase(doi)
}

/** The DOI as a URL of https://doi.org, with the characters that a URL's path cannot hold percent-encoded. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${urlSafe.test(doi) ? doi : encoded(doi)}`
}

/** What `parseDoi` takes for the DOI in a text, whether it is one or not; for messages about it. */
export function withoutWrapping(text: string): string {
  const start = trimmed(text).replace(openers, '').replace(label, '').trimStart()
  const name = start.replace(resolver, '')
  const plain = name === start ? name : percentDecoded(name.replace(queryOrFragment, ''))
  return withoutClosers(plain.replace(label, ''))
}

// Nearly every DOI of a record is bare and ends in a letter or digit: one test, nothing to strip.
const plainDoi = /^10\.\d{4,9}\/[!-~]*[\da-z]$/i
const doiName = /^10\.\d{4,9}(?:\.\d{1,9})*\/./su
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u

const openers = /^[<([{"'`“‘«]+/
const label = /^doi[:\s]/i
const resolver = /^(?:info:doi\/|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)/i
const queryOrFragment = /[?#].*$/s

const sentenceEnds = '.,;"\'`”’»'
const closing = ')]}>'
const opening = '([{<'

// A closing bracket belongs to the DOI where its opening one does: SICI suffixes hold (199806) and <693::AID-ASI4>.
function withoutClosers(text: string): string {
  const surplus = new Map<string, number>()
  let end = text.length
  for (; end > 0; end--) {
    const last = text.charAt(end - 1)
    if (sentenceEnds.includes(last)) continue
    const kind = closing.indexOf(last)
    if (kind < 0) break
    const left = surplus.get(last) ?? count(text, last) - count(text, opening.charAt(kind))
    if (left <= 0) break
    surplus.set(last, left - 1)
  }
  return text.slice(0, end)
}

function count(text: string, character: string): number {
  let found = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found++
  return found
}

const urlSafe = /^[\w.~/:;()+,=@!$&*-]*$/
const loneSurrogates = /\p{Cs}/gu

// A lone surrogate has no UTF-8, and encodeURI throws on it.
function encoded(text: string): string {
  return encodeURI(text.replace(loneSurrogates, '\ufffd')).replace(/[?#]/g, encodeURIComponent)
}
