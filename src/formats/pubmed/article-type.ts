import type { PubmedAgent } from './read-agents.ts'

/** An article or book, as both formats of PubMed describe it. */
export interface PubmedArticle {
  pmid?: string | undefined
  /** Every identifier with PubMed's name of its kind: `doi`, `pii`, `pmc`, … */
  ids: { kind: string; id: string }[]
  title?: string | undefined
  /** The title in the language of the work, where `title` is a translation. */
  vernacular?: string | undefined
  journal?: string | undefined
  /** The series of a book. */
  collection?: string | undefined
  abbreviated?: string | undefined
  /** The book that a chapter is in, or the title of the book itself. */
  book?: string | undefined
  issns: { number: string; kind: string }[]
  isbns: string[]
  volume?: string | undefined
  issue?: string | undefined
  pages?: string | undefined
  number?: string | undefined
  edition?: string | undefined
  publisher?: string | undefined
  /** The location of a book's publisher. */
  place?: string | undefined
  /** The landing page. */
  page?: string | undefined
  /** ISO 8601, as far as it is known. */
  published?: string | undefined
  online?: string | undefined
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
