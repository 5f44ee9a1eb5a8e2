import { doiKey, parseIdentifier } from '../../identifiers/index.ts'
import { decimalKey } from './decimal.ts'
import { opaqueKey } from './opaque.ts'
import type { ValuePlan } from './plan.ts'

/** How closely values are compared: as they are written, or by what they say. */
export type Closeness = 'exact' | 'loose'

/**
 * The key under which equal values are equal, `''` for an absent one. Exactly, DOIs are equal whatever their case, and
 * numbers whatever their zeros; loosely, identifiers are equal however they are written, text but for white space and
 * Unicode's several ways to write a letter, and empty text is as good as none.
 */
export function valueKey(plan: ValuePlan, value: unknown, holder: unknown, closeness: Closeness): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') return opaqueKey(value)
  const text = String(value)
  const scheme = schemeOf(plan, holder)
  if (closeness === 'exact') return `s${exactText(plan, text, scheme)}`
  const identifier = scheme === undefined ? undefined : parseIdentifier(scheme, text)
  if (identifier !== undefined) return `i${identifier.key}`
  const said = tidy(text)
  if (said === '') return ''
  if (plan.by === 'number') return `s${decimalKey(text) ?? said}`
  return `s${plan.by === 'language' ? said.toLowerCase() : said}`
}

function exactText({ by }: ValuePlan, text: string, scheme: string | undefined): string {
  if (by === 'number') return decimalKey(text) ?? text
  return scheme === 'DOI' ? doiKey(text) : text
}

function schemeOf({ scheme, schemeIn }: ValuePlan, holder: unknown): string | undefined {
  if (schemeIn === undefined) return scheme
  const named: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, schemeIn) : undefined
  return typeof named === 'string' ? named : undefined
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
