import { type Path, toPointer } from '../../core/pointer.ts'
import { isUnknownValue, unknownValues } from '../../kernel/unknown-values.ts'
import { titles } from '../predicates/lists.ts'
import { names } from '../predicates/names.ts'
import { appendix } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Finding, Rule, RuleDocs } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const unknownValue: Rule = {
  id: 'unknown-value',
  severity: 'warning',
  check: together(
    visiting(names, ({ name, holder, path }, { report }) => {
      const isMandatory = holder === 'creator' || holder === 'publisher'
      if (couldBeNone(name)) look(name, holder, path, isMandatory, report)
    }),
    visiting(titles, ({ item: { title, titleType }, index }, { report }) => {
      if (typeof title !== 'string' || title.length > 16 || !title.includes(':')) return
      look(title, 'title', () => ['titles', index, 'title'], typeof titleType !== 'string', report)
    }),
  ),
}

export const unknownValueDocs = (): RuleDocs => ({
  summary: 'A missing value is written as one of the kernel’s codes, and only where a value is mandatory.',
  why: 'Appendix 3 of the kernel defines codes such as :unkn and :tba for mandatory values that are not available; programs recognise them and print something sensible. Other spellings, and words such as N/A, are printed as if they were names. Where no value is mandatory, the whole entry can be omitted.',
  examples: {
    passes: [
      { record: { creators: [{ name: 'Garcia, Sofia' }], titles: [{ title: 'None of the above' }] } },
      { record: { titles: [{ title: 'Water', titleType: 'Subtitle' }] } },
    ],
    fails: [
      {
        record: { creators: [{ name: '(:unav)' }] },
        pointer: '/creators/0/name',
        message:
          'The code for an unknown value is written "(:unav)" and would be printed as a name; write :unav or, better, the name.',
      },
      {
        record: { creators: [{ name: ':tba' }], titles: [{ title: 'Water' }] },
        pointer: '/creators/0/name',
        message:
          'The creator is given as :tba (to be announced), which the kernel allows; citations show no name until it is replaced.',
      },
      {
        record: { publisher: { name: 'N/A' } },
        pointer: '/publisher/name',
        message: '"N/A" would be printed as the name of the publisher; give the name, or :unav if it is not available.',
      },
      {
        record: { contributors: [{ name: ':unav', contributorType: 'Editor' }] },
        pointer: '/contributors/0/name',
        message:
          'The contributor is given as :unav (not available, possibly unknown), but a contributor is not mandatory; omit it.',
      },
    ],
  },
  references: [appendix('appendix 3, values for unknown information', 'appendix-3')],
})

const couldBeNone = (text: string): boolean => text.length <= 16 && (text.includes(':') || standIns.test(text))

const standIns =
  /^\s*(?:n\.?\/?a\.?|null|none|nil|unknown|undefined|not available|not applicable|unavailable|tba|tbd|\?+|-+|x{3,})\s*$/i
const code = /^\(?:\(?([a-z]{3,4})\)?$/i

function look(
  value: string,
  holder: string,
  path: () => Path,
  isMandatory: boolean,
  report: (finding: Finding) => void,
): void {
  const trimmed = value.trim()
  if (isUnknownValue(trimmed)) {
    const meaning = unknownValues[trimmed]
    const message = isMandatory
      ? `The ${holder} is given as ${trimmed} (${meaning}), which the kernel allows; citations show no ${holder === 'title' ? 'title' : 'name'} until it is replaced.`
      : `The ${holder} is given as ${trimmed} (${meaning}), but a ${holder} is not mandatory; omit it.`
    report({ path: path(), message, severity: isMandatory ? 'info' : 'warning' })
    return
  }
  const meant = `:${code.exec(trimmed)?.[1]?.toLowerCase()}`
  if (isUnknownValue(meant)) {
    report({
      path: path(),
      message: `The code for an unknown value is written ${quote(value)} and would be printed as a name; write ${meant} or, better, the name.`,
      suggestions: [meant],
      fix: {
        description: `Write the code as ${meant}.`,
        safe: true,
        patch: [{ op: 'replace', path: toPointer(path()), value: meant }],
      },
    })
  } else if (standIns.test(trimmed) && holder !== 'title') {
    const advice = isMandatory
      ? `or ${holder === 'creator' ? ':unkn if nobody knows it' : ':unav if it is not available'}`
      : `or omit the ${holder}`
    report({
      path: path(),
      message: `${quote(trimmed)} would be printed as the name of the ${holder}; give the name, ${advice}.`,
    })
  }
}
