import type { Kernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { type Path, toPointer } from '../../pointer.ts'
import type { Loss } from '../format.ts'
import { extrasFor, lossOfExtra } from '../writing/extras.ts'

/** The format's name, for messages. */
export const xmlName = 'DataCite XML'

/** The state of writing a record as XML: what the input held beyond the model, and the losses. */
export class XmlWriting {
  /** The kernel by which markup is judged before it is put back. */
  readonly kernel: Kernel
  readonly losses: Loss[] = []
  readonly #record: Datacite
  readonly #extras: Readonly<Record<string, unknown>>
  readonly #unused: Set<string>

  constructor(record: Datacite, kernel: Kernel) {
    this.kernel = kernel
    this.#record = record
    this.#extras = extrasFor(record, 'datacite-xml') ?? {}
    this.#unused = new Set(Object.keys(this.#extras))
  }

  /** Whether there is anything to put back, so that paths are worth working out. */
  get hasExtras(): boolean {
    return this.#unused.size > 0
  }

  /** What the input held at an XPath-like path beyond the model. */
  extra(xpath: string): unknown {
    return Object.hasOwn(this.#extras, xpath) ? this.#extras[xpath] : undefined
  }

  /** Notes that an extra was put back. */
  use(xpath: string): void {
    this.#unused.delete(xpath)
  }

  lose(kind: Loss['kind'], path: Path, value: unknown, message: string): void {
    this.losses.push({ kind, pointer: toPointer(path), message, value })
  }

  /** Every extra that was not put back is lost. */
  loseUnusedExtras(): void {
    for (const key of this.#unused) {
      const extra = { key, path: key.split('/').slice(1), value: this.#extras[key] }
      this.losses.push(lossOfExtra(this.#record, extra, xmlName))
    }
  }

  /** A value as text that XML can hold, or `undefined` if it is not text. */
  text(value: unknown, place: { readonly path: Path }, steps: Path = []): string | undefined {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      const path = [...place.path, ...steps]
      this.lose('lost', path, value, `${toPointer(path)} should be text, so it cannot be written.`)
      return undefined
    }
    const text = String(value)
    if (!unwritable.test(text)) return text
    const message = 'Characters that XML cannot hold (control characters, halves of pairs) are left out.'
    this.lose('changed', [...place.path, ...steps], value, message)
    return text.replace(unwritables, '')
  }
}

const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const unwritables = new RegExp(unwritable, 'gu')
