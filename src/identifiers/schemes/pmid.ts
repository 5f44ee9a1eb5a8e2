import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'

/** A PubMed identifier of up to eight digits, which is also its key: `12082125`. */
export type Pmid = Branded<'Pmid'>

/**
 * Parses a PubMed identifier, bare, as `PMID:` or as a URL of PubMed. Returns undefined for anything else, including a
 * PubMed Central identifier.
 *
 * @example
 * parsePmid('https://pubmed.ncbi.nlm.nih.gov/31452104/') // → '31452104'
 */
export function parsePmid(text: string): Pmid | undefined {
  const digits = unwrapped(text, wrapper)
  return form.test(digits) ? (digits as Pmid) : undefined
}

/**
 * Returns the PubMed identifier as a URL: `https://pubmed.ncbi.nlm.nih.gov/12082125/`.
 *
 * @example
 * const pmid = parsePmid('https://pubmed.ncbi.nlm.nih.gov/31452104/')
 * pmid && formatPmid(pmid) // → 'https://pubmed.ncbi.nlm.nih.gov/31452104/'
 */
export function formatPmid(pmid: Pmid): string {
  requireText(pmid)
  return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
}

const wrapper =
  /^(?:(?:https?:\/\/)?(?:pubmed\.ncbi\.nlm\.nih\.gov\/|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed\/)|(?:info:)?pmid[:/]? ?)/i
const form = /^[1-9]\d{0,7}$/
