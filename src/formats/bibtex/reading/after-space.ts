/** The offset of the next character that is no white space. */
export function afterSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue
    if (code < 0x80 || !/\s/.test(text.charAt(at))) return at
  }
}
