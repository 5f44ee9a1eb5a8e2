import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/** Returns the type of the container of an item with a given type, as a general type (20.a). */
export const containerTypeOfItem = (type: string): ResourceTypeGeneral => entryOf(containers, type) ?? 'Other'

const containers: Readonly<Record<string, ResourceTypeGeneral>> = {
  'article-journal': 'Journal',
  'article-magazine': 'Journal',
  'article-newspaper': 'Journal',
  review: 'Journal',
  'review-book': 'Journal',
  chapter: 'Book',
  entry: 'Book',
  'entry-dictionary': 'Book',
  'entry-encyclopedia': 'Book',
  'paper-conference': 'ConferenceProceeding',
}

/** True if the editors of an item of a given type are the editors of the containing book or proceedings. */
export const hasBookEditors = (type: string): boolean =>
  ['Book', 'ConferenceProceeding'].includes(containerTypeOfItem(type))
