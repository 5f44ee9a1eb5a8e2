/** An item of CSL-JSON 1.0.2: https://github.com/citation-style-language/schema/blob/v1.0.2/schemas/input/csl-data.json. */
export interface CslItem {
  id: string
  type: string
  [variable: string]: unknown
}

/** A name: in parts for people, `literal` for organisations and for what is not known to be a person's name. */
export interface CslName {
  family?: string
  given?: string
  'non-dropping-particle'?: string
  'dropping-particle'?: string
  suffix?: string
  /** Whether a comma stands before the suffix where the name is not inverted; of citeproc-js. */
  'comma-suffix'?: boolean
  literal?: string
  /** True if the family name comes first, without a comma, wherever the name is. */
  'static-ordering'?: boolean
}

/** A date of one or two days, months or years; years before the common era are negative, and there is no year 0. */
export interface CslDate {
  'date-parts': number[][]
  /** From 1, spring, to 4, winter. */
  season?: number
  /** Whether the date is only about right. */
  circa?: true
}
