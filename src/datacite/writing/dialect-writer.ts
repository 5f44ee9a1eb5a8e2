import { type Kernel, kernelNamespace, latestKernel, schemaVersionOf, statedKernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { placeContainer } from '../derived/placed-container.ts'
import type { Spec } from '../dialects/spec/spec.ts'
import { withoutAdded } from '../dialects/without-added.ts'
import { allLosses } from '../fit/change.ts'
import { keepDistinct } from '../fit/distinct-entries.ts'
import { fit } from '../fit/fit.ts'
import { missingIn } from '../fit/required.ts'
import type { Loss } from '../format.ts'
import { copyOf } from '../sharing.ts'
import { asWritten } from './as-written.ts'
import { type Extra, extrasFor, type Leftover, lossOfExtra, takeApart } from './extras.ts'
import { carryForeign } from './foreign-extras.ts'
import { putBack } from './put-back.ts'
import { spelledMembers, spellIdentifiers } from './spell-identifiers.ts'
import { writeObject } from './write-object.ts'
import { type DialectWriter, DialectWriting } from './writing.ts'

type Members = Record<string, unknown>

/** A record as a JSON value, and its losses. */
export interface Written {
  value: unknown
  losses: Loss[]
}

/**
 * Writes a record in a JSON dialect. First fits the record to the kernel, then writes it in the dialect's spelling.
 *
 * Restores content read from the same dialect (unknown members, nulls, and the document's own spelling of unchanged
 * values), unless the requested kernel cannot represent that content.
 */
export function writeDialect(writer: DialectWriter, whole: Datacite, given?: Kernel): Written {
  const kernel = writer.kernel ?? given ?? latestKernel
  const own = extrasFor(whole, writer.id)
  const isPlaced = own === undefined && writer.isWide !== true && !writer.carries(['container'])
  const placed = isPlaced ? placeContainer(whole, kernel, writer.name) : undefined
  const record = own === undefined ? (placed?.record ?? whole) : withoutAdded(whole, own)
  if (own !== undefined && writer.isElsewhere?.(own, record)) return { value: elsewhere(own), losses: [] }
  const asked = given === undefined ? undefined : fit(record, kernel)
  const base = asked?.record ?? record
  const kept = own === undefined ? undefined : asWritten(writer, base)
  const fitted = asked ?? fit(uncovered(base, kept?.covered), kernel)
  const { extras } = fitted.record
  const told: Datacite = extras === record.extras || extras === undefined ? record : { ...record, extras }
  const writing = new DialectWriting(writer)
  const members = uncovered(fitted.record, kept?.covered) as Members
  const output = Object.assign(writeRecord(writer.spec, members, writing), kept?.raw)
  stateKernel(writer, output, record, { kernel, given, isFresh: own === undefined })
  carryForeign(writer, told, output, writing)
  const repeated = own === undefined ? keepDistinct(output, record, writer) : []
  const left = extrasFor(told, writer.id)
  const value =
    left === undefined
      ? (writer.embed?.(output, record, given) ?? output)
      : framed(output, takeApart(writer.id, left), told, writing)
  const losses = [...(placed?.losses ?? []), ...allLosses(fitted, writing.losses), ...repeated]
  if (writer.requires === undefined || left !== undefined) return { value, losses }
  return { value, losses: [...losses, ...missingIn(record, writer.requires, writer.name)] }
}

/** Writes the metadata of a record to a new object, which the caller may modify. */
function writeRecord(spec: Spec, members: Members, writing: DialectWriting): Members {
  const identifiers = spellIdentifiers(members, spec.byKey?.identifiers !== undefined, writing)
  const start = identifiers && copyOf(writeObject(spec, identifiers, writing))
  if (start !== undefined) writing.aside = spelledMembers
  const written = writeObject(spec, members, writing, undefined, start)
  return written === members ? copyOf(written) : written
}

/** Returns the document of an external resource, restored from its extras. */
function elsewhere(members: Readonly<Members>): Members {
  const value: Members = {}
  const copies = new Set()
  for (const { path, value: member } of takeApart('', members).inside) putBack(value, path, member, copies)
  return value
}

function uncovered(record: Datacite, covered: ReadonlySet<string> | undefined): Datacite {
  if (covered === undefined || covered.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([key]) => !covered.has(key)))
}

/**
 * Sets the `schemaVersion` of a document if the dialect, the registry or the requested kernel determines it. The
 * change is not a loss, because `schemaVersion` describes the document and not the resource.
 */
function stateKernel(
  { id, states, statesPlainly }: DialectWriter,
  output: Members,
  { schemaVersion }: Datacite,
  { kernel, given, isFresh }: { kernel: Kernel; given: Kernel | undefined; isFresh: boolean },
): void {
  if (states !== undefined && isFresh) output.schemaVersion = states
  // A payload has the contents of kernel 4, and the registry rejects older kernels.
  else if (
    isFresh &&
    id === 'datacite-rest-put' &&
    typeof schemaVersion === 'string' &&
    /kernel-[0-3]\b/.test(schemaVersion)
  )
    output.schemaVersion = kernelNamespace
  else if (given !== undefined && schemaVersion !== undefined && statedKernel(schemaVersion).kernel !== kernel)
    output.schemaVersion = kernel === latestKernel || statesPlainly ? kernelNamespace : schemaVersionOf(kernel)
}

function framed(
  output: Members,
  { frame, inside, around }: Leftover,
  record: Datacite,
  writing: DialectWriting,
): unknown {
  const put = (document: unknown, extra: Extra): void => {
    if (!putBack(document, extra.path, extra.value, writing.copies))
      writing.losses.push(lossOfExtra(record, extra, writing.name))
  }
  for (const extra of inside) put(output, extra)
  let value: unknown = output
  for (const name of [...frame].reverse()) value = { [name]: value }
  for (const extra of around) put(value, extra)
  return value
}
