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
      message: `"${subject}" is a Field of Science, so the registry adds the subject "${added}" beside it; write that yourself if it is what you mean, or the subject in other words.`,
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
  summary: 'A subject that is one of the OECD’s Fields of Science is there as such, too.',
  why: 'Where a subject is to the letter the name of a Field of Science, the registry adds another subject with "FOS: " before the name and the scheme’s own attributes. The record then has a classification that its author has not written.',
  examples: {
    passes: [
      { record: { subjects: [{ subject: 'biological sciences' }] } },
      { record: { subjects: [{ subject: 'Law' }, { subject: 'FOS: Law', subjectScheme: scheme }] } },
    ],
    fails: [
      {
        record: { subjects: [{ subject: 'soil' }, { subject: 'Biological sciences' }] },
        findings: [
          {
            pointer: '/subjects/1/subject',
            message:
              '"Biological sciences" is a Field of Science, so the registry adds the subject "FOS: Biological sciences" beside it; write that yourself if it is what you mean, or the subject in other words.',
          },
        ],
      },
    ],
  },
  references: [property('subjects[]'), registry('adding Fields of Science', 'bolognese', 'lib/bolognese/utils.rb')],
})
