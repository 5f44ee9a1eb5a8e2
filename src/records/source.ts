import type { Diagnostic } from '../core/diagnostic.ts'
import type { ParsedText } from '../text/document.ts'
import type { Positions } from '../text/positions.ts'

/** The syntax and the records of one document: a whole input, a line of NDJSON, or a YAML document. */
export interface RecordsOfDocument<R> {
  syntax: ParsedText['syntax']
  records: R[]
}

/** An input that is read one document at a time. */
export interface RecordSource<D> {
  documents: Iterable<D>
  /** Findings about unreadable parts, complete once all documents have been read. */
  diagnostics: Diagnostic[]
  /** The positions in the text; absent for a parsed value. */
  positions?: Positions
}

/** A reader of texts, bytes and parsed values in the requested formats. */
export interface Readers<D> {
  /** Reads an input. `hasLines` is true for a part of an NDJSON text. */
  read(input: string | Uint8Array | object, hasLines: boolean): RecordSource<D>
}

/** Returns readers that delegate each input to the readers chosen for it. */
export const chosenBy = <D>(choose: (input: string | Uint8Array | object) => Readers<D>): Readers<D> => ({
  read: (input, hasLines) => choose(input).read(input, hasLines),
})

/** Returns readers that read with `first`, or with `others` if `first` reports findings and reads no record. */
export const orElse = <D extends RecordsOfDocument<unknown>>(first: Readers<D>, others: Readers<D>): Readers<D> => ({
  read(input, hasLines) {
    const source = first.read(input, hasLines)
    const documents = [...source.documents]
    const isUnread = source.diagnostics.length > 0 && documents.every(({ records }) => records.length === 0)
    return isUnread ? others.read(input, hasLines) : { ...source, documents }
  },
})
