import type { Message } from '../../messages/message.ts'
import type { CalendarDate } from '../../model/date.ts'
import type { ResourceTypeNames } from '../work/types/resource-type-names.ts'

/** The facts about a work in formats of reference managers (RIS, EndNote), each with its own tag or element. */
export type ReferenceField =
  | 'author'
  | 'editor'
  | 'translator'
  | 'producer'
  | 'agency'
  | 'title'
  | 'container'
  | 'shortContainer'
  | 'series'
  | 'year'
  | 'date'
  | 'publisher'
  | 'version'
  | 'volume'
  | 'issue'
  | 'firstPage'
  | 'lastPage'
  | 'serial'
  | 'doi'
  | 'url'
  | 'abstract'
  | 'keyword'
  | 'language'
  | 'typeOfWork'
  | 'place'
  | 'note'
  | 'volumes'
  | 'section'
  | 'callNumber'
  | 'shortTitle'
  | 'translatedTitle'
  | 'annotation'
  | 'accessed'
  | 'originalDate'
  | 'file'
  | 'accession'
  | 'pmcid'
  | 'database'
  | 'provider'
  | 'proceedings'
  | 'publishedAt'
  | 'articleNumber'
  | 'reviewed'

/** The values of a reference in writing order; authors and keywords repeat. */
export type ReferenceValues = readonly (readonly [field: ReferenceField, value: string])[]

/** A reference to be written: its type, and its values in order. */
export interface WrittenReference {
  type: string
  values: ReferenceValues
}

/** Keeps a field for which the record has no place; with a message it is odd. */
export type KeepField = (field: ReferenceField, message?: Message) => void

/** The properties that distinguish the formats of reference managers. */
export interface ReferenceTarget {
  id: 'ris' | 'endnote' | 'endnote-xml'
  name: string
  /** Returns the format's name for a type of resource. */
  typeOf(names: ResourceTypeNames): string
  /** The general type (10.a) that a type of reference is read as. */
  generalOf(type: string): string
  /** A date with at least a known month. */
  dateText(date: CalendarDate): string
  /** True if a comma at the end of a name, or a double comma within it, marks an organisation. */
  marksOrganisations: boolean
  /** True if a dataset has a field for editors beside the field of its producers. */
  hasDataEditors: boolean
}

/** The tags or elements of each field in a format. */
export type FieldTags = Readonly<Record<ReferenceField, readonly string[]>>

/**
 * The tags of each field in references of one general type. Datasets have producers and funding agencies in the fields of editors and
 * translators: EndNote's table of reference types, "Dataset".
 */
export function fieldsOfGeneral(fields: FieldTags, general: string): FieldTags {
  if (general !== 'Dataset') return fields
  const [producer, ...editors] = fields.editor
  return {
    ...fields,
    editor: editors,
    translator: [],
    producer: producer === undefined ? [] : [producer],
    agency: fields.translator,
  }
}

/** RIS puts several addresses into one value, separated by semicolons; a semicolon inside an address stays. */
export const addressesIn = (text: string): string[] =>
  withoutTarget.test(text) ? [] : text.split(/\s{0,20};\s{0,20}(?=(?:https?|ftp):\/\/)/i)

/** Matches a link into a database of a reference manager, which no browser opens: `<Go to ISI>://000200148800007`. */
const withoutTarget = /^\s*<[^<>]{0,100}>:\/\//
