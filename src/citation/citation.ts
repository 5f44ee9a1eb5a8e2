import { requireRecord, wrongArgument } from '../model/require.ts'
import { viewOf } from '../model/view.ts'
import { datacite } from './datacite.ts'
import { house } from './house.ts'
import type { CitationStyle, Style, StyleOptions } from './style.ts'

/** How a citation is written; see {@link citation}. */
export interface CitationOptions extends StyleOptions {
  /** `house` where not given. */
  style?: CitationStyle
}

/** The styles of the core. */
export const citationStyles: readonly Style[] = [house, datacite]

/**
 * The citation of a record as one line of plain text. The record may be canonical, REST attributes with or without their
 * envelope, a service's `datacite` object or a `Resource`; what it lacks or holds in a wrong type is left out, with its
 * punctuation, and of an external `Resource` title and DOI are cited. Never throws for a record; an unknown style or a
 * `maxCreators` that is no whole number above 0 is a `TypeError`.
 */
export function citation(record: object | null, options: CitationOptions = {}): string {
  requireRecord(record)
  const { style = 'house' } = options
  const known = citationStyles.find(({ id }) => id === style)
  if (known === undefined) throw wrongArgument('style', citationStyles.map(({ id }) => id).join(' or '), style)
  return known.write(viewOf(record), options)
}
