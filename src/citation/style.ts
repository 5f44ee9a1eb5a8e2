import type { RecordView } from '../model/view.ts'

/**
 * The name of a citation style of the core: `house` (the service's own style) or `datacite` (the style that DataCite
 * recommends).
 */
export type CitationStyle = 'house' | 'datacite'

/** A renderer of citations as plain text. Missing parts are omitted with their punctuation. */
export interface Style {
  readonly id: CitationStyle
  readonly write: (view: RecordView, options: StyleOptions) => string
}

/** The options for rendering a citation in a core style. */
export interface StyleOptions {
  /** The number of creators before `et al.`; all by default. */
  maxCreators?: number
}
