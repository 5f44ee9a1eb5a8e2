import type { Kernel, Property, VocabularyName } from '../../kernel/index.ts'
import { inKernel, propertyLabel, termSince, termsOf, vocabularies } from '../../kernel/index.ts'
import type { Path } from '../../pointer.ts'
import { toPointer } from '../../pointer.ts'
import type { Loss } from '../format.ts'

/** What writing a document carries along: the kernel, what the input held beyond the model, and what was lost. */
export class Writing {
  readonly kernel: Kernel
  readonly losses: Loss[] = []
  readonly #extras: Readonly<Record<string, unknown>>
  readonly #unused: Set<string>

  constructor(kernel: Kernel, extras: Readonly<Record<string, unknown>>) {
    this.kernel = kernel
    this.#extras = extras
    this.#unused = new Set(Object.keys(extras))
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

  /** Notes a value that the kernel has no place for. */
  loseLater(path: Path, value: unknown, property: Property): void {
    this.lose(
      'lost',
      path,
      value,
      `${propertyLabel(property)} came with kernel ${property.since}; kernel ${this.kernel} has no place for it.`,
    )
  }

  /** Every extra that was not put back is lost. */
  loseUnusedExtras(): void {
    for (const xpath of this.#unused)
      this.lose(
        'lost',
        ['extras', 'members', xpath],
        this.#extras[xpath],
        `${xpath} has no place in kernel ${this.kernel}.`,
      )
  }

  /** A value as text that XML can hold, or `undefined` where it is none. */
  text(value: unknown, path: Path): string | undefined {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      this.lose('lost', path, value, `${toPointer(path)} should be text, so it cannot be written.`)
      return undefined
    }
    const text = String(value)
    if (!unwritable.test(text)) return text
    this.lose(
      'changed',
      path,
      value,
      'Characters that XML cannot hold (control characters, halves of pairs) are left out.',
    )
    return text.replace(unwritables, '')
  }

  /**
   * A term as the kernel knows it: one that came later becomes `Other` where the kernel has that and wants a term; else it is
   * `undefined`, and the caller says what is lost. Terms that no kernel knows are kept.
   */
  term(term: string, property: Property, path: Path): string | undefined {
    const value = inKernel(property.value, this.kernel)
    if (!(value in vocabularies)) return term
    const list = value as VocabularyName
    const since = termSince(list, term)
    const known = termsOf(list, this.kernel)
    if (since === undefined || known.includes(term)) return term
    if (inKernel(property.occurs, this.kernel) !== '1' || !known.includes('Other')) return undefined
    this.lose(
      'changed',
      path,
      term,
      `The ${property.name} "${term}" came with kernel ${since}; it is written as "Other".`,
    )
    return 'Other'
  }
}

const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const unwritables = new RegExp(unwritable, 'gu')
