import type { Datacite } from '../../model/datacite.ts'
import { saysNothing } from '../dialects/walk.ts'
import type { DialectWriter } from './dialect-writer.ts'
import type { Extra } from './extras.ts'
import { isSame } from './same.ts'

/** Members that are written as they were read, and the canonical members that need not be written beside them. */
export interface AsWritten {
  raw: Readonly<Record<string, unknown>>
  covered: ReadonlySet<string>
}

const nothing: AsWritten = { raw: {}, covered: new Set() }

/**
 * Which members that were read in another spelling than ours can be written as they were: those that, read again, still say
 * what the record says.
 */
export function asWritten(writer: DialectWriter, inside: readonly Extra[], record: Datacite): AsWritten {
  const candidates = inside.filter(
    ({ path, value }) => path.length === 1 && !saysNothing(value) && writer.reads(path[0] ?? ''),
  )
  if (candidates.length === 0) return nothing
  const whole = agreeing(writer, candidates, record)
  if (whole !== undefined) return whole
  const single = candidates.flatMap(candidate => agreeing(writer, [candidate], record) ?? [])
  return {
    raw: Object.assign({}, ...single.map(({ raw }) => raw)),
    covered: new Set(single.flatMap(({ covered }) => [...covered])),
  }
}

function agreeing(writer: DialectWriter, extras: readonly Extra[], record: Datacite): AsWritten | undefined {
  const raw = Object.fromEntries(extras.map(({ path, value }) => [path[0], value]))
  const said: Record<string, unknown> = { ...writer.read(raw) }
  const covered = Object.keys(said)
  const isAgreed = covered.every(key => isSame(said[key], (record as Record<string, unknown>)[key]))
  return covered.length > 0 && isAgreed ? { raw, covered: new Set(covered) } : undefined
}
