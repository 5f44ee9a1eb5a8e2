import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const propertyRequired: Rule = {
  id: 'property-required',
  severity: 'error',
  check({ record, required, report }) {
    for (const name of required) {
      for (const path of placesWithout(record, name.split('.'))) {
        const where = path.length === 0 ? 'The record' : `The entry at ${path.join('.')}`
        const missing = name.split('.').at(-1)
        report({ path, message: `${where} has no ${missing}, which the configuration requires.` })
      }
    }
  },
}

export const propertyRequiredDocs = (): RuleDocs => ({
  summary: 'A record has every property that the configuration requires.',
  why: 'A repository often asks for more than the kernel does: subjects, a licence, an ORCID iD of every creator. Name these properties in `required`, as DataCite JSON names them; a dot leads into each entry of a list. Without a configuration nothing is required.',
  examples: {
    passes: [
      { record: { subjects: [{ subject: 'soil' }] }, required: ['subjects'] },
      { record: {}, required: ['creators.nameIdentifiers'] },
      { record: {} },
    ],
    fails: [
      {
        record: { subjects: [] },
        required: ['subjects'],
        pointer: '',
        message: 'The record has no subjects, which the configuration requires.',
      },
      {
        record: { creators: [{ name: 'Okafor, Ada' }] },
        required: ['creators.nameIdentifiers'],
        pointer: '/creators/0',
        message: 'The entry at creators.0 has no nameIdentifiers, which the configuration requires.',
      },
    ],
  },
  references: [property('subjects[]')],
})

/** The places at which the last of some steps leads to nothing; a step into a list leads into each entry. */
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
