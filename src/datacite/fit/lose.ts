import type { Node } from '../../kernel/index.ts'
import { propertyLabel } from '../../kernel/index.ts'
import type { Path } from '../../pointer.ts'
import { changeAt } from './change.ts'
import type { Fit } from './fit.ts'

/** Notes a value that came after the kernel as lost, each entry of a list by itself; nothing where there is none. */
export function loseLater({ kernel, changes }: Fit, { property, list }: Node, value: unknown, path: Path): void {
  if (value === undefined || value === null) return
  const message = `${propertyLabel(property)} came with kernel ${property.since}; kernel ${kernel} has no place for it.`
  if (!list || !Array.isArray(value)) changes.push(changeAt('lost', path, message, { before: value }))
  else
    for (const [index, entry] of value.entries())
      changes.push(changeAt('lost', [...path, index], message, { before: entry }))
}

/** Notes all but the first of several values as lost, where the kernel takes one. */
export function onlyFirst({ kernel, changes }: Fit, values: readonly unknown[], { property }: Node, path: Path): void {
  const message = `Kernel ${kernel} takes only one ${property.name} in a place.`
  for (const [index, value] of values.entries())
    if (index > 0) changes.push(changeAt('lost', [...path, index], message, { before: value }))
}
