import { latestKernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { canonical } from '../dialects/canonical.ts'
import { fit } from '../fit/fit.ts'
import { dataciteRows, rowAmong } from '../table.ts'
import { type Extra, extrasFor, takeApart } from './extras.ts'
import { isSame } from './same.ts'
import { writeObject } from './write-object.ts'
import { type DialectWriter, DialectWriting } from './writing.ts'

type Members = Record<string, unknown>

/** Members that are written as they were read, and the canonical members that they represent. */
export interface AsWritten {
  raw: Readonly<Record<string, unknown>>
  covered: ReadonlySet<string>
}

const nothing: AsWritten = { raw: {}, covered: new Set() }

/**
 * Returns the members that were read in another spelling and can be written unchanged. Reading them again must result
 * in the current values.
 */
export function asWritten(writer: DialectWriter, record: Datacite): AsWritten {
  const own = extrasFor(record, writer.id)
  const candidates = (own === undefined ? [] : takeApart(writer.id, own).inside).filter(
    ({ path, value }) => path.length === 1 && value !== null && writer.reads(path[0] ?? ''),
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
  const said: Members = { ...writer.read(raw) }
  const covered = Object.keys(said)
  const isAgreed = (statement: Members) => covered.every(key => isSame(statement[key], (record as Members)[key]))
  return covered.length > 0 && (isAgreed(said) || isAgreed(settled(said)))
    ? { raw, covered: new Set(covered) }
    : undefined
}

/**
 * Returns a record as it is read back from canonical JSON, for example without nulls and without wrapper objects around
 * polygons.
 */
export function settled(record: Members): Members {
  const writing = new DialectWriting({
    name: rowAmong(dataciteRows, canonical.id).name,
    isWide: true,
    single: () => [],
  })
  return { ...canonical.read(writeObject(canonical.spec, fit(record, latestKernel).record, writing), false).record }
}
