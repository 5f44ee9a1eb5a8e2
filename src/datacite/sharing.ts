import { setOwn } from '../core/object.ts'

type Members = Record<string, unknown>

/** Copies the first `count` members of an object, for a copy that will differ in the remaining members. */
export function copyUpTo(object: Readonly<Members>, count: number): Members {
  const copy: Members = {}
  let left = count
  for (const name in object) {
    if (left-- === 0) break
    setOwn(copy, name, object[name])
  }
  return copy
}

/** Copies an object for later changes. Engines add members far more slowly to a copy made with `{ ...object }`. */
export function copyOf(object: Readonly<Members>): Members {
  const copy: Members = {}
  for (const name of Object.keys(object)) setOwn(copy, name, object[name])
  return copy
}

/** Maps a list like `list.map`, but returns the list itself if every entry stays the same. */
export function mapShared(
  list: readonly unknown[],
  change: (entry: unknown, index: number) => unknown,
): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]
    const changed = change(entry, index)
    if (copy === undefined && changed !== entry) copy = list.slice(0, index)
    copy?.push(changed)
  }
  return copy ?? list
}
