import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Kernel, StatedKernel } from '../../kernel/index.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import type { DataciteFormatId } from '../format.ts'
import type { EmbeddedXml } from '../read/embedded-xml.ts'
import type { ShapeFinding } from '../shape.ts'
import type { Keeping, Leftovers, UnknownMember } from './read-members.ts'
import type { Spec } from './spec/spec.ts'

/** A JSON shape of a DataCite record: how it is recognised and read. */
export interface Dialect {
  id: DataciteFormatId
  /** The dialect's representation of the object that contains the metadata. */
  spec: Spec
  /** The names of the members around that object, where the two stand together in one record. */
  around?: ReadonlySet<string>
  /**
   * True if an object looks like this dialect. The first matching dialect of the array reads the object.
   * @param isTyped False for YAML, which is parsed without distinguishing text from numbers.
   */
  detect(value: Readonly<Record<string, unknown>>, isTyped: boolean): boolean
  /** Reads a record; `extras` says how much to keep of what the canonical record cannot hold (keeping it takes time). */
  read(value: Readonly<Record<string, unknown>>, extras: Keeping): DialectRecord
}

/** The result of reading a record in a dialect. */
export interface DialectRecord {
  record: Datacite
  /** Members that the dialect does not know. */
  unknown: readonly UnknownMember[]
  /** Returns the path in the original value for a path in the canonical record. */
  origin(path: Path): Path
  /** Set if the resource is described elsewhere: only its title and DOI are known, so no kernel applies. */
  external?: true
  /** Set if the document has an older shape of the dialect, in which no record is written. */
  isOlder?: true
  /** The kernel that the record states by other means than its `schemaVersion`. */
  stated?: StatedKernel
  /** The attribute `xml` of REST JSON. */
  xml?: EmbeddedXml
  /** The XML that the record was read from. */
  text?: string
  /** Reads the record again with its extras; set if it was read without them and its document has some. */
  whole?(): Datacite
  /**
   * Returns the violations of a kernel's XSD in the structure of the document.
   * @param isGiven True if the caller chose the kernel.
   */
  shape?(kernel: Kernel, isGiven: boolean): ShapeFinding[]
}

/** The `extras` member of a record; empty if nothing is left over. */
export const extrasOf = (format: string, members: Record<string, unknown> = {}): { extras?: Extras } =>
  Object.keys(members).length === 0 ? {} : { extras: { format, members } }

/** Adds `extras` to a record, which is changed in place. */
export function withExtras(record: Datacite, format: string, members: Record<string, unknown> = {}): Datacite {
  if (Object.keys(members).length > 0) record.extras = { format, members }
  return record
}

/** True if a value is the `extras` of a record. */
export const isExtras = (value: unknown): value is Extras =>
  isObject(value) && typeof value.format === 'string' && isObject(value.members)

/** An empty collection for what reading leaves over. */
export const leftoversFor = (extras: Keeping): Leftovers => {
  if (extras === false) return { unknown: [] }
  return extras === 'telling' ? { members: {}, isTelling: true, unknown: [] } : { members: {}, unknown: [] }
}

/**
 * True if an object belongs to no dialect, whatever the names of its members: JSON-LD, whose context defines them, a CITATION.cff, or a
 * work in Commonmeta.
 */
export const isForeign = (value: Readonly<Record<string, unknown>>): boolean =>
  ['@context', '@graph', '@type', 'cff-version'].some(name => Object.hasOwn(value, name)) || isTypedWork(value)

/** Commonmeta has a type of its own beside an address, where the registry has `types`, and a type in small letters around it. */
const isTypedWork = ({ id, type, types, attributes }: Readonly<Record<string, unknown>>): boolean =>
  typeof type === 'string' &&
  /^[A-Z][A-Za-z]+$/.test(type) &&
  typeof id === 'string' &&
  /^https?:\/\//.test(id) &&
  types === undefined &&
  attributes === undefined
