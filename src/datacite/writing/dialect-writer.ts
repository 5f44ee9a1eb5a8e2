import type { Kernel } from '../../kernel/index.ts'
import { kernelNamespace, latestKernel, schemaVersionOf, statedKernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Spec } from '../dialects/spec.ts'
import type { DataciteFormatId, Loss } from '../format.ts'
import { copyOf } from '../sharing.ts'
import type { AsWritten } from './as-written.ts'
import { asWritten } from './as-written.ts'
import type { Extra, Leftover } from './extras.ts'
import { extrasFor, takeApart } from './extras.ts'
import { carryForeign } from './foreign-extras.ts'
import { settledMembers, settleIdentifiers } from './identifiers.ts'
import { putBack } from './put-back.ts'
import { writeObject } from './write-object.ts'
import { Writing } from './writing.ts'

type Members = Record<string, unknown>

/** What is particular to writing one JSON dialect. */
export interface DialectWriter {
  id: DataciteFormatId
  /** How messages call it. */
  name: string
  /** The spelling of a kernel. */
  spec(kernel: Kernel): Spec
  /** The only kernel that it knows, where it is one. */
  kernel?: Kernel
  /** Whether it holds whatever the canonical record holds. */
  isWide?: true
  /** Reads the object that holds the metadata, without what is around it. */
  read(members: Readonly<Members>): Datacite
  /** Whether a member of that object means something to the dialect's reader. */
  reads(name: string): boolean
  /** What it has a place for beyond the kernel, of what other dialects of DataCite have. */
  carries(path: readonly string[]): boolean
  /** The `schemaVersion` that every document has; without it, a document says what the record says. */
  states?: string
  /** Whether a document should not name a point version, because that would switch the registry's own check off. */
  statesPlainly?: true
  /** Whether a record that was read from this dialect is described elsewhere, so that only what is around the metadata is there. */
  isElsewhere?(members: Members, record: Datacite): boolean
  /** What a document holds that was never read from this dialect: the metadata with what belongs around them. */
  embed?(members: Members, record: Datacite, kernel?: Kernel): Members
}

/** A record as a value of JSON, and what was lost. */
export interface Written {
  value: unknown
  losses: Loss[]
}

/**
 * Writes a record in a JSON dialect, exactly as the dialect has it. What was read from the same dialect comes back as it was: its
 * unknown members, its nulls, and its own spelling wherever that still says what the record says.
 */
export function writeDialect(writer: DialectWriter, record: Datacite, given?: Kernel): Written {
  const kernel = writer.kernel ?? given ?? latestKernel
  const writing = new Writing(writer, kernel)
  const spec = writer.spec(kernel)
  const own = extrasFor(record, writer.id)
  const leftover = own === undefined ? undefined : takeApart(writer.id, own)
  if (own !== undefined && writer.isElsewhere?.(own, record)) return { value: elsewhere(own), losses: [] }
  const kept = leftover === undefined ? undefined : asWritten(writer, leftover.inside, record)
  const output = Object.assign(writeRecord(spec, uncovered(record as Members, kept), writing), kept?.raw)
  stateKernel(writer, output, record, { kernel, given, isFresh: leftover === undefined })
  carryForeign(writer, record, output, writing)
  const value =
    leftover === undefined
      ? (writer.embed?.(output, record, given) ?? output)
      : framed(output, leftover, record, writing)
  return { value, losses: writing.losses }
}

/** The metadata of a record as an object that may be changed. */
function writeRecord(spec: Spec, members: Members, writing: Writing): Members {
  const identifiers = settleIdentifiers(members, spec.byKey?.identifiers !== undefined, writing)
  const start = identifiers && copyOf(writeObject(spec, identifiers, writing) ?? {})
  if (start !== undefined) writing.aside = settledMembers
  const written = writeObject(spec, members, writing, undefined, start) ?? {}
  return written === members ? copyOf(written) : written
}

/** The document of a record that has no metadata of its own. */
function elsewhere(members: Readonly<Members>): Members {
  const value: Members = {}
  const copies = new Set()
  for (const { path, value: member } of takeApart('', members).inside) putBack(value, path, member, copies)
  return value
}

function uncovered(members: Members, kept: AsWritten | undefined): Members {
  if (kept === undefined || kept.covered.size === 0) return members
  return Object.fromEntries(Object.entries(members).filter(([key]) => !kept.covered.has(key)))
}

/** Which kernel a document follows is said of the document, not of the resource: it is set without being a loss. */
function stateKernel(
  { states, statesPlainly }: DialectWriter,
  output: Members,
  { schemaVersion }: Datacite,
  { kernel, given, isFresh }: { kernel: Kernel; given: Kernel | undefined; isFresh: boolean },
): void {
  if (states !== undefined && isFresh) output.schemaVersion = states
  else if (given !== undefined && schemaVersion !== undefined && statedKernel(schemaVersion).kernel !== kernel)
    output.schemaVersion = kernel === latestKernel || statesPlainly ? kernelNamespace : schemaVersionOf(kernel)
}

/** The metadata in what was around them, with everything that the record held beyond the model. */
function framed(output: Members, { frame, inside, around }: Leftover, record: Datacite, writing: Writing): unknown {
  const put = (document: unknown, extra: Extra): void => {
    if (!putBack(document, extra.path, extra.value, writing.copies)) writing.loseExtra(record, extra)
  }
  for (const extra of inside) put(output, extra)
  let value: unknown = output
  for (const name of [...frame].reverse()) value = { [name]: value }
  for (const extra of around) put(value, extra)
  return value
}
