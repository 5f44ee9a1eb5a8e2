/** The address that a text of a DOI or URL leads to; none where it is no web address. */
export function webAddress(text: string): string | undefined {
  try {
    const { href, protocol } = new URL(/^10\.\d{4}/.test(text) ? `https://doi.org/${encodeURI(text)}` : text)
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
