import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Format, FormatId, Loss } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { PieceItems } from '../../records/place.ts'
import type { KindCounts } from './kinds.ts'
import type { Note } from './notes.ts'

/** The rewritten records of a piece, in another format or kernel. */
export interface RewrittenPiece extends PieceItems<RewrittenRecord> {
  /** All records in one text. Undefined if each record has a separate text, or if nothing can be written. */
  together?: { text: string; format: TextFormat }
}

/** A record in another format or kernel. */
export interface RewrittenRecord {
  /** The index of the record in its piece, from 0. */
  index: number
  doi?: string
  from: FormatId
  format: TextFormat
  /** The text of the record alone. */
  text?: string
  /**
   * The notes on values that were not preserved or that need review. Their pointers refer to the canonical record, or
   * to the input if positions are requested.
   */
  notes: readonly (Loss | Note)[]
  /** True if the record has a landing page or registry state that the target format cannot express. */
  leavesRegistration?: true
  /** The registry effects that make the run fail. */
  effects?: readonly Diagnostic[]
  /** The counts of the notes, if only counts are requested. */
  kinds?: KindCounts
  /** The facts of the record that affect the combined document of all records. */
  facts?: unknown
  /** The record itself, for a sink that writes all records as one text. */
  record?: Datacite
}

/** The requirements of a sink for rewritten texts. */
export interface WantedTexts {
  /**
   * The layout of the texts: one text for all records (`together`), one line per record (`lines`) or one text per
   * record (`apart`).
   *
   * `lines` applies only to formats that have lines. Unless the layout is `apart`, an unreadable record prevents the
   * others from being written.
   */
  layout: 'together' | 'lines' | 'apart'
  /**
   * True if the texts are indented, unless they are lines. By default, only texts in the layout `apart` are indented.
   */
  pretty?: boolean
  /** True if the output holds a single record. Nothing is then written from a piece with several records. */
  isSingle?: boolean
  /** True if notes point into the input and have positions. */
  hasPlaces?: boolean
  /** True if the sink writes the records itself. */
  hasRecords?: boolean
  /**
   * Present if all records form one combined document. `first` contains the facts of the document's first record, once
   * they are known.
   */
  document?: { first: unknown }
  /** The treatment of notes: reported one by one (the default), counted by kind and property, or not computed. */
  notes?: 'shown' | 'counted' | 'unread'
}

/**
 * The properties of a format that are needed to join its texts. They are plain values, because they are passed between
 * threads.
 */
export type TextFormat = Pick<Format, 'id' | 'name' | 'extensions' | 'holdsOne'>

/** Returns the properties of a format that are needed to join its texts. */
export const textFormat = ({ id, name, extensions, holdsOne }: Format): TextFormat => ({
  id,
  name,
  extensions,
  ...(holdsOne !== undefined && { holdsOne }),
})

/** True if the texts of several records can be concatenated: lines of JSON, entries, rows or Turtle, but not XML. */
export const isJoinable = ({ holdsOne, extensions }: TextFormat): boolean =>
  !holdsOne && !extensions.some(extension => /xml|rdf|\.mods/.test(extension))

/** True if the text of a record in the format is a line of JSON. */
export const isLine = (format: TextFormat): boolean =>
  isJoinable(format) && format.extensions.some(extension => /json/.test(extension))
