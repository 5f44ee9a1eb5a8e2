import type { Node, VocabularyName } from '../../kernel/index.ts'
import { isRequired, propertyLabel, termsOf, vocabularies } from '../../kernel/index.ts'
import type { Path } from '../../pointer.ts'
import { changeAt } from './change.ts'
import type { Fit } from './fit.ts'
import { inferred } from './inferred.ts'
import type { Members } from './members.ts'

/** What is put at a path where the kernel asks for a value and there is none; undefined where nothing can be. */
export function fill(fit: Fit, node: Node, path: Path, holder: Members): unknown {
  return node.list ? [fillOne(fit, node, [...path, 0], {})] : fillOne(fit, node, path, holder)
}

function fillOne(fit: Fit, node: Node, path: Path, holder: Members): unknown {
  if (node.value !== 'object') return invent(fit, node, path, holder)
  const { children, property } = node
  const required = children.filter(child => isRequired(child, property.xml))
  // Where all parts are optional, it is the element's own text that makes it worth something.
  const parts = required.length > 0 ? required : children.filter(child => child.property.xml === property.xml)
  return Object.fromEntries(parts.map(part => [part.key, fill(fit, part, [...path, part.key], {})]))
}

function invent(fit: Fit, node: Node, path: Path, holder: Members): unknown {
  const label = propertyLabel(node.property)
  const given = Object.hasOwn(holder, node.key) ? { before: holder[node.key] } : {}
  const guess = inferred(path, holder, fit)
  const value = guess?.value ?? standIn(fit, node)
  if (value === undefined) {
    fit.changes.push(changeAt('missing', path, `${label} is mandatory and not there; nothing can stand for it.`, given))
    return given.before
  }
  const how =
    guess === undefined
      ? `"${value}" is all that can stand for it`
      : `${JSON.stringify(value)} can be taken from ${guess.from}`
  const message = `${label} is mandatory and not there; ${how}.`
  fit.changes.push(changeAt('invented', path, message, { ...given, after: value }))
  return value
}

/** What the kernel has for an unknown value of a type: a code of appendix 3 in a text, `Other` in a list that has it. */
function standIn({ kernel }: Fit, { value }: Node): string | undefined {
  if (value in vocabularies) return termsOf(value as VocabularyName, kernel).find(term => term === 'Other')
  return value === 'text' || value === 'nonEmpty' ? ':unav' : undefined
}
