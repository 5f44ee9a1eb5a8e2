import { removing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const versionVague: Rule = {
  id: 'version-vague',
  severity: 'warning',
  check({ record: { version }, report }) {
    if (typeof version !== 'string' || !vague.test(version)) return
    report({
      path: ['version'],
      message: `The version ${quote(version)} does not tell one version from another; give a number or a date, or omit it.`,
      fix: removing(['version'], 'Omit the version.', false),
    })
  },
}

const vague =
  /^\s*(?:latest|newest|current|final|new|old|version|v\.?|original|default|main|master|head|n\.?\/?a\.?|none|null|undefined|unknown|-+|\?+|:[a-z]{3,4})\s*$/i
