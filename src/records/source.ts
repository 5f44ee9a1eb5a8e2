import type { Diagnostic } from '../core/diagnostic.ts'
import type { ParsedText } from '../text/document.ts'
import type { Positions } from '../text/positions.ts'

/** The part of an input that was parsed at once, with its records: a whole text, a line of NDJSON, a document of YAML. */
export interface RecordsOfDocument<R> {
  syntax: ParsedText['syntax']
  records: R[]
}

/** An input that is being read, a document at a time. */
export interface RecordSource<D> {
  documents: Iterable<D>
  /** Findings about parts that could not be read; complete when all documents have been asked for. */
  diagnostics: Diagnostic[]
  /** Places in the text; a value that was parsed already has none. */
  positions?: Positions
}

/** One function from a text, its bytes or a parsed value to its records, by the formats that are asked for. */
export interface Readers<D> {
  /** Reads an input; of a part of NDJSON it is said that it has lines. */
  read(input: string | Uint8Array | object, hasLines: boolean): RecordSource<D>
}

/** Chooses the readers of each input. */
export const chosenBy = <D>(choose: (input: string | Uint8Array | object) => Readers<D>): Readers<D> => ({
  read: (input, hasLines) => choose(input).read(input, hasLines),
})

/** Reads an input by the first readers; where these find faults and no record, by the others. */
export const orElse = <D extends RecordsOfDocument<unknown>>(first: Readers<D>, others: Readers<D>): Readers<D> => ({
  read(input, hasLines) {
    const source = first.read(input, hasLines)
    const documents = [...source.documents]
    const isUnread = source.diagnostics.length > 0 && documents.every(({ records }) => records.length === 0)
    return isUnread ? others.read(input, hasLines) : { ...source, documents }
  },
})
