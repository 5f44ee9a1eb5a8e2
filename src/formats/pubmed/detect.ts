import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a text starts like PubMed's tagged text. */
export const isNbib = (text: string): boolean => /^\ufeff?\s{0,200}(?:PMID|OWN |STAT)- \S/.test(text.slice(0, 1000))

/** True if a text is PubMed's XML. */
export const isPubmedXml = (sample: TextSample): boolean =>
  /^(?:PubmedArticleSet|PubmedArticle|PubmedBookArticle|MedlineCitationSet|MedlineCitation)$/.test(
    sample.root()?.name ?? '',
  )
