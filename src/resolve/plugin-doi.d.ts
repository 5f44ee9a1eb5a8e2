/** The part of citation-js's plug-in for DOIs that is used here; it brings no types. */
declare module '@citation-js/plugin-doi' {
  export const parsers: {
    /** Fetches CSL-JSON from the addresses of DOIs; rejects with an error that may have the HTTP `status`. */
    api: { parseAsync(urls: readonly string[]): Promise<unknown[]> }
  }
}
