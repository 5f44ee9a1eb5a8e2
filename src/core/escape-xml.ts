const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const referenceOf = (character: string): string => references[character] ?? character

/** Escapes text for use as element content. Carriage returns are escaped because XML parsers normalise them. */
export const escapeText = (text: string): string => text.replace(/[&<>\r]/g, referenceOf)

/**
 * Escapes text for use as a double-quoted attribute value. Tabs and line breaks are escaped because XML parsers
 * normalise them.
 */
export const escapeAttribute = (text: string): string => text.replace(/[&<"\t\n\r]/g, referenceOf)

const characters = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(references).map(([character, reference]) => [reference, character]),
)

/** Reverses {@link escapeAttribute}. */
export const unescapeAttribute = (text: string): string =>
  text.replace(/&[^;&]{2,4};/g, reference => characters.get(reference) ?? reference)
