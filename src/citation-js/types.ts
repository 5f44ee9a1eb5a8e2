import type { Loss, WriteOptions } from '../formats/format.ts'

/** A work in citation-js: a CSL-JSON item. */
export type CitationJsItem = Readonly<Record<string, unknown>>

/**
 * An input type of citation-js, with its detection and parser:
 * https://citation.js.org/api/0.7/tutorial-input_plugins.html.
 */
export interface CitationJsInput {
  /** Absent if the type is used only when requested with `forceType`. */
  readonly parseType?: {
    readonly dataType: 'String' | 'SimpleObject' | 'Array'
    /** The citation-js type that this type specialises. */
    readonly extends?: string
    readonly predicate: (input: never) => boolean
  }
  /** Returns the items of an input, or throws an error that explains why the input cannot be read. */
  readonly parse: (input: unknown) => CitationJsItem[]
  readonly outputs: '@csl/list+object'
}

/** The writing options of an output, and a listener for losses. */
export interface CitationJsOutputOptions extends WriteOptions {
  /**
   * Called once with the list of all item values that the written text changes or drops. Each value is identified by
   * its pointer into the canonical record.
   */
  tell?: (losses: readonly Loss[]) => void
}

/** A writer of items for citation-js, called by `cite.format(name, options)`. */
export type CitationJsOutput = (items: readonly CitationJsItem[], options?: CitationJsOutputOptions) => string

/** The argument of `plugins.add` in `@citation-js/core`. */
export interface CitationJsPlugin {
  readonly input: Readonly<Record<string, CitationJsInput>>
  readonly output: Readonly<Record<string, CitationJsOutput>>
}
