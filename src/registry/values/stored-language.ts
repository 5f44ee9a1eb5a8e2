import languages from '../tables/languages.json' with { type: 'json' }

/**
 * Returns the language that the registry stores for a tag: the two-letter code if the registry's list has one, else the
 * tag unchanged. Returns undefined for a malformed tag.
 *
 * The list contains the languages of ISO 639-2 that have a two-letter code (ISO 639-1).
 */
export function storedLanguage(tag: string): string | undefined {
  const end = tag.indexOf('-')
  const language = end < 0 ? tag : tag.slice(0, end)
  codes ??= codesOf(languages)
  const code =
    (language.length === 3 || language.length === 2 ? codes.get(language) : undefined) ??
    codes.get(`=${language.slice(0, 1).toUpperCase()}${language.slice(1)}`)
  if (code !== undefined) return code
  return /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/.test(tag) ? tag : undefined
}

let codes: Map<string, string> | undefined

/** Indexes the two-letter codes by every code of a language, and by `=` followed by its English name. */
function codesOf(rows: readonly (readonly string[])[]): Map<string, string> {
  const codes = new Map<string, string>()
  for (const [name, short = '', ...long] of rows)
    for (const code of [short, ...long, `=${name}`]) if (!codes.has(code)) codes.set(code, short)
  return codes
}
