import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Kernel, StatedKernel } from '../../kernel/index.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import type { DataciteFormatId } from '../format.ts'
import type { EmbeddedXml } from '../read/embedded-xml.ts'
import type { ShapeFinding } from '../shape.ts'
import type { Keeping, Leftovers, UnknownMember } from './read-members.ts'
import type { Spec } from './spec/spec.ts'

/** A JSON shape of a DataCite record, with its detection and reader. */
export interface Dialect {
  id: DataciteFormatId
  /** The root node of the tree that describes the metadata object in the dialect. */
  spec: Spec
  /** The fields of a Resource, one of which is the metadata object. Absent for other dialects. */
  around?: ReadonlySet<string>
  /**
   * True if an object looks like this dialect. The first matching dialect in `dialects` reads the object.
   * @param isTyped False for YAML, which is parsed without distinguishing text from numbers.
   */
  detect(value: Readonly<Record<string, unknown>>, isTyped: boolean): boolean
  /**
   * Reads a record. `extras` determines how much content outside the canonical record to keep; keeping content takes
   * time.
   */
  read(value: Readonly<Record<string, unknown>>, extras: Keeping): DialectRecord
}

/** The result of reading a record in a dialect. */
export interface DialectRecord {
  record: Datacite
  /** Members that the dialect does not define. */
  unknown: readonly UnknownMember[]
  /** Converts a path in the canonical record to the path in the original value. */
  origin(path: Path): Path
  /** True if the resource is external: only its title, version and DOI are known, and no kernel applies. */
  external?: true
  /** True if the document has an older shape of the dialect, which is never written. */
  isOlder?: true
  /** The kernel that the record states by means other than its `schemaVersion`. */
  stated?: StatedKernel
  /** The `xml` attribute of a record in REST JSON. */
  xml?: EmbeddedXml
  /** The XML from which the record was read. */
  text?: string
  /** Reads the record again with its extras. Present only for XML that has extras and was read without them. */
  whole?(): Datacite
  /**
   * Returns the violations of a kernel's XSD in the structure of the document.
   * @param isGiven True if the caller chose the kernel.
   */
  shape?(kernel: Kernel, isGiven: boolean): ShapeFinding[]
}

/** Returns the `extras` member for a record, or an empty object if there is no content outside the model. */
export const extrasOf = (format: string, members: Record<string, unknown> = {}): { extras?: Extras } =>
  Object.keys(members).length === 0 ? {} : { extras: { format, members } }

/** Adds `extras` to a record in place, unless there are no members to keep. */
export function withExtras(record: Datacite, format: string, members: Record<string, unknown> = {}): Datacite {
  if (Object.keys(members).length > 0) record.extras = { format, members }
  return record
}

/** True if a value is the `extras` of a record. */
export const isExtras = (value: unknown): value is Extras =>
  isObject(value) && typeof value.format === 'string' && isObject(value.members)

/** True if a dialect can contain the landing page (`url`) and other members of a registry's record. */
export const isRegistry = (format: string): boolean =>
  format.startsWith('datacite-rest') || format === 'datacite-json-4.5'

/** Returns empty {@link Leftovers}, in which a reader collects the requested extras. */
export const leftoversFor = (extras: Keeping): Leftovers => {
  if (extras === false) return { unknown: [] }
  return extras === 'telling' ? { members: {}, isTelling: true, unknown: [] } : { members: {}, unknown: [] }
}

/**
 * True if an object is not DataCite JSON, although its members may have the same names: JSON-LD, a CITATION.cff file,
 * or a work in Commonmeta.
 */
export const isForeign = (value: Readonly<Record<string, unknown>>): boolean =>
  ['@context', '@graph', '@type', 'cff-version'].some(name => Object.hasOwn(value, name)) || isTypedWork(value)

/**
 * True if an object is a work in Commonmeta: `id` is a URL and `type` is a capitalised word. DataCite's JSON has
 * `types`, or an envelope with a lower-case `type`.
 */
const isTypedWork = ({ id, type, types, attributes }: Readonly<Record<string, unknown>>): boolean =>
  typeof type === 'string' &&
  /^[A-Z][A-Za-z]+$/.test(type) &&
  typeof id === 'string' &&
  /^https?:\/\//.test(id) &&
  types === undefined &&
  attributes === undefined
