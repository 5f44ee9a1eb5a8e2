import { escapeAttribute, escapeText } from '../../../core/escape-xml.ts'
import { type Path, toPointer } from '../../../core/pointer.ts'
import type { Kernel } from '../../../kernel/index.ts'
import { type Message, messagesOf } from '../../../messages/message.ts'
import type { Datacite } from '../../../model/datacite.ts'
import type { Loss } from '../../format.ts'
import { extrasFor, lossOfExtra } from '../../writing/extras.ts'
import { lossAt } from '../../writing/loss.ts'

/** The format's name, for messages. */
export const xmlName = 'DataCite XML'

/** The rules for escaping text. */
export interface Notation {
  /** Matches characters that may need escaping or removal. Most texts have none and need a single test. */
  odd: RegExp
  escape(text: string): string
}

export const inText: Notation = { odd: /[^\t\n -%'-;=?-\ud7ff\ue000-\ufffd]/, escape: escapeText }

/** The rules for escaping text in which each `<br>` becomes an element. */
export const inBrokenText: Notation = {
  odd: inText.odd,
  escape: text =>
    text
      .split(/<br[\t\n\r ]*\/?>/i)
      .map(escapeText)
      .join('<br/>'),
}

export const inAttribute: Notation = { odd: /[^ !#-%'-;=-\ud7ff\ue000-\ufffd]/, escape: escapeAttribute }

/** The state of writing a record as XML: the content of the input beyond the model, and the losses. */
export class XmlWriting {
  /** The kernel against which markup is checked before it is restored. */
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

  /** True if there are extras to restore, so that computing paths is worthwhile. */
  get hasExtras(): boolean {
    return this.#unused.size > 0
  }

  /** Returns the extra at an XPath-like path of the input. */
  extra(xpath: string): unknown {
    return Object.hasOwn(this.#extras, xpath) ? this.#extras[xpath] : undefined
  }

  /** Marks an extra as restored. */
  use(xpath: string): void {
    this.#unused.delete(xpath)
  }

  lose(kind: Loss['kind'], path: Path, value: unknown, message: Message): void {
    this.losses.push(lossAt(kind, toPointer(path), message, value))
  }

  /** Reports as lost every extra that was not restored. */
  loseUnusedExtras(): void {
    for (const key of this.#unused) {
      const extra = { key, path: key.split('/').slice(1), value: this.#extras[key] }
      this.losses.push(lossOfExtra(this.#record, extra, xmlName))
    }
  }

  /**
   * Returns a text, number or boolean as escaped text without characters that XML forbids. Reports any other value as
   * lost and returns `undefined`.
   *
   * `key` is the member that contains the value in the object at `place`; without `key`, the value itself is at
   * `place`.
   */
  text(value: unknown, place: { readonly path: Path }, notation: Notation, key?: string): string | undefined {
    if (typeof value === 'string' && !notation.odd.test(value)) return value
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      const path = pathOf(place, key)
      this.lose('lost', path, value, say('notText', { pointer: toPointer(path) }))
      return undefined
    }
    const text = String(value)
    if (!unwritable.test(text)) return notation.escape(text)
    this.lose('changed', pathOf(place, key), value, say('unwritable'))
    return notation.escape(text.replace(unwritables, ''))
  }
}

const pathOf = ({ path }: { readonly path: Path }, key: string | undefined): Path =>
  key === undefined ? path : [...path, key]

const say = messagesOf('losses', {
  notText: '{pointer} is not text, so it cannot be written.',
  unwritable: 'Characters that XML forbids, such as control characters and unpaired surrogates, are omitted.',
})

const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const unwritables = new RegExp(unwritable, 'gu')
