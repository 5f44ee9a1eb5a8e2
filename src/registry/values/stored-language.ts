import { languageLines } from '../tables/languages.ts'

/** The language that the registry stores for a tag: the two-letter code where its list has one, a well-formed tag as it is, of anything else nothing. */
export function storedLanguage(tag: string): string | undefined {
  const end = tag.indexOf('-')
  const language = end < 0 ? tag : tag.slice(0, end)
  codes ??= codesOf(languageLines)
  const code =
    (language.length === 3 || language.length === 2 ? codes.get(language) : undefined) ??
    codes.get(`=${language.slice(0, 1).toUpperCase()}${language.slice(1)}`)
  if (code !== undefined) return code
  return /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/.test(tag) ? tag : undefined
}

let codes: Map<string, string> | undefined

/** Two-letter codes by every code of a language, and by its name behind `=`. */
function codesOf(lines: string): Map<string, string> {
  const codes = new Map<string, string>()
  for (const line of lines.split('\n')) {
    const [name = '', letters = name.slice(0, 3).toLowerCase().replace(/.$/, ' $&')] = line.split('\t')
    const [short = '', ...long] = letters.split(' ')
    for (const code of [short, ...long.map(code => (code.length === 1 ? short + code : code)), `=${name}`])
      if (!codes.has(code)) codes.set(code, short)
  }
  return codes
}
