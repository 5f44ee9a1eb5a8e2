import { fieldsOfScience } from '../fields-of-science.ts'
import { subjects } from '../lists.ts'
import { property, registry } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../visiting.ts'

export const fosAdded: Rule = {
  id: 'fos-added',
  severity: 'info',
  registry: 'changes',
  check: visiting(subjects, ({ item: { subject }, index }, { record, report }) => {
    if (!fieldsOfScience.has(subject)) return
    const added = `FOS: ${subject}`
    if (record.subjects?.some(other => Object(other).subject === added)) return
    const value = { subject: added, subjectScheme: scheme }
    report({
      path: ['subjects', index, 'subject'],
      message: `"${subject}" is the name of a Field of Science, so the registry adds the subject "${added}"; add it yourself if that is what you mean, or reword the subject.`,
      fix: {
        description: `Add the subject "${added}".`,
        safe: false,
        patch: [{ op: 'add', path: '/subjects/-', value }],
      },
    })
  }),
}

const scheme = 'Fields of Science and Technology (FOS)'

export const fosAddedDocs = (): RuleDocs => ({
  summary: 'A subject that names one of the OECD’s Fields of Science is also given as a Field of Science.',
  why: 'If a subject is exactly the name of a Field of Science, the registry adds another subject: the name prefixed with "FOS: ", with the attributes of the scheme. The record then has a classification that its author did not choose.',
  examples: {
    passes: [
      { record: { subjects: [{ subject: 'biological sciences' }] } },
      { record: { subjects: [{ subject: 'Law' }, { subject: 'FOS: Law', subjectScheme: scheme }] } },
    ],
    fails: [
      {
        record: { subjects: [{ subject: 'soil' }, { subject: 'Biological sciences' }] },
        pointer: '/subjects/1/subject',
        message:
          '"Biological sciences" is the name of a Field of Science, so the registry adds the subject "FOS: Biological sciences"; add it yourself if that is what you mean, or reword the subject.',
      },
    ],
  },
  references: [property('subjects[]'), registry('adding Fields of Science', 'bolognese', 'lib/bolognese/utils.rb')],
})
