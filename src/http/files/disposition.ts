/**
 * Returns a `Content-Disposition` header with a file name (RFC 6266).
 *
 * Folder separators and control characters are replaced with `_`. If the name is not a token, it is written twice:
 * quoted with `_` for all unsafe characters, and in UTF-8 for newer clients (RFC 8187).
 */
export function disposition(kind: 'attachment' | 'inline', name: string): [string, string] {
  const safe = name.replace(/[/\\\p{C}]/gu, '_')
  const whole = shortened(safe)
  const plain = whole.replace(/[^\w.@+-]/g, '_')
  const value = plain === whole ? `filename=${plain}` : `filename="${plain}"; filename*=UTF-8''${encoded(whole)}`
  return ['Content-Disposition', `${kind}; ${value}`]
}

/**
 * Shortens a name that is too long for file systems or headers. Removes characters from the middle, because the ending
 * identifies the file type.
 */
function shortened(name: string): string {
  let short = name
  for (let start = longest - 20; short.length > longest || encoded(short).length > longestEncoded; start -= 5)
    short = name.slice(0, start) + name.slice(-20)
  return short
}

const longest = 200
/**
 * The maximum length of a percent-encoded name. It corresponds to 255 bytes, the longest name that file systems allow.
 */
const longestEncoded = 765

// Cutting may split a surrogate pair, and a lone surrogate cannot be encoded.
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '_')).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
