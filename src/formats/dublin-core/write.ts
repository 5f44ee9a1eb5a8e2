import type { Datacite } from '../../model/datacite.ts'
import { parsePointer } from '../../pointer.ts'
import type { Loss } from '../format.ts'
import { Account } from '../work/index.ts'
import { extrasFor, lossOfExtra } from '../writing/extras.ts'
import type { Statement } from './terms.ts'
import { dublinCore, isTerm, terms } from './terms.ts'
import { statementsOf } from './write-terms.ts'

/** A record in Dublin Core, and what it lost by that. */
export interface Description {
  statements: Statement[]
  /** What was read from Dublin Core beside its terms, by name; empty where the syntax has no place for it. */
  others: Map<string, unknown>
  losses: Loss[]
}

/** Describes a record, what was read from Dublin Core and fits nowhere else included; `holds` says what the syntax has a place for. */
export function describe(record: Datacite, holds: { lang: boolean; others: boolean }): Description {
  const account = new Account(record, dublinCore)
  const statements = statementsOf(record, account, holds.lang)
  const losses = account.losses()
  const others = new Map<string, unknown>()
  for (const [key, value] of Object.entries(extrasFor(record, dublinCore.id) ?? {})) {
    const [term = '', ...deeper] = key.startsWith('/') ? parsePointer(key) : []
    const isWhole = deeper.length === 0 && term !== ''
    if (isWhole && isTerm(term)) statements.push(...textsIn(value).map(text => ({ term, text })))
    else if (isWhole && holds.others) others.set(term, value)
    else losses.push(lossOfExtra(record, { path: [term, ...deeper], key, value }, dublinCore.name))
  }
  return { statements: terms.flatMap(term => statements.filter(statement => statement.term === term)), others, losses }
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(text => typeof text === 'string')
