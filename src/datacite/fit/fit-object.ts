import type { Node } from '../../kernel/index.ts'
import { companions, isRequired, propertyLabel, vocabularies } from '../../kernel/index.ts'
import { isObject } from '../../object.ts'
import type { Path } from '../../pointer.ts'
import { changeAt } from './change.ts'
import { fill } from './fill.ts'
import type { Fit } from './fit.ts'
import { loseLater, onlyFirst } from './lose.ts'
import type { Members } from './members.ts'
import { fitPolygons } from './polygons.ts'
import { fitTerm } from './term.ts'

/**
 * An object as a kernel takes it, by the nodes of the newest kernel and those of the one wanted; undefined where it cannot be
 * kept. `place` is its element in XML.
 */
export function fitObject(
  fit: Fit,
  holder: Members,
  { newest, wanted, place, path }: { newest: readonly Node[]; wanted: readonly Node[]; place: string; path: Path },
): Members | undefined {
  const fitted: Members = { ...holder }
  const pairs = companions(wanted, place)
  for (const latest of newest) {
    const { key } = latest
    const at = [...path, key]
    const value = Object.hasOwn(holder, key) ? holder[key] : undefined
    const node = wanted.find(candidate => candidate.key === key)
    if (node === undefined) {
      loseLater(fit, latest, value, at)
      delete fitted[key]
    } else if (isThere(value, node)) {
      const now = fitMember(fit, value, latest, node, at)
      if (now !== undefined) fitted[key] = now
      else if (node.occurs === '1') return undefined
      else delete fitted[key]
    } else {
      const isBeside = pairs.some(({ attribute, beside }) => attribute === node && isThere(holder[beside.key], beside))
      const now = isBeside || isRequired(node, place) ? fill(fit, node, at, holder) : undefined
      if (now !== undefined) fitted[key] = now
    }
  }
  return fitted
}

function fitMember(fit: Fit, value: unknown, latest: Node, node: Node, path: Path): unknown {
  if (node.value === 'polygon') return fitPolygons(fit, value, latest, node, path)
  if (!Array.isArray(value)) return fitOne(fit, value, latest, node, path)
  // A list within the list is no value, so there is none to take out.
  if (!node.list && node.occurs === '0..1' && latest.occurs === '0..n' && !Array.isArray(value[0])) {
    onlyFirst(fit, value, node, path)
    return fitOne(fit, value[0], latest, node, [...path, 0])
  }
  const entries: unknown[] = []
  for (const [index, entry] of value.entries()) {
    const before = fit.changes.length
    const fitted = fitOne(fit, entry, latest, node, [...path, index])
    if (fitted !== undefined) entries.push(fitted)
    else loseEntry(fit, before, entry, node, [...path, index])
  }
  return entries.length > 0 ? entries : undefined
}

function fitOne(fit: Fit, value: unknown, latest: Node, node: Node, path: Path): unknown {
  if (node.value === 'object' && isObject(value)) {
    return fitObject(fit, value, { newest: latest.children, wanted: node.children, place: node.property.xml, path })
  }
  return typeof value === 'string' && node.value in vocabularies ? fitTerm(fit, value, node, path) : value
}

/** Takes away an entry that lacks what it cannot do without; what was noted about its parts no longer matters. */
function loseEntry({ changes, thinned }: Fit, before: number, entry: unknown, { property }: Node, path: Path): void {
  const why = changes.splice(before).at(-1)?.message ?? 'Nothing of it is left.'
  thinned.add(String(path[0]))
  changes.push(changeAt('lost', path, `This ${propertyLabel(property)} cannot be kept. ${why}`, { before: entry }))
}

/** Whether a value counts as one for the kernel. */
const isThere = (value: unknown, node: Node): boolean =>
  value !== undefined &&
  value !== null &&
  !(Array.isArray(value) && value.length === 0) &&
  !(value === '' && node.value === 'nonEmpty')
