import { isObject } from '../../core/object.ts'
import { stringify } from '../../text/json/stringify.ts'
import type { DataciteFormatId } from '../format.ts'
import type { SourceDocument } from '../read/read-document.ts'

/** The arrangement of the records in an input, used to write the records in the same arrangement. */
export type Layout =
  | { kind: 'one' | 'list' | 'lines' }
  /** A page: the whole document and the name of the member that contains the records. */
  | { kind: 'page'; page: Readonly<Record<string, unknown>>; name: 'data' | 'results' }

/**
 * Returns the layout of an input up to and including a document. `before` is the layout up to the previous document.
 */
export function layoutOf(
  { syntax, document }: Pick<SourceDocument, 'syntax' | 'document'>,
  before: Layout | undefined,
): Layout {
  if (syntax === 'ndjson') return { kind: 'lines' }
  if (before !== undefined || Array.isArray(document.value)) return { kind: 'list' }
  const page = document.value
  if (isObject(page))
    for (const name of ['data', 'results'] as const) if (Array.isArray(page[name])) return { kind: 'page', page, name }
  return { kind: 'one' }
}

/**
 * Writes the records of one input in the input's layout.
 *
 * The records of a page stay in the page with its own data (counts, links) if the format has such pages, and otherwise
 * become a list.
 */
export function arrange(
  values: readonly unknown[],
  layout: Layout,
  format: DataciteFormatId,
  write: (value: unknown) => string,
): string {
  if (layout.kind === 'one') return `${write(values[0])}\n`
  if (layout.kind === 'lines') return values.map(value => `${stringify(value, false)}\n`).join('')
  const isPage = layout.kind === 'page' && (layout.name === 'data' ? format === 'datacite-rest' : format === 'resource')
  return `${write(isPage ? { ...layout.page, [layout.name]: values } : values)}\n`
}
