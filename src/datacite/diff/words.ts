import { isObject } from '../../object.ts'
import type { Held } from './key.ts'
import { entriesOf, memberOf } from './key.ts'
import type { Plan } from './plan.ts'

/** A value in few words: a text in quotes, of an object its first texts; cut where it is long. */
export function inWords(plan: Plan, held: Held): string {
  const texts = firstTexts(plan, held, 3)
  const [only = ''] = texts
  if (plan.kind === 'value' && typeof held.value !== 'number') return quoted(only)
  return texts.length === 1 && plan.kind !== 'value' ? quoted(only) : cut(texts.join(', '))
}

const quoted = (text: string): string => `"${cut(text)}"`

/** The first texts and numbers below a place, in the order of the kernel. */
function firstTexts(plan: Plan, held: Held, limit: number): string[] {
  const { value } = held
  if (value === undefined || value === null || limit <= 0) return []
  if (plan.kind === 'list')
    return entriesOf(plan, held)
      .slice(0, limit)
      .flatMap(entry => firstTexts(plan.entry, entry, limit))
      .slice(0, limit)
  if (plan.kind === 'value' || !isObject(value)) return [typeof value === 'object' ? whatItIs(value) : String(value)]
  const texts: string[] = []
  for (const member of plan.members) texts.push(...firstTexts(member, memberOf(held, member.key), limit - texts.length))
  return texts
}

const whatItIs = (value: object): string => (Array.isArray(value) ? 'a list' : 'an object')

const cut = (text: string): string => {
  const line = text.length > longest * 4 ? text.slice(0, longest * 4) : text
  const characters = [...line.replace(/\s+/gu, ' ')]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('')
}

// In characters; enough to recognise a value.
const longest = 80
