/** The text of a member's value, and where the member starts. */
export interface Part {
  text: string
  start: number
}

/**
 * The value of a member in compact JSON, without reading the rest: of the first member of that name from an index on. Undefined where
 * there is none. Within a string a quote has a backslash before it, so that a name between quotes is a name.
 */
export function partOfJson(json: string, name: string, from = 0): Part | undefined {
  const key = `"${name}":`
  for (let at = json.indexOf(key, from); at >= 0; at = json.indexOf(key, at + 1)) {
    const before = json[at - 1]
    if (before !== '{' && before !== ',') continue
    const start = at + key.length
    return { text: json.slice(start, endOf(json, start)), start: at }
  }
  return undefined
}

const [quote, backslash, comma, openList, closeList, open, close] = [...'"\\,[]{}'].map(one => one.charCodeAt(0))

/** The index after the value that starts at an index. */
function endOf(json: string, start: number): number {
  let depth = 0
  for (let at = start; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) at = endOfString(json, at)
    else if (code === open || code === openList) depth++
    else if (code === close || code === closeList) {
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (code === comma && depth === 0) return at
  }
  return json.length
}

/** The index of the quote that ends the string that begins at an index. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json.charCodeAt(before) === backslash) before--
    if ((end - before) % 2 === 1) return end
  }
  return json.length
}
