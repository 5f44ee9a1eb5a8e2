import type { DataciteFormatId } from '../../datacite/format.ts'
import type { Said } from '../../messages/message.ts'

/** Files from which on nothing is kept of all of them. */
export const many = 5000

/** A search that skips what is not a record. */
export interface InputSearch {
  /** Returns true if a file is not a record, and is to be skipped. Call once for each file that is read. */
  skips(name: string, bytes: Uint8Array): Promise<boolean>
  /** Returns a file that is read bit by bit, from its beginning; undefined if it is not a record. Very large files are not skipped. */
  without<File extends { name: string; chunks: AsyncIterable<Uint8Array> }>(file: File): Promise<File | undefined>
}

/** Something to read records from: a file, standard input, or a DOI whose record is fetched. */
export interface Input {
  /** The name under which it is reported: the path as given or found, with forward slashes, or the DOI. */
  name: string
  /** The path of the file; undefined for all else. */
  path?: string
  /** True if an argument names this exact file. */
  isNamed?: true
  /** The search that found the file, which skips what is not a record. */
  search?: InputSearch
  /** The DOI whose record it is. */
  doi?: string
  /** Its format if that is known, whatever --from says. */
  format?: DataciteFormatId
  /** Its bytes as they are, bit by bit; of what has none, `read` gives all. */
  open?(): AsyncIterable<Uint8Array>
  /** True if the length is unknown or the input may contain many files; it is then read as a stream. */
  isStream?: true
  /** The files of a folder with many files, listed on demand, and the folders that cannot be opened. */
  files?(): AsyncIterable<Input | Problem>
  /** Its bytes, already decompressed. Rejects with the reason if it cannot be read, with a `ResolveError` if it cannot be fetched. */
  read(): Promise<Uint8Array>
}

/** An input that cannot be read, and why; such a problem makes the exit code 2, or 3 if fetching failed. */
export interface Problem {
  file: string
  /** A sentence without the file's name. */
  message: Said
  isOnline?: true
}

/** A problem whose message is in the language of a report. */
export interface ShownProblem extends Problem {
  message: string
}

/** True if an input is a folder with many files. */
export const isFolderOfMany = ({ files }: Input): boolean => files !== undefined

/** True if an input is standard input, read as a stream. */
export const isStdin = ({ path, open, isStream }: Input): boolean =>
  path === undefined && open !== undefined && isStream === undefined
