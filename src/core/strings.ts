/** Returns a word with a capital first letter. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Escapes special characters as character references, for element content and attributes of HTML and XML. */
export const asReferences = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Parses JSON. Returns undefined for anything else. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
