/**
 * Returns the first field with a given name in a BibTeX text, without the outer braces or quotes and with squeezed
 * white space. The registry neither removes inner braces nor resolves TeX commands (bibtex_reader.rb:81-115).
 *
 * Returns undefined if there is no such field, or if the field is a number, a name or joined from several parts.
 */
export function bibtexField(text: string, name: string): string | undefined {
  const start = new RegExp(`[,{\\s]${name}\\s*=\\s*(?=[{"])`, 'i').exec(text)
  if (start === null) return undefined
  const from = start.index + start[0].length
  const isQuoted = text[from] === '"'
  let depth = isQuoted ? 1 : 0
  for (let at = isQuoted ? from + 1 : from; at < text.length; at++) {
    const character = text[at]
    if (character === '{') depth++
    else if (character === '}' || (character === '"' && isQuoted && depth === 1)) depth--
    if (depth === 0)
      return /^\s*#/.test(text.slice(at + 1, at + 20))
        ? undefined
        : text
            .slice(from + 1, at)
            .replace(/\s+/g, ' ')
            .trim()
  }
  return undefined
}
