import type { Catalog } from '../catalog/index.ts'
import type { Resource, TermsOfUse } from '../model/index.ts'
import type { About } from './about.ts'
import type { ServiceRequest } from './message.ts'

/** What a service is made of. */
export interface ServiceOptions {
  catalog: Catalog
  /** Where the service is reached, absolute, without a slash at the end: `https://data.example.org`. */
  baseUrl: string
  /** Where the raw files are reached, likewise. */
  filesUrl: string
  /** Of records that have none of their own. */
  termsOfUse: TermsOfUse
  /** What the service says of itself: to harvesters, in its catalogue, on its pages. */
  about?: Partial<About>
  /** `Cache-Control` of records and listings; `public, max-age=60` where not given. */
  cacheControl?: string
  limits?: Partial<Limits>
  /** Writes references in CSL styles; with the styles that the library has where not given. */
  bibliography?: Bibliography
  /**
   * What pages offer for citing beside the house style and DataCite's: styles and languages that `bibliography` has. Where neither is
   * given, those that come with @citation-js/plugin-csl, if that is installed.
   */
  citationStyles?: { styles: readonly CitationStyleChoice[]; locales: readonly string[] }
  /** Which pages of other origins may read answers: any where not given, none for `false`. */
  cors?: false | { origins: readonly string[] }
  /** Asked before anything is done; seconds to wait make the answer 429 with `Retry-After`. */
  rateLimit?: (request: ServiceRequest) => number | undefined
  /** Told of every answer: for logs and metrics. */
  onAnswer?: (answer: Answered) => void
  /** Told of what went wrong within; the client sees no more than 500 or 503. */
  onError?: (error: unknown, target: string) => void
  /** Milliseconds of whatever clock; `Date.now` where not given. */
  now?: () => number
}

/** A citation style as people choose it. */
export interface CitationStyleChoice {
  id: string
  name: string
}

/** The references to records as plain text, in a style and a locale; rejects with a `CslError` for what it does not have. */
export type Bibliography = (
  records: readonly Resource[],
  options: { style?: string; locale?: string },
) => Promise<string>

/** What an answer was. */
export interface Answered {
  method: string
  target: string
  /** The pattern of the path, such as `/api/v1/datasets/<id>/`: few, so that metrics can be kept by it. */
  route: string
  status: number
  milliseconds: number
  /** Of the body; 0 for HEAD and 304. */
  bytes: number
  /** The address that it went to, where that is known. */
  client?: string
}

/** What a single request may ask for. */
export interface Limits {
  /** Characters of path and query; 8 000 where not given. */
  target: number
  /** Parameters, each occurrence counted; 200 where not given. */
  parameters: number
  /** Records to a page; 1 000 where not given. */
  pageSize: number
}

/** The limits where none are given. */
export const defaultLimits: Limits = { target: 8000, parameters: 200, pageSize: 1000 }
