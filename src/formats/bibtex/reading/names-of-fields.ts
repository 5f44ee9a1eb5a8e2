/**
 * The names of the fields and entry types of a file: the same name is the same text each time it is read, so that reading it takes
 * nothing from memory.
 */
export class Names {
  readonly #byHash = new Map<number, string>()

  /** The name in lower case that starts here; undefined if it is unusual: long, not in ASCII, or none at all. */
  read(text: string, start: number): string | undefined {
    let hash = 0
    let end = start
    for (let code = text.charCodeAt(end); isOfName(code); code = text.charCodeAt(++end)) {
      if (end - start > longest) return undefined
      hash = (Math.imul(hash, 31) + (code | 32)) | 0
    }
    const first = text.charCodeAt(start) | 32
    // What goes on with anything but these is left to who knows all that a name may have.
    if (first < 0x61 || first > 0x7a || !endsName(text.charCodeAt(end))) return undefined
    const known = this.#byHash.get(hash)
    if (known !== undefined && isIn(known, text, start, end)) return known
    const [name = ''] = Object.keys({ [text.slice(start, end).toLowerCase()]: true })
    if (known === undefined && this.#byHash.size < most) this.#byHash.set(hash, name)
    return name
  }
}

const longest = 40
const most = 1000

/** Letters, digits and `-`, `_`, `+`, `:`, `.`. */
const isOfName = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x3a) ||
  code === 0x2d ||
  code === 0x5f ||
  code === 0x2b ||
  code === 0x2e

/** White space, "=" or a brace. */
const endsName = (code: number): boolean =>
  code === 0x20 || code === 0x3d || code === 0x7b || (code >= 0x09 && code <= 0x0d)

/** Whether a name in lower case stands in a text, in any case. */
function isIn(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false
  for (let at = 0; at < name.length; at++) {
    const code = text.charCodeAt(start + at)
    const small = code >= 0x41 && code <= 0x5a ? code | 32 : code
    if (small !== name.charCodeAt(at)) return false
  }
  return true
}
