/** Where a text ends without the end of the field or entry that it runs into: commas, white space, and an unmatched closing brace. */
export function endWithout(text: string): number {
  let surplus = 0
  for (const character of text) surplus += character === '}' ? 1 : character === '{' ? -1 : 0
  let end = text.length
  while (end > 0 && (/[\s,]/.test(text.charAt(end - 1)) || (text.charAt(end - 1) === '}' && surplus-- > 0))) end--
  return end
}

/** Where the brace that closes what is before a text stands in it; negative if it is missing. */
export function balancedEnd(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === 0x7b) depth++
    else if (text.charCodeAt(at) === 0x7d && depth-- === 0) return at
  }
  return -1
}
