/**
 * A `Content-Disposition` with a file name (RFC 6266): as a token if it can be one; else in quotes with `_` for what is unsafe there,
 * and for newer clients whole, as UTF-8 (RFC 8187). Separators of folders and control characters are `_` in both.
 */
export function disposition(kind: 'attachment' | 'inline', name: string): [string, string] {
  const safe = name.replace(/[/\\\p{C}]/gu, '_')
  const whole = shortened(safe)
  const plain = whole.replace(/[^\w.@+-]/g, '_')
  const value = plain === whole ? `filename=${plain}` : `filename="${plain}"; filename*=UTF-8''${encoded(whole)}`
  return ['Content-Disposition', `${kind}; ${value}`]
}

/** Shortens a name that is too long for file systems or headers in its middle, because the ending says what a file is. */
function shortened(name: string): string {
  let short = name
  for (let start = longest - 20; short.length > longest || encoded(short).length > longestEncoded; start -= 5)
    short = name.slice(0, start) + name.slice(-20)
  return short
}

const longest = 200
/** Characters of 255 bytes when each is percent-encoded: file systems have no longer names. */
const longestEncoded = 765

// Half a character, which cutting may leave, has no encoding.
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '_')).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
