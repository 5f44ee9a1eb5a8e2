import { eachLink, linkedName, nameKey, ownNameOf } from '../record.ts'

/** Records connected by version relations, with the keys of the records and of their link targets. */
export interface Neighbours<R> {
  keys: ReadonlySet<string>
  records: R[]
}

/**
 * Returns a function that finds the records connected to an identifier by version relations, in input order.
 *
 * Works without resolving all links: identifiers are hashed into buckets in advance, and compared only during a lookup.
 *
 * The function returns undefined once its calls have visited 64 times as many entries as there are identifiers.
 * Resolving all links is then cheaper, so the total cost of all lookups stays linear.
 */
export function neighboursAmong<R>(records: readonly R[]): (key: string) => Neighbours<R> | undefined {
  const owners: number[] = []
  const hashes: number[] = []
  let place = 0
  const add = (key: string): void => {
    owners.push(place)
    hashes.push(hashOf(key))
  }
  for (; place < records.length; place++) eachKey(records[place], add)

  const mask = 2 ** (32 - Math.clz32(owners.length)) - 1
  // `lasts` has the last entry of each bucket, `befores` the previous entry in the same bucket.
  const lasts = new Int32Array(mask + 1).fill(-1)
  const befores = Int32Array.from(hashes, (hash, entry) => {
    const before = lasts[hash & mask] ?? -1
    lasts[hash & mask] = entry
    return before
  })
  let patience = 64 * owners.length
  return start => {
    const keys = new Set([start])
    const found = new Set<number>()
    // The loop also visits keys added on the way.
    for (const key of keys) {
      for (let entry = lasts[hashOf(key) & mask] ?? -1; entry >= 0; entry = befores[entry] ?? -1) {
        const owner = owners[entry] ?? 0
        if (found.has(owner)) continue
        if (patience-- < 0) return undefined
        const own = new Set<string>()
        eachKey(records[owner], name => own.add(name))
        if (!own.has(key)) continue
        found.add(owner)
        for (const name of own) keys.add(name)
      }
    }
    return { keys, records: [...found].sort((a, b) => a - b).flatMap(owner => records[owner] ?? []) }
  }
}

function eachKey(record: unknown, visit: (key: string) => void): void {
  const own = ownNameOf(record)
  if (own === undefined) return
  visit(nameKey(own))
  eachLink(record, (_, target, type) => {
    const name = linkedName(target, type)
    if (name !== undefined) visit(nameKey(name))
  })
}

function hashOf(key: string): number {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0
  return hash
}
