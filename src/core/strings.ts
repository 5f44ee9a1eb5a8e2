/** Returns a word with a capital first letter. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Replaces `&`, `<`, `>` and quotation marks with character references, for content and attribute values in HTML and
 * XML.
 */
export const asReferences = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Parses JSON. Returns undefined for text that is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
