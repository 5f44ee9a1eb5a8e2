import type { Catalog } from '../catalog/index.ts'
import type { Resource, TermsOfUse } from '../model/index.ts'
import type { SpecifierLabels } from '../model/specifier-labels.ts'
import type { About } from './about.ts'
import type { Authorize } from './access.ts'
import type { Brand } from './brand.ts'
import type { FileStore } from './files/content.ts'
import type { ServiceRequest } from './reply/message.ts'
import type { Trace } from './trace.ts'

/** The options of a service. */
export interface ServiceOptions {
  catalog: Catalog
  /** The absolute address of the service, without a slash at the end: `https://data.example.org`. */
  baseUrl: string
  /** The address of the raw files, likewise. */
  filesUrl: string
  /**
   * The raw files, if the service is to send them itself; `fileFolder` of `citable/node` opens a folder. They are at `filesUrl` where
   * that is below `baseUrl`, else at `/raw` for a proxy to find.
   */
  files?: FileStore
  /** The terms of records that do not state any. */
  termsOfUse: TermsOfUse
  /** Labels of specifiers, for `pretty_specifiers` and pages, beside the described ones. */
  specifierLabels?: SpecifierLabels
  /** The description of the service for harvesters, its catalogue and its pages. */
  about?: Partial<About>
  /** Logo, colour and further links of the pages. */
  brand?: Brand
  /** `Cache-Control` of records and listings; `public, max-age=60` by default. */
  cacheControl?: string
  limits?: Partial<Limits>
  /** Writes references in CSL styles; by default with the styles of the library. */
  bibliography?: Bibliography
  /**
   * The styles and languages of `bibliography` that pages offer besides the house style and DataCite's. If neither option is given,
   * those of @citation-js/plugin-csl, if it is installed.
   */
  citationStyles?: CitationStyleChoices
  /** The origins whose pages may read answers: any by default, none for `false`. */
  cors?: false | { origins: readonly string[] }
  /**
   * Decides if a request may see a non-public record, or all such records in lists if the record is `undefined`. `bearerTokens` creates
   * such a function from tokens.
   *
   * Without this option, details of non-public records are served to everyone, and `all=true` lists them.
   */
  authorize?: Authorize
  /** Called before each request is answered; if it returns seconds to wait, the answer is 429 with `Retry-After`. */
  rateLimit?: (request: ServiceRequest) => number | undefined
  /** Called with every answer, for logs and metrics. */
  onAnswer?: (answer: Answered) => void
  /** Called with internal errors, of which the client sees only 500 or 503. */
  onError?: (error: unknown, target: string, trace?: Trace) => void
  /** The clock in milliseconds; `Date.now` by default. */
  now?: () => number
}

/** The names of the options of a service. */
export const serviceOptionNames = [
  ...['catalog', 'baseUrl', 'filesUrl', 'files', 'termsOfUse', 'specifierLabels', 'about', 'brand', 'cacheControl'],
  ...['limits', 'bibliography', 'citationStyles', 'cors', 'authorize', 'rateLimit', 'onAnswer', 'onError', 'now'],
]

/** The names in options that hold others. */
export const nestedOptionNames = {
  limits: ['target', 'parameters', 'pageSize'],
  about: ['title', 'description', 'publisher', 'contact', 'licence', 'symbol'],
  brand: ['logo', 'accent', 'imprint', 'privacy', 'css', 'language'],
  cors: ['origins'],
  citationStyles: ['styles', 'locales', 'search'],
}

/** The citation styles and languages that pages offer. */
export interface CitationStyleChoices {
  /** The styles that are asked for most. */
  styles: readonly CitationStyleChoice[]
  locales: readonly string[]
  /** All styles with these words in their id or name; without it, pages have no search for styles. */
  search?(words: string): Promise<readonly CitationStyleChoice[]>
}

/** A citation style and its name for people. */
export interface CitationStyleChoice {
  id: string
  name: string
}

/** Writes references to records as plain text; rejects with a `CslError` for an unknown style or locale. */
export type Bibliography = (
  records: readonly Resource[],
  options: { style?: string; locale?: string },
) => Promise<string>

/** An answer as logs see it. */
export interface Answered {
  method: string
  target: string
  /** The pattern of the path, such as `/api/v1/datasets/<id>/`: there are few, which suits metrics. */
  route: string
  status: number
  /** Until the answer was sent, as far as the adapter can tell; else until it was made. */
  milliseconds: number
  /** Bytes of the body that were sent; 0 for HEAD and 304. */
  bytes: number
  /** The client left, or the transfer was broken off, before everything was sent. */
  isAborted?: true
  /** The client's address, if known. */
  client?: string
  /** The id of the request, and the trace that it is part of. */
  id?: string
  trace?: Trace['trace']
}

/** Limits of a single request. */
export interface Limits {
  /** Characters of path and query; 8,000 by default. */
  target: number
  /** Parameters, counting each occurrence; 200 by default. */
  parameters: number
  /** Records per page; 1,000 by default. */
  pageSize: number
}

/** The default limits. */
export const defaultLimits: Limits = { target: 8000, parameters: 200, pageSize: 1000 }
