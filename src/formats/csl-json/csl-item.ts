import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about CSL-JSON. */
export const sayCslJson = messagesOf('csl-json', {
  keywordSplit: '{keyword} would be split or shortened when read back.',
  notDoi: '{text} is not a DOI.',
  notItem: 'This is not a CSL-JSON item: it is not an object.',
  typeUnknown: '{type} is not an item type of CSL 1.0.2; it is read as Other.',
  dateUnreadable: '{value} is not a readable date.',
  dateReadAs: '{parts} is read as {date}.',
  bookInBook: 'The resourceType is omitted because, in CSL, a book within a book is a "book" with a "container-title".',
  seriesAfterAbstract: 'The series and the abstract would be read back in the reverse order, with the abstract first.',
  ofContainer: 'The {variable} "{value}" would be read back as that of the containing work.',
  shortTitleAsTitle:
    'A short title at the beginning of the title would be read back as the title, and the rest as its subtitle.',
  titleSplit: 'The title would be read back as a title and its subtitle.',
  colonAtEnd: 'The colon at the end of the title would be read back as the separator before the subtitle.',
  titleJoined: 'The title and its subtitle would be read back as one title because the item also has a short title.',
  editorOfBook: 'An editor of the work is written as an editor of the containing book.',
  volumeTitle:
    'The title of the volume is moved to "volume-title" because the title of the whole work takes its place.',
  notText: '"{name}" should be text.',
  severalTexts: '"{name}" should be text, not a list; only the first entry of the list is read.',
  typeAsSaid: 'The type {type} is written as "{written}" because the resourceType is "{genre}".',
  typeWider: 'The type {type} is written as the more general "{written}".',
})
/**
 * A CSL-JSON 1.0.2 item: https://github.com/citation-style-language/schema/blob/v1.0.2/schemas/input/csl-data.json.
 */
export interface CslItem {
  id: string
  type: string
  [variable: string]: unknown
}

/** The parts of a person's name, or a whole name as `literal`. */
export interface CslName {
  family?: string
  given?: string
  'non-dropping-particle'?: string
  'dropping-particle'?: string
  suffix?: string
  /** True if a comma precedes the suffix when the name is not inverted, as in citeproc-js. */
  'comma-suffix'?: boolean
  literal?: string
  /** True if the family name always comes first, without a comma. */
  'static-ordering'?: boolean
}

/** A date, or a range of two dates. Years before the common era are negative, and there is no year 0. */
export interface CslDate {
  'date-parts': number[][]
  /** The season, from 1 (spring) to 4 (winter). */
  season?: number
  /** True if the date is approximate. */
  circa?: true
}
