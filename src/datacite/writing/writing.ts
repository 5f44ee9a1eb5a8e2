import { toPointer } from '../../core/pointer.ts'
import { type Kernel, propertyAt, propertyLabel } from '../../kernel/index.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { pathOf, type Trail } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec/spec.ts'
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
  /** The members of which it takes only one in a geoLocation. */
  single(): readonly string[]
  /** The only kernel that it knows, if there is just one. */
  kernel?: Kernel
  /** True if the dialect supports all content of the canonical record. */
  isWide?: true
  /** Reads the object that holds the metadata, without its envelope. */
  read(members: Readonly<Members>): Datacite
  /** True if the dialect's reader uses a member of the metadata object. */
  reads(name: string): boolean
  /** True if the dialect has a place for content beyond the kernel that other DataCite dialects have. */
  carries(path: readonly string[]): boolean
  /** The `schemaVersion` that every document has; without it, a document says what the record says. */
  states?: string
  /** True if documents should not name a point version, because a point version disables the registry's own check. */
  statesPlainly?: true
  /** True if a record read from this dialect is described elsewhere, so that it has only an envelope. */
  isElsewhere?(members: Members, record: Datacite): boolean
  /** The document for a record that was not read from this dialect: the metadata in their envelope. */
  embed?(members: Members, record: Datacite, kernel?: Kernel): Members
}

const onlyExtras: ReadonlySet<string> = new Set(['extras'])

/** The state of writing a record in a JSON dialect. */
export class DialectWriting {
  readonly losses: Loss[] = []
  /** Parts of the output that nothing else shares, so that they may be changed. */
  readonly copies = new Set<unknown>()
  /** Members of the record that are not written with the others. */
  aside: ReadonlySet<string> = onlyExtras
  /** The dialect's name, for messages. */
  readonly name: string
  /** True if the dialect supports all content of the canonical record. */
  readonly isWide: boolean
  /** The members of which the dialect takes only one in a geoLocation. */
  readonly single: DialectWriter['single']

  constructor({ name, isWide, single }: Pick<DialectWriter, 'name' | 'isWide' | 'single'>) {
    this.name = name
    this.isWide = isWide === true
    this.single = single
  }

  lose(kind: Loss['kind'], trail: Trail | undefined, value: unknown, message: Message): void {
    this.losses.push(lossAt(kind, trail === undefined ? '' : toPointer(pathOf(trail)), message, value))
  }

  /** Notes a value that the dialect has no place for. */
  loseMember(trail: Trail, value: unknown): void {
    const path = pathOf(trail)
    const property = propertyAt(path)
    const label = property === undefined ? named(String(path.at(-1))) : propertyLabel(property)
    this.lose('lost', trail, value, noPlace(label, value, this.name))
  }

  /** Notes a value that is written in another way. */
  change(trail: Trail, value: unknown, written: unknown): void {
    const property = propertyAt(pathOf(trail))
    const about = { value: quote(value), written: quote(written), format: this.name }
    const message =
      property === undefined ? say('valueWritten', about) : say('written', { label: propertyLabel(property), ...about })
    this.lose('changed', trail, value, message)
  }
}

/** The message about a value that a format has no place for. */
export const noPlace = (label: string | Message, value: unknown, format: string): Message =>
  say('noPlace', { label, value: quoted(value), format })

const say = messagesOf('losses', {
  noPlace: '{label} {value} is omitted because {format} cannot store it.',
  valueWritten: 'The value {value} becomes {written} in {format}.',
  written: '{label} {value} becomes {written} in {format}.',
  pointMoved: 'The points of a polygon come before the point inside it, so this one moves up.',
})

/** The message about a point of a polygon that comes after the point inside it. */
export const pointMoved = (): Message => say('pointMoved')
