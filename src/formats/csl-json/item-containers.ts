import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/** What an item of a type is published in, as a general type (20.a). */
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

/** Whether the editors of an item are those of the book that it is in, and not its own. */
export const hasBookEditors = (type: string): boolean =>
  ['Book', 'ConferenceProceeding'].includes(containerTypeOfItem(type))
