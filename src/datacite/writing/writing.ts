import type { Kernel, VocabularyName } from '../../kernel/index.ts'
import { hasReached, latestKernel, propertyAt, propertyLabel, termSince, termsOf } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { toPointer } from '../../pointer.ts'
import type { Trail } from '../dialects/read-members.ts'
import { pathOf } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec.ts'
import type { Loss } from '../format.ts'
import type { Extra } from './extras.ts'
import { lossOfExtra } from './extras.ts'
import { quote } from './quote.ts'

const onlyExtras: ReadonlySet<string> = new Set(['extras'])

/** What writing a record carries along: the dialect, the kernel, and what was lost so far. */
export class Writing {
  readonly losses: Loss[] = []
  /** Parts of what was written that are nobody else's, so that they may be changed. */
  readonly copies = new Set<unknown>()
  /** Members of the record that are seen to elsewhere. */
  aside: ReadonlySet<string> = onlyExtras
  /** The dialect's name, for messages. */
  readonly name: string
  readonly kernel: Kernel
  /** Whether there are terms that the kernel does not know yet. */
  readonly judgesTerms: boolean
  /** Whether the dialect holds whatever the canonical record holds; else it has one point, box and place in a geoLocation. */
  readonly isWide: boolean

  constructor({ name, isWide }: { name: string; isWide?: boolean }, kernel: Kernel) {
    this.name = name
    this.kernel = kernel
    this.judgesTerms = kernel !== latestKernel
    this.isWide = isWide === true
  }

  lose(kind: Loss['kind'], trail: Trail | undefined, value: unknown, message: string): void {
    this.losses.push({ kind, pointer: trail === undefined ? '' : toPointer(pathOf(trail)), message, value })
  }

  /** Notes a value that the dialect has no place for. */
  loseMember(trail: Trail, value: unknown): void {
    const path = pathOf(trail)
    const property = propertyAt(path)
    const label = property === undefined ? `"${path.at(-1)}"` : propertyLabel(property)
    const reason =
      property === undefined || hasReached(this.kernel, property.since)
        ? `${this.name} has no place for it`
        : `it came with kernel ${property.since}, and this is kernel ${this.kernel}`
    this.lose('lost', trail, value, `${label} ${quote(value)} is left out: ${reason}.`)
  }

  /** Notes something beyond the model that the dialect has no place for. */
  loseExtra(record: Datacite, extra: Extra): void {
    this.losses.push(lossOfExtra(record, extra, this.name))
  }

  /** Notes a value that is written in another way. */
  change(trail: Trail, value: unknown, written: unknown): void {
    const property = propertyAt(pathOf(trail))
    const label = property === undefined ? 'The value' : propertyLabel(property)
    this.lose('changed', trail, value, `${label} ${quote(value)} becomes ${quote(written)} in ${this.name}.`)
  }

  /** Notes an object that is left out as a whole, because the kernel has no term for what it is. */
  loseEntry(trail: Trail, value: unknown, reason: string): void {
    this.lose('lost', trail, value, `${quote(value)} is left out: ${reason}.`)
  }

  /** A term as the kernel knows it: one that came later becomes `Other`, or `undefined` where there is no such term. */
  term(spec: Spec, term: unknown, trail: Trail): unknown {
    if (typeof term !== 'string') return term
    const list = spec.value as VocabularyName
    const since = termSince(list, term)
    if (since === undefined || hasReached(this.kernel, since)) return term
    if (!spec.required || !termsOf(list, this.kernel).includes('Other')) return undefined
    this.change(trail, term, 'Other')
    return 'Other'
  }
}
