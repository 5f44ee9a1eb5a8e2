/** Escapes text as element content; carriage returns are escaped so that a reader gets them back. */
export const escapeText = (text: string): string =>
  /[&<>\r]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
    : text

/** Escapes text as a double-quoted attribute value; white space is escaped so that a reader gets it back. */
export const escapeAttribute = (text: string): string =>
  /[&<"\t\n\r]/.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('"', '&quot;')
        .replaceAll('\t', '&#9;')
        .replaceAll('\n', '&#10;')
        .replaceAll('\r', '&#13;')
    : text

const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&quot;': '"',
  '&#9;': '\t',
  '&#10;': '\n',
  '&#13;': '\r',
}

/** Reverts {@link escapeAttribute}. */
export const unescapeAttribute = (text: string): string =>
  text.replace(/&[^;&]{2,4};/g, reference => escaped[reference] ?? reference)
