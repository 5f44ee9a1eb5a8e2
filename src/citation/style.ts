import type { RecordView } from '../model/view.ts'

/** The name of a citation style of the core: the service's own, or the form that DataCite recommends. */
export type CitationStyle = 'house' | 'datacite'

/** A way to write a citation as plain text; what a record lacks is left out together with its punctuation. */
export interface Style {
  readonly id: CitationStyle
  readonly write: (view: RecordView, options: StyleOptions) => string
}

/** Options of a style. */
export interface StyleOptions {
  /** The number of creators before `et al.`; all by default. */
  maxCreators?: number
}
