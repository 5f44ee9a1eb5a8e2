import { property, registry } from '../predicates/references.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedSubject: Rule = {
  id: 'repeated-subject',
  severity: 'warning',
  behaviours: ['subject-repeated'],
  check: repeated(
    'subjects',
    'subject',
    ['subjectScheme', 'valueUri', 'classificationCode', 'lang'],
    'subject',
    isAddedField,
  ),
}

export const repeatedSubjectDocs = (): RuleDocs => ({
  summary: 'Each subject is given once.',
  why: 'The registry drops a subject that is the same in every letter; one that differs in case only stays, and counts twice in lists of keywords. Fields of science (“FOS: …”) in what GET returned are passed over: the registry added them.',
  examples: {
    passes: [
      { record: { subjects: [{ subject: 'Forestry' }, { subject: 'Forestry', subjectScheme: 'AGROVOC' }] } },
      { record: { subjects: [{ subject: 'FOS: Law' }, { subject: 'FOS: Law' }] }, format: 'datacite-rest' },
    ],
    fails: [
      {
        record: { subjects: [{ subject: 'Forestry' }, { subject: 'Soil' }, { subject: 'Forestry' }] },
        pointer: '/subjects/2',
        message: 'The subject "Forestry" is the same as entry 1 of the list; remove one of the two.',
      },
      {
        record: { subjects: [{ subject: 'Forestry' }, { subject: 'forestry' }] },
        pointer: '/subjects/1',
        message: 'The subject "forestry" is the same as entry 1 of the list; join the two in one entry.',
      },
    ],
  },
  references: [property('subjects[]'), registry('storing a DOI', 'lupo', 'app/models/doi.rb')],
})

/** Until 2026 the registry added a field of science to subjects that it knew, without looking whether it was there. */
function isAddedField(subject: string, format: string): boolean {
  return format === 'datacite-rest' && subject.startsWith('fos: ')
}
