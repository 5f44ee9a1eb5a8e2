import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Format, FormatId, Loss } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { PieceItems } from '../../records/place.ts'
import type { KindCounts } from './kinds.ts'
import type { Note } from './notes.ts'

/** The records of a piece in another format or of another kernel. */
export interface RewrittenPiece extends PieceItems<RewrittenRecord> {
  /** All records in one text; undefined where each has its own, or where one of them cannot be read. */
  together?: { text: string; format: TextFormat }
}

/** A record in another format or of another kernel. */
export interface RewrittenRecord {
  /** 0 for the first record of its piece. */
  index: number
  doi?: string
  from: FormatId
  format: TextFormat
  /** The record by itself. */
  text?: string
  /** The values that did not arrive as they were, by pointer into the canonical record, or into the input where places are wanted. */
  notes: readonly (Loss | Note)[]
  /** True if the record comes with its landing page or state at the registry, which the other format has no place for. */
  leavesRegistration?: true
  /** The registry's changes to the record that make the run fail. */
  effects?: readonly Diagnostic[]
  /** The counts of the notes, if only these are wanted. */
  kinds?: KindCounts
  /** The facts of the record on which a document of several depends. */
  facts?: unknown
  /** The record itself, where a sink writes all records of a run in one text. */
  record?: Datacite
}

/** The requirements of a sink. */
export interface WantedTexts {
  /**
   * The layout of records in texts: `together` as in the input, `lines` if their format has lines, or each `apart`, as one line of JSON.
   * Unless the layout is `apart`, an unreadable record prevents the others from being written.
   */
  layout: 'together' | 'lines' | 'apart'
  /** True if texts that are not lines are indented. */
  pretty?: boolean
  /** True if notes lead into the input, with places in its text. */
  hasPlaces?: boolean
  /** True if the sink writes the records by itself. */
  hasRecords?: boolean
  /** The document that records are parts of, if they are: the facts of its first record. */
  document?: { first: unknown }
  /** The use of notes: each is shown (the default), they are counted by kind and property, or none is read. */
  notes?: 'shown' | 'counted' | 'unread'
}

/** The properties of a format by which its texts are put together; plain values, because texts come from other threads. */
export type TextFormat = Pick<Format, 'id' | 'name' | 'extensions' | 'holdsOne'>

/** Picks these properties. */
export const textFormat = ({ id, name, extensions, holdsOne }: Format): TextFormat => ({
  id,
  name,
  extensions,
  ...(holdsOne !== undefined && { holdsOne }),
})

/** True if texts of a format make one text when they follow one another: lines of JSON, entries, rows. */
export const isJoinable = ({ holdsOne, extensions }: TextFormat): boolean =>
  !holdsOne && !extensions.some(extension => /xml|rdf|\.mods/.test(extension))

/** True if a text of a format is a line of JSON. */
export const isLine = (format: TextFormat): boolean =>
  isJoinable(format) && format.extensions.some(extension => /json/.test(extension))
