import { type Message, messagesOf } from '../../messages/message.ts'
import { shorten } from '../predicates/texts/text.ts'

/** Returns a message about a value that the kernel's schema rejects. */
export const saySchema = messagesOf('schema', {
  recordLacks: 'The record has no {missing}; the property "{label}" is mandatory.',
  entryLacks: 'This {holder} has no {missing}; the property "{label}" is mandatory.',
  recordLacksBeside: 'The record has {other} but no {missing}; the property "{label}" is mandatory.',
  entryLacksBeside: 'This {holder} has {other} but no {missing}; the property "{label}" is mandatory.',
  entry: 'entry',
  property: 'The {name}',
  member: '{name}',
  wrongType: '{name} should be {expected}, not {given}.',
  wrongTypeUnquoted: '{name} should be {expected}, not {given}. Put the value in quotes.',
  propertyOfLaterKernel:
    '"{value}" is not allowed as {name}, which was introduced in kernel {since}; the record is checked against kernel {kernel}. State kernel {since} or later, or omit the value.',
  notDoi: '"{value}" is not allowed as {name}; kernel {kernel} requires "DOI".',
  termOfLaterKernel:
    'The {name} "{value}" was introduced in kernel {since}, but the record is checked against kernel {kernel}; state kernel {since} or later, or use another term.',
  noTerm: '"{value}" is not a {name} of kernel {kernel}; it should be one of {terms}.',
  noTermMeant: '"{value}" is not a {name} of kernel {kernel}; did you mean "{meant}"?',
  term: 'term',
  termOfKernel: 'a {name} of kernel {kernel}',
  oneOf: 'one of {terms}',
  manyTerms: '{terms}, … ({count} terms)',
  replace: 'Replace the value with "{meant}".',
  outOfRange: 'The {name} "{value}" is out of range; it should be {expected}.',
  noText: '{name} is empty; it should contain text.',
  emptyList: 'The list {list} is empty; at least one {name} is mandatory.',
  oneEntry: 'at least one entry',
  severalPointsWithin: 'The polygon has more than one inPolygonPoint; keep one.',
  fewPoints:
    'The polygon has {points, plural, one {# point} other {# points}}; it needs at least 4, the last one equal to the first.',
  onePointWithin: 'at most one inPolygonPoint',
  fourPoints: 'at least 4 points',
  polygonPart: 'A part of a polygon should contain one polygonPoint or one inPolygonPoint.',
  onePoint: 'one polygonPoint or one inPolygonPoint',
  laterKernel:
    'The property "{label}" was introduced in kernel {since}, but the record is checked against kernel {kernel}; state kernel {since} or later, or omit the value.',
})

const sayKind = messagesOf('kind', {
  list: 'a list',
  object: 'an object',
  null: 'null',
  undefined: 'undefined',
  text: 'text ("{value}")',
  number: 'a number ("{value}")',
  boolean: 'a boolean ("{value}")',
  other: 'a {type} ("{value}")',
})

/**
 * Returns the message that names the type of a value, followed by the value unless it is null, undefined, a list or an
 * object.
 */
export function kindWithValue(value: unknown): Message {
  if (value === null) return sayKind('null')
  if (value === undefined) return sayKind('undefined')
  if (Array.isArray(value)) return sayKind('list')
  const type = typeof value
  if (type === 'object') return sayKind('object')
  if (type === 'string') return sayKind('text', { value: shorten(value) })
  if (type === 'number' || type === 'boolean') return sayKind(type, { value: shorten(value) })
  return sayKind('other', { type, value: shorten(value) })
}
