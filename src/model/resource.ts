import type { ServiceDatacite } from './service-datacite.ts'

/**
 * A citable publication record as the service returns it (service description 2.3), with the same member names in the
 * same order.
 */
export interface Resource {
  /** UUID in canonical form. */
  id: string
  /** DOI without a resolver. */
  doi: string
  /** Resolver URL of the DOI. */
  doi_url: string
  title: string
  /** The title followed by the version: `Title (v1.1)`. */
  title_with_version: string
  /** Dotted version number. */
  version: string | null
  /** Data paths that the resource covers. */
  paths: string[]
  /** Names of the creators, joined by `, `. */
  creators_str: string
  /** The publication year, four digits. */
  publication_year: string | null
  /** ISO 8601 date with the precision of the Issued date, such as YYYY or YYYY-MM-DD. */
  publication_date: string | null
  publisher: string | null
  /** Ready-made citation text. */
  citation: string
  /** DOI of the previous version. */
  previous_version: string | null
  /** DOI of the next version. */
  new_version: string | null
  /** True if the record is hosted elsewhere: only its title, version and DOI are known. */
  is_external: boolean
  /** The bibliographic metadata; null or empty for an external resource. */
  datacite: ServiceDatacite | null
}
