/** Whether a spreadsheet would take a text for a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

/** A text as a cell of RFC 4180, in quotes where it needs them; one that a spreadsheet would run has an apostrophe before it. */
export function cellOf(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
