import type { Message } from '../../messages/message.ts'
import type { CalendarDate } from '../../model/date.ts'
import type { ResourceTypeNames } from '../work/types/resource-type-names.ts'

/** The fields of reference manager formats (RIS, EndNote). Each has its own tag or element. */
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

/**
 * The values of a reference in the order in which they are written. A field such as `author` may occur several times.
 */
export type ReferenceValues = readonly (readonly [field: ReferenceField, value: string])[]

/** A reference to write: its type and its values. */
export interface WrittenReference {
  type: string
  values: ReferenceValues
}

/** A function that keeps a field the record cannot represent. The optional message reports a fault in the field. */
export type KeepField = (field: ReferenceField, message?: Message) => void

/** The properties in which the formats of reference managers differ. */
export interface ReferenceTarget {
  id: 'ris' | 'endnote' | 'endnote-xml'
  name: string
  /** Returns the format's name for a resource type. */
  typeOf(names: ResourceTypeNames): string
  /** Returns the general type (10.a) for a reference type. */
  generalOf(type: string): string
  /** Returns the text of a date with a known month or day. */
  dateText(date: CalendarDate): string
  /** True if a comma at the end of a name, or a double comma inside it, marks an organisation. */
  marksOrganisations: boolean
  /** True if datasets have a field for editors in addition to the field for producers. */
  hasDataEditors: boolean
}

/** The tags or elements of each field in a format. */
export type FieldTags = Readonly<Record<ReferenceField, readonly string[]>>

/**
 * Returns the tags of each field, for references of a general type. According to EndNote's table of reference types,
 * datasets have producers and funding agencies in the fields of editors and translators.
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

/**
 * Splits a value at the semicolons with which RIS joins several URLs, but not inside a URL. Returns an empty list for a
 * link that only a reference manager can open.
 */
export const addressesIn = (text: string): string[] =>
  withoutTarget.test(text) ? [] : text.split(/\s{0,20};\s{0,20}(?=(?:https?|ftp):\/\/)/i)

/**
 * Matches a link into the database of a reference manager, which no browser can open: `<Go to ISI>://000200148800007`.
 */
const withoutTarget = /^\s*<[^<>]{0,100}>:\/\//
