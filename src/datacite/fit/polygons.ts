import type { Node } from '../../kernel/index.ts'
import { isObject } from '../../object.ts'
import type { Path } from '../../pointer.ts'
import type { Fit } from './fit.ts'
import { loseLater, onlyFirst } from './lose.ts'

/** One polygon (a list of parts) or several (a list of such lists) as a kernel takes them. */
export function fitPolygons(fit: Fit, value: unknown, latest: Node, node: Node, path: Path): unknown {
  if (!Array.isArray(value)) return value
  if (!value.every(Array.isArray)) return fitParts(fit, value, latest, node, path)
  if (node.occurs !== '0..1') return value.map((parts, index) => fitParts(fit, parts, latest, node, [...path, index]))
  onlyFirst(fit, value, node, path)
  return fitParts(fit, value[0] ?? [], latest, node, [...path, 0])
}

function fitParts(fit: Fit, parts: readonly unknown[], latest: Node, node: Node, path: Path): unknown[] {
  const later = latest.children.filter(child => !node.children.some(({ key }) => key === child.key))
  return parts.filter((part, index) => {
    if (!isObject(part)) return true
    const unknown = later.find(({ key }) => Object.hasOwn(part, key))
    if (unknown !== undefined) loseLater(fit, unknown, part[unknown.key], [...path, index, unknown.key])
    return unknown === undefined
  })
}
