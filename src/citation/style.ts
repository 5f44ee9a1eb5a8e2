import type { RecordView } from '../model/view.ts'

/** The name of a citation style of the core: the service's own, or the form that DataCite recommends. */
export type CitationStyle = 'house' | 'datacite'

/** A way to write a citation as plain text; what a record lacks is left out together with its punctuation. */
export interface Style {
  readonly id: CitationStyle
  readonly write: (view: RecordView, options: StyleOptions) => string
}

/** What a style may be told. */
export interface StyleOptions {
  /** How many creators are written before `et al.`; all where not given. */
  maxCreators?: number
}
