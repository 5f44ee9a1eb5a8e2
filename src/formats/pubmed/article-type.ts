import type { PubmedAgent } from './read-agents.ts'

/** The values of an article or a book that are read from PubMed's tagged text or XML. */
export interface PubmedArticle {
  pmid?: string | undefined
  /** The identifiers, each with PubMed's name for its kind: `doi`, `pii`, `pmc`, … */
  ids: { kind: string; id: string }[]
  title?: string | undefined
  /** The title in the original language, if `title` is a translation. */
  vernacular?: string | undefined
  journal?: string | undefined
  /** The series that a book belongs to. */
  collection?: string | undefined
  abbreviated?: string | undefined
  /** The title of the book that contains a chapter, or of the book itself. */
  book?: string | undefined
  issns: { number: string; kind: string }[]
  isbns: string[]
  volume?: string | undefined
  issue?: string | undefined
  pages?: string | undefined
  number?: string | undefined
  edition?: string | undefined
  publisher?: string | undefined
  /** The location of the publisher. */
  place?: string | undefined
  /** The URL of the landing page. */
  page?: string | undefined
  /** The publication date in ISO 8601, as precisely as it is known. */
  published?: string | undefined
  online?: string | undefined
  /** The dates in the history of the article, each with PubMed's name for the step: `received`, `accepted`, … */
  history: { status: string; date: string }[]
  authors: PubmedAgent[]
  editors: PubmedAgent[]
  investigators: PubmedAgent[]
  abstract: string[]
  rights?: string | undefined
  language?: string | undefined
  types: string[]
  keywords: string[]
  headings: { text: string; id?: string | undefined }[]
  grants: { number?: string | undefined; agency?: string | undefined }[]
  relations: { kind: string; pmid: string }[]
  references: string[]
}

/** Creates an article without content. */
export const emptyArticle = (): PubmedArticle => ({
  ids: [],
  history: [],
  issns: [],
  isbns: [],
  authors: [],
  editors: [],
  investigators: [],
  abstract: [],
  types: [],
  keywords: [],
  headings: [],
  grants: [],
  relations: [],
  references: [],
})
