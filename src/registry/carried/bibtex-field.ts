/**
 * Returns the value of the first field with a given name in the first entry of a BibTeX text.
 *
 * Removes the outer braces or quotes and squeezes white space. The registry neither removes inner braces nor resolves
 * TeX commands (bibtex_reader.rb:81-115).
 *
 * Returns undefined if there is no such field, or if the value is a number, a name or joined from several parts.
 */
export function bibtexField(text: string, name: string): string | undefined {
  const field = new RegExp(`[,{(\\s]${name}\\s*=\\s*`, 'iy')
  for (let at = beginOf(text); at < text.length && text[at] !== '}'; at = endOf(text, at + 1)) {
    field.lastIndex = at
    const from = field.test(text) ? field.lastIndex : -1
    if (from >= 0) return isOpening(text[from]) ? valueAt(text, from) : undefined
  }
  return undefined
}

/** Returns the offset of the opening bracket of the first entry, or the length of a text without an entry. */
function beginOf(text: string): number {
  const head = /@\s*(?!(?:comment|preamble|string)\b)[a-z]+\s*(?=[{(])/i.exec(text)
  return head === null ? text.length : head.index + head[0].length
}

const isOpening = (character: string | undefined): boolean => character === '{' || character === '"'

/**
 * Returns the offset after the value at an offset, or the offset itself if no value begins there. For a value that is
 * not closed, returns an offset beyond the text.
 */
function endOf(text: string, from: number): number {
  if (!isOpening(text[from])) return from
  const isQuoted = text[from] === '"'
  let depth = isQuoted ? 1 : 0
  for (let at = isQuoted ? from + 1 : from; at < text.length; at++) {
    const character = text[at]
    if (character === '{') depth++
    else if (character === '}' || (character === '"' && isQuoted && depth === 1)) depth--
    if (depth === 0) return at + 1
  }
  return text.length + 1
}

function valueAt(text: string, from: number): string | undefined {
  const end = endOf(text, from)
  return end > text.length || /^\s*#/.test(text.slice(end, end + 19))
    ? undefined
    : text
        .slice(from + 1, end - 1)
        .replace(/\s+/g, ' ')
        .trim()
}
