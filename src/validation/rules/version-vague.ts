import { removing } from '../predicates/edits.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const versionVagueDocs = (): RuleDocs => ({
  summary: 'A version is a number, a name or a date that stays true.',
  why: 'It is printed in citations so that readers can find the same version years later. The latest version of today is not that of next year.',
  examples: {
    passes: [{ record: { version: '1.1' } }, { record: { version: 'final draft of 2021-05-04' } }],
    fails: [
      {
        record: { version: 'latest' },
        pointer: '/version',
        message: 'The version "latest" does not tell one version from another; give a number or a date, or omit it.',
      },
      {
        record: { version: 'n/a' },
        pointer: '/version',
        message: 'The version "n/a" does not tell one version from another; give a number or a date, or omit it.',
      },
    ],
  },
  references: [property('version')],
})

const vague =
  /^\s*(?:latest|newest|current|final|new|old|version|v\.?|original|default|main|master|head|n\.?\/?a\.?|none|null|undefined|unknown|-+|\?+|:[a-z]{3,4})\s*$/i
