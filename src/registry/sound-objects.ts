import type { Members } from '../core/object.ts'

/**
 * Objects of texts alone in which nothing was found. Equal ones are told by comparing their members, which takes far less than making a
 * key of them.
 */
export class SoundObjects {
  /** By the text of the first member: copies, because what was read may be changed later. */
  readonly #known = new Map<string, { object: Members; size: number }[]>()
  #count = 0

  has(object: Members): boolean {
    const first = firstOf(object)
    const known = typeof first === 'string' ? this.#known.get(first) : undefined
    if (known === undefined) return false
    for (let at = 0; at < known.length; at++) {
      const one = known[at]
      if (one !== undefined && sharedMembers(object, one.object) === one.size) return true
    }
    return false
  }

  /** Remembers an object if it has texts alone, no long ones, and there is room. */
  add(object: Members): void {
    if (this.#count >= mostRemembered) return
    let [size, length] = [0, 0]
    for (const name in object) {
      const value = object[name]
      if (typeof value !== 'string') return
      size++
      length += name.length + value.length
    }
    const first = firstOf(object)
    if (length > 1000 || typeof first !== 'string') return
    const known = this.#known.get(first)
    const one = { object: { ...object }, size }
    if (known === undefined) this.#known.set(first, [one])
    else if (known.length < mostAlike) known.push(one)
    else return
    this.#count++
  }
}

const mostRemembered = 1000
const mostAlike = 16

function firstOf(object: Members): unknown {
  for (const name in object) return object[name]
  return undefined
}

/** The number of members of an object, if all of them are the same in another one. */
function sharedMembers(object: Members, other: Members): number | undefined {
  let count = 0
  for (const name in object) {
    if (object[name] !== other[name]) return undefined
    count++
  }
  return count
}
