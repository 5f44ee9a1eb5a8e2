import type { CslName } from '../../../formats/csl-json/item.ts'
import type { NamesNode } from './nodes.ts'
import type { Scope } from './scope.ts'
import { use } from './variables.ts'

/** The names of a variable. */
export interface Named {
  variable: string
  names: readonly CslName[]
}

/** The names of the first variable that has any, and those of the others. */
export interface AllNamed extends Named {
  others: readonly Named[]
}

const none: Named[] = []

/** The names of the variables of an element; undefined where there are none. */
export function namedIn({ variables }: NamesNode, scope: Scope): AllNamed | undefined {
  scope.called++
  let all: { variable: string; names: readonly CslName[]; others: Named[] } | undefined
  for (const variable of variables) {
    const names = namesIn(variable, scope)
    if (names === undefined) continue
    if (all === undefined) all = { variable, names, others: none }
    else if (all.others.length === 0) all.others = [{ variable, names }]
    else all.others.push({ variable, names })
  }
  return all
}

/** The names of a variable that is not spent; it counts as found. Who reads an item leaves nothing in its lists but names. */
function namesIn(variable: string, scope: Scope): readonly CslName[] | undefined {
  const value = scope.item[variable]
  if (!Array.isArray(value) || scope.isSpent(variable)) return undefined
  if (value.length === 0) return undefined
  use(variable, scope)
  return value as CslName[]
}
