import { formatArxiv, parseArxiv } from './schemes/arxiv.ts'
import { formatHandle, parseHandle } from './schemes/handle.ts'
import { formatPmid, parsePmid } from './schemes/pmid.ts'

/**
 * Returns the URL of an identifier of type arXiv, Handle, PMID, PMCID or JSTOR. Returns undefined for any other type
 * and for a malformed identifier.
 */
export function linkOf(type: string, text: string): string | undefined {
  switch (type.toLowerCase()) {
    case 'arxiv': {
      const arxiv = parseArxiv(text)
      return arxiv && formatArxiv(arxiv)
    }
    case 'handle': {
      const handle = parseHandle(text)
      return handle && formatHandle(handle)
    }
    case 'pmid': {
      const pmid = parsePmid(text)
      return pmid && formatPmid(pmid)
    }
    case 'pmcid':
    case 'pmc': {
      const [, digits] = /^(?:PMC)?(\d{1,9})(?:\.\d{1,3})?$/i.exec(text.trim()) ?? []
      return digits && `https://pmc.ncbi.nlm.nih.gov/articles/PMC${digits}/`
    }
    case 'jstor': {
      const [, digits] = /^(?:(?:https?:\/\/)?(?:www\.)?jstor\.org\/stable\/)?(\d{1,12})$/i.exec(text.trim()) ?? []
      return digits && `https://www.jstor.org/stable/${digits}`
    }
    default:
      return undefined
  }
}
