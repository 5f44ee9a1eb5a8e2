/**
 * A `Content-Disposition` with a file name (RFC 6266): as a token if it can be one; else in quotes with `_` for what is unsafe there,
 * and for newer clients whole, as UTF-8 (RFC 8187). Separators of folders and control characters are `_` in both.
 */
export function disposition(kind: 'attachment' | 'inline', name: string): [string, string] {
  const safe = name.replace(/[/\\\p{C}]/gu, '_')
  const whole = safe.length > longest ? safe.slice(0, longest - 20) + safe.slice(-20) : safe
  const plain = whole.replace(/[^\w.@+-]/g, '_')
  const value = plain === whole ? `filename=${plain}` : `filename="${plain}"; filename*=UTF-8''${encoded(whole)}`
  return ['Content-Disposition', `${kind}; ${value}`]
}

/** Longer names do not fit into file systems; of those the middle is left out, because the ending says what a file is. */
const longest = 200

// Half a character, which cutting may leave, has no encoding.
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '_')).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
