/** The part of citeproc-js that we use. */
export interface Citeproc {
  Engine: new (sys: Sys, style: string, language: string, isForced: boolean) => CiteprocEngine
  Output: { Formats: Record<string, OutputFormat> }
}

/** The callbacks of the engine. */
interface Sys {
  retrieveLocale(language: string): string | false
  retrieveItem(id: string): object
}

/** An engine for one style and locale. */
export interface CiteprocEngine {
  setOutputFormat(name: string): void
  opt: { development_extensions: Record<string, boolean> }
  updateItems(ids: readonly string[], isUnsorted?: boolean): void
  makeBibliography(): [{ entry_ids: string[][] }, string[]] | false
  rebuildProcessorState(citations: readonly object[], format?: string): [string, number, string][]
  bibliography: { tokens: readonly unknown[] }
}

/** How the engine writes each decoration: a text around `%%STRING%%`, a function, or nothing. */
export type OutputFormat = Readonly<
  Record<string, string | false | ((state: unknown, text: string | undefined) => string)>
>
