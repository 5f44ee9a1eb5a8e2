import type { DataciteFormatId } from '../../datacite/format.ts'
import type { Said } from '../../messages/message.ts'

/** The minimum number of files for which a folder is streamed instead of listed, and inputs are divided. */
export const many = 5000

/** A search of a folder or of named files, which skips files that are not records. */
export interface InputSearch {
  /** Returns true if a file is not a record and must be skipped. Must be called once for each file that is read. */
  skips(name: string, bytes: Uint8Array): Promise<boolean>
  /**
   * Returns a file with all its chunks, or undefined if the file is not a record and must be skipped. Very large files
   * are not skipped.
   */
  without<File extends { name: string; chunks: AsyncIterable<Uint8Array> }>(file: File): Promise<File | undefined>
}

/** A source of records: a file, a folder with many files, standard input, a URL, or a DOI whose record is fetched. */
export interface Input {
  /** The name in reports: a path with forward slashes, a URL, a DOI, or the name of standard input. */
  name: string
  /** The path of the file; undefined for other inputs. */
  path?: string
  /** True if an argument names this file itself. */
  isNamed?: true
  /** The search that skips the file if it is not a record. */
  search?: InputSearch
  /** The DOI whose record is fetched. */
  doi?: string
  /** The format, if it is known independently of --from. */
  format?: DataciteFormatId
  /** Streams the unmodified bytes. Inputs without this method are read as a whole by `read`. */
  open?(): AsyncIterable<Uint8Array>
  /** True if the input is read as a stream, because its length is unknown or it may contain many files. */
  isStream?: true
  /** Lists the files of a folder with many files on demand. Also lists the folders in it that cannot be opened. */
  files?(): AsyncIterable<Input | Problem>
  /**
   * Reads the decompressed bytes. Rejects with the reason if reading fails, or with a `ResolveError` if the record of
   * a DOI cannot be fetched.
   */
  read(): Promise<Uint8Array>
}

/**
 * An input that cannot be read or an output that cannot be written, with the reason. Problems cause exit code 2, or 3
 * if all of them have `isOnline`.
 */
export interface Problem {
  file: string
  /** A sentence without the name of the file. */
  message: Said
  isOnline?: true
}

/** A problem whose message is already formatted in the language of a report. */
export interface ShownProblem extends Problem {
  message: string
}

/** True if an input is a folder with many files. */
export const isFolderOfMany = ({ files }: Input): boolean => files !== undefined

/** True if an input is standard input. */
export const isStdin = ({ path, open, isStream }: Input): boolean =>
  path === undefined && open !== undefined && isStream === undefined
