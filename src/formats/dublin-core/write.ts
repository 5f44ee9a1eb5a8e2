import { parsePointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Account } from '../work/index.ts'
import { dublinCore, dublinCoreTerms, isTerm, type Statement } from './terms.ts'
import { statementsOf } from './write-terms.ts'

/** A record in Dublin Core. */
export interface DublinCoreDescription {
  statements: Statement[]
  /** What was read from Dublin Core besides its terms, by name; empty if the syntax cannot hold it. */
  others: Map<string, unknown>
}

/** What a syntax can hold besides the terms and their texts. */
interface Room {
  lang: boolean
  others: boolean
}

/** Describes a record, what was read from Dublin Core and fits nowhere else included. */
export function describeInDublinCore(record: Datacite, holds: Room, account: Account): DublinCoreDescription {
  const statements = statementsOf(record, account, holds.lang)
  const others = new Map<string, unknown>()
  for (const [key, value] of Object.entries(extrasFor(record, dublinCore.id) ?? {})) {
    const [term = '', ...deeper] = key.startsWith('/') ? parsePointer(key) : []
    const isWhole = deeper.length === 0 && term !== ''
    if (isWhole && isTerm(term)) for (const text of textsIn(value)) statements.push({ term, text })
    else if (isWhole && holds.others) others.set(term, value)
    else account.add(lossOfExtra(record, { path: [term, ...deeper], key, value }, dublinCore.name))
  }
  return {
    statements: dublinCoreTerms.flatMap(term => statements.filter(statement => statement.term === term)),
    others,
  }
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(text => typeof text === 'string')
