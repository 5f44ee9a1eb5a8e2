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
  /** The absolute address of the raw files, without a slash at the end. */
  filesUrl: string
  /**
   * The raw files, if the service itself sends them. `fileFolder` of `citable/node` opens a folder.
   *
   * The files are served at `filesUrl` if that address is below `baseUrl`, else at `/raw`, where a reverse proxy can
   * fetch them.
   */
  files?: FileStore
  /** The terms of use of records without terms of their own. */
  termsOfUse: TermsOfUse
  /** Labels of specifiers for `pretty_specifiers` and pages, in addition to those of the service description. */
  specifierLabels?: SpecifierLabels
  /** Facts about the service for harvesters, catalogues and pages, such as its title, publisher and contact. */
  about?: Partial<About>
  /** The logo, colour, CSS, links and default language of the pages. */
  brand?: Brand
  /** `Cache-Control` of records and listings; `public, max-age=60` by default. */
  cacheControl?: string
  limits?: Partial<Limits>
  /** Formats references in CSL styles; by default with the styles included in this library. */
  bibliography?: Bibliography
  /**
   * The styles and languages of `bibliography` that pages offer besides the house style and DataCite's.
   *
   * If neither `bibliography` nor this option is set, pages offer the styles included in this library and, if the
   * package `@citation-js/plugin-csl` is installed, its Harvard style.
   */
  citationStyles?: CitationStyleChoices
  /** The origins whose pages may read responses: any by default, none if `false`. */
  cors?: false | { origins: readonly string[] }
  /**
   * Decides whether a request may see a non-public record. `bearerTokens` creates such a function from tokens.
   *
   * If the record is `undefined`, the function decides about all non-public records in lists.
   *
   * Without this option, details of non-public records are served to everyone, and `all=true` lists them.
   */
  authorize?: Authorize
  /**
   * Called before a request is answered. If the function returns a number of seconds, the response is 429.
   *
   * The header `Retry-After` repeats the number. The function is not called for CORS preflights and requests that
   * exceed `limits`.
   */
  rateLimit?: (request: ServiceRequest) => number | undefined
  /** Called with every response, for logs and metrics. */
  onAnswer?: (answer: Answered) => void
  /**
   * Called with each internal error.
   *
   * Internal errors are errors in answering a request, for which the client receives only a 500 or 503, errors in
   * `onAnswer`, and errors in the rendering of an error page.
   */
  onError?: (error: unknown, target: string, trace?: Trace) => void
  /** The clock in milliseconds; `Date.now` by default. */
  now?: () => number
  /**
   * The source of the download counts that pages show, such as a `DownloadCounter`. Without this option, pages show
   * none.
   */
  downloads?: DownloadCounts
}

/** The names of the options of a service. */
export const serviceOptionNames = [
  ...['catalog', 'baseUrl', 'filesUrl', 'files', 'termsOfUse', 'specifierLabels', 'about', 'brand', 'cacheControl'],
  ...[
    'limits',
    'bibliography',
    'citationStyles',
    'cors',
    'authorize',
    'rateLimit',
    'onAnswer',
    'onError',
    'now',
    'downloads',
  ],
]

/** The names of the members in nested options. */
export const nestedOptionNames = {
  limits: ['target', 'parameters', 'pageSize'],
  about: ['title', 'description', 'publisher', 'contact', 'licence', 'symbol'],
  brand: ['logo', 'accent', 'imprint', 'privacy', 'css', 'language'],
  cors: ['origins'],
  citationStyles: ['styles', 'locales', 'search'],
}

/** The citation styles and languages that pages offer. */
export interface CitationStyleChoices {
  /** The styles offered in the citation form. */
  styles: readonly CitationStyleChoice[]
  locales: readonly string[]
  /**
   * Finds all styles with the given words in their id or name. Without this method, pages offer no search for styles.
   */
  search?(words: string): Promise<readonly CitationStyleChoice[]>
}

/** A citation style and its display name. */
export interface CitationStyleChoice {
  id: string
  name: string
}

/** Formats references to records as plain text. Rejects with a `CslError` for an unknown style or locale. */
export type Bibliography = (
  records: readonly Resource[],
  options: { style?: string; locale?: string },
) => Promise<string>

/** Data about a response, for logs and metrics. */
export interface Answered {
  method: string
  target: string
  /**
   * The pattern of the path, such as `/api/v1/datasets/<id>/`, or `*` for a path without a route.
   *
   * The number of patterns is small, so a pattern can be a label of a metric.
   */
  route: string
  status: number
  /**
   * The milliseconds until the response was sent.
   *
   * If the adapter does not report that the response was sent, the measurement ends when the response has been created
   * or its streamed content has been read.
   */
  milliseconds: number
  /** The number of bytes of the body that were sent; 0 for HEAD and 304. */
  bytes: number
  /** True if the client disconnected or the transfer failed before everything was sent. */
  isAborted?: true
  /** The client's address, if known. */
  client?: string
  /** The download that was requested. */
  download?: Download
  /** The id of the request, which the response repeats as `X-Request-Id`. */
  id?: string
  /** The ids of the trace and of the parent span, if the request has a valid `traceparent` header. */
  trace?: Trace['trace']
}

/** A source of download counts for pages. */
export interface DownloadCounts {
  /** Returns the number of downloads of the file or archive at a path. */
  count(kind: 'file' | 'dataset', path: string): number
}

/** A download to count. */
export interface Download {
  /** A raw file, or the archive of a dataset. */
  kind: 'file' | 'dataset'
  /** The path, slash-separated and decoded. */
  path: string
  /** The client's `User-Agent`; empty if there is none. */
  agent: string
  /** The part that was sent, written as in `Content-Range`. */
  range?: string
}

/** Limits of a single request. */
export interface Limits {
  /** The maximum length of the path and query together, in characters; 8,000 by default. */
  target: number
  /** The maximum number of parameters, counting each occurrence; 200 by default. */
  parameters: number
  /** The maximum number of records per page; 1,000 by default. */
  pageSize: number
}

/** The default limits. */
export const defaultLimits: Limits = { target: 8000, parameters: 200, pageSize: 1000 }
