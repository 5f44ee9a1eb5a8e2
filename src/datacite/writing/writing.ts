import { toPointer } from '../../core/pointer.ts'
import { type Kernel, propertyAt, propertyLabel } from '../../kernel/index.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { pathOf, type Trail } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec/spec.ts'
import type { ListPath } from '../fit/distinct-entries.ts'
import type { Requirable } from '../fit/required.ts'
import type { DataciteFormatId, Loss } from '../format.ts'
import { lossAt } from './loss.ts'
import { named, quote, quoted } from './quote.ts'

type Members = Record<string, unknown>

/** The properties of a writer that are specific to one JSON dialect. */
export interface DialectWriter {
  id: DataciteFormatId
  /** The name of the dialect in messages. */
  name: string
  spec: Spec
  /** Returns the members that may occur at most once in a geoLocation. */
  single(): readonly string[]
  /** The kernel of the dialect, if it has only one. */
  kernel?: Kernel
  /** True if the dialect supports all content of the canonical record. */
  isWide?: true
  /** The members that the dialect's schema requires, if they differ from those that the kernel requires. */
  requires?: readonly Requirable[]
  /** The lists in which the dialect's schema allows each entry only once. */
  distinct?: readonly ListPath[]
  /** Reads a metadata object that is not in an envelope. */
  read(members: Readonly<Members>): Datacite
  /** True if the dialect's reader uses a member of the metadata object. */
  reads(name: string): boolean
  /** True if the dialect has a place for a member outside the kernel, such as `container` or `url`. */
  carries(path: readonly string[]): boolean
  /** The `schemaVersion` of records from other formats. If absent, the version stated by the record is written. */
  states?: string
  /**
   * True if documents should not state a point version, because a point version disables the registry's own validation.
   */
  statesPlainly?: true
  /** True if a record from this dialect is external, so that its document has no metadata. */
  isElsewhere?(members: Members, record: Datacite): boolean
  /** Returns the document of a record from another format: the metadata with an envelope or `$schema`. */
  embed?(members: Members, record: Datacite, kernel?: Kernel): Members
}

const onlyExtras: ReadonlySet<string> = new Set(['extras'])

/** The state of writing a record in a JSON dialect. */
export class DialectWriting {
  readonly losses: Loss[] = []
  /** Parts of the output that are not shared and may be changed. */
  readonly copies = new Set<unknown>()
  /** Members of the record that are written separately. */
  aside: ReadonlySet<string> = onlyExtras
  /** The dialect's name, for messages. */
  readonly name: string
  /** True if the dialect supports all content of the canonical record. */
  readonly isWide: boolean
  /** Returns the members that may occur at most once in a geoLocation in this dialect. */
  readonly single: DialectWriter['single']

  constructor({ name, isWide, single }: Pick<DialectWriter, 'name' | 'isWide' | 'single'>) {
    this.name = name
    this.isWide = isWide === true
    this.single = single
  }

  lose(kind: Loss['kind'], trail: Trail | undefined, value: unknown, message: Message): void {
    this.losses.push(lossAt(kind, trail === undefined ? '' : toPointer(pathOf(trail)), message, value))
  }

  /** Reports a value that the dialect cannot represent. */
  loseMember(trail: Trail, value: unknown): void {
    const path = pathOf(trail)
    const property = propertyAt(path)
    const label = property === undefined ? named(String(path.at(-1))) : propertyLabel(property)
    this.lose('lost', trail, value, noPlace(label, value, this.name))
  }

  /** Reports a value that is written differently. */
  change(trail: Trail, value: unknown, written: unknown): void {
    const property = propertyAt(pathOf(trail))
    const about = { value: quote(value), written: quote(written), format: this.name }
    const message =
      property === undefined ? say('valueWritten', about) : say('written', { label: propertyLabel(property), ...about })
    this.lose('changed', trail, value, message)
  }
}

/** Returns the message about a value that a format cannot store. */
export const noPlace = (label: string | Message, value: unknown, format: string): Message =>
  say('noPlace', { label, value: quoted(value), format })

/** Returns the message about a Resource's own field that does not repeat the metadata. */
export const ownField = (label: string | Message, value: unknown): Message =>
  say('ownField', { label, value: quoted(value) })

const say = messagesOf('losses', {
  noPlace: '{label} {value} is omitted because {format} cannot store it.',
  ownField: '{label} {value} is omitted because the Resource has no datacite object that contains this value.',
  valueWritten: 'The value {value} becomes {written} in {format}.',
  written: '{label} {value} becomes {written} in {format}.',
  pointMoved: 'The points of a polygon are written before the point inside it, so the order changes.',
})

/** Returns the message about a polygon point that follows the point inside the polygon. */
export const pointMoved = (): Message => say('pointMoved')
