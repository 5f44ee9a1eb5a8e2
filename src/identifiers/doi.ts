import type { Branded } from './brand.ts'

/** A DOI name as it was given, without resolver, label and what copying added: `10.5281/zenodo.2598836`. */
export type Doi = Branded<'Doi'>

/**
 * Reads a DOI written bare, as `doi:`, as `info:doi/` or as a URL of doi.org; anything else is undefined.
 * Keeps the case of the letters. Drops white space around it, brackets and quotes that wrap it, and the `.`, `,` or `;` of a sentence;
 * of a URL also query and fragment, and decodes its percent-encoding. Syntax: ISO 26324, https://www.doi.org/doi-handbook/HTML/doi-name-syntax.html.
 */
export function parseDoi(text: string): Doi | undefined {
  if (plainDoi.test(text)) return text as Doi
  const { name, isUri } = withoutResolver(text.trim().replace(openers, ''))
  const doi = withoutClosers(isUri ? decoded(name.replace(queryOrFragment, '')) : name)
  return doiName.test(doi) && !unprintable.test(doi) ? (doi as Doi) : undefined
}

/** The key under which equal DOIs are equal: A-Z in lower case and every other character as it is (ISO 26324: ASCII case folding). */
export function doiKey(doi: string): string {
  if (!upperCase.test(doi)) return doi
  return beyondAscii.test(doi) ? doi.replace(upperCaseRuns, letters => letters.toLowerCase()) : doi.toLowerCase()
}

/** The DOI as a URL of https://doi.org, with the characters that a URL's path cannot hold percent-encoded. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${urlSafe.test(doi) ? doi : encodeURI(doi.replace(loneSurrogates, '\ufffd')).replace(/[?#]/g, encodeURIComponent)}`
}

// Nearly every DOI of a record is bare and ends in a letter or digit: one test, nothing to strip.
const plainDoi = /^10\.\d{4,9}\/[!-~]*[\da-z]$/i
const doiName = /^10\.\d{4,9}(?:\.\d{1,9})*\/./su
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u

const openers = /^[<([{"'`“‘«]+/
const label = /^doi[:\s]/i
const infoUri = /^info:doi\//i
const resolver = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i
const queryOrFragment = /[?#].*$/s

function withoutResolver(text: string): { name: string; isUri: boolean } {
  const start = text.replace(label, '').trimStart()
  const name = start.replace(resolver, '').replace(infoUri, '')
  return { name: name.replace(label, ''), isUri: name !== start }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const sentenceEnds = '.,;"\'`”’»'
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' }

// A closing bracket belongs to the DOI where its opening one does: SICI suffixes hold (199806) and <693::AID-ASI4>.
function withoutClosers(text: string): string {
  const surplus: Record<string, number> = {}
  let end = text.length
  for (; end > 0; end--) {
    const last = text.charAt(end - 1)
    const opener = brackets[last]
    if (opener === undefined) {
      if (!sentenceEnds.includes(last)) break
      continue
    }
    const left = surplus[last] ?? count(text, last) - count(text, opener)
    if (left <= 0) break
    surplus[last] = left - 1
  }
  return text.slice(0, end)
}

function count(text: string, character: string): number {
  let found = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found++
  return found
}

const upperCase = /[A-Z]/
const upperCaseRuns = /[A-Z]+/g
const beyondAscii = /[\u0080-\uffff]/
const urlSafe = /^[\w.~/:;()+,=@!$&*-]*$/
const loneSurrogates = /\p{Cs}/gu
