import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { propertyRequired as texts } from '../compiled/rule-texts.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('property-required', texts)

export const propertyRequired: Rule = {
  id: 'property-required',
  severity: 'error',
  check({ record, required, report }) {
    for (const name of required) {
      for (const path of placesWithout(record, name.split('.'))) {
        const missing = name.split('.').at(-1) ?? ''
        report({
          path,
          message: path.length === 0 ? say('record', { missing }) : say('entry', { path: path.join('.'), missing }),
        })
      }
    }
  },
}

/**
 * Returns the paths of the objects in which the last of the given nested members is missing or empty. Examines every
 * entry of a list, and returns no path for a missing object.
 */
function placesWithout(value: unknown, [step, ...others]: readonly string[], path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => placesWithout(entry, [step ?? '', ...others], [...path, at]))
  if (step === undefined || !isObject(value)) return []
  const member = Object.hasOwn(value, step) ? value[step] : undefined
  if (others.length > 0) return placesWithout(member, others, [...path, step])
  return isEmpty(member) ? [path] : []
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isObject(value) && Object.values(value).every(isEmpty))
