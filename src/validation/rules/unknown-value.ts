import { type Path, toPointer } from '../../core/pointer.ts'
import { isUnknownValue, unknownValues } from '../../kernel/unknown-values.ts'
import { titles } from '../predicates/lists.ts'
import { names } from '../predicates/names.ts'
import { quote } from '../predicates/text.ts'
import type { Finding, Rule } from '../rule.ts'
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
