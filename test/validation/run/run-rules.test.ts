import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../../../src/messages/message.ts'
import { titles } from '../../../src/validation/predicates/lists.ts'
import type { Rule, RuleContext } from '../../../src/validation/rule.ts'
import { rules } from '../../../src/validation/rules/index.ts'
import { runRules } from '../../../src/validation/run/run-rules.ts'
import { together, visiting } from '../../../src/validation/run/visiting.ts'
import { wildRecord } from '../wild-record.ts'

const about: Omit<RuleContext, 'report'> = {
  record: { titles: [{ title: 'a' }, { title: 'b' }] },
  kernel: '4.7',
  stated: { kernel: '4.7', kind: 'none' },
  format: 'citable-json',
  required: [],
}

const ruleOf = (id: string, check: Rule['check']): Rule => ({
  id,
  severity: 'info',
  check,
})

const eachTitle = visiting(titles, ({ item, index }, { report }) =>
  report({ path: ['titles', index], message: `${item.title}.` }),
)
const whole: Rule['check'] = ({ report }) => report({ path: [], message: 'all.' })

test('runRules orders findings by rule, even if rules share a traversal', () => {
  const rules = [ruleOf('first', eachTitle), ruleOf('second', whole), ruleOf('third', together(eachTitle, whole))]
  const said = runRules(rules, [about])
    .flat()
    .map(({ rule, message }) => `${rule.id} ${message}`)
  expect(said).toEqual(['first a.', 'first b.', 'second all.', 'third a.', 'third b.', 'third all.'])
})

test('the checks of a rule also run without data shared between rules', () => {
  const messages: string[] = []
  together(eachTitle, whole)({ ...about, report: ({ message }) => messages.push(english(message)) })
  expect(messages).toEqual(['a.', 'b.', 'all.'])
})

test('runRules reports the same findings for records that are checked together or separately', () => {
  fc.assert(
    fc.property(fc.array(wildRecord, { maxLength: 40 }), records => {
      const subjects = records.map(record => ({ ...about, record }))
      expect(runRules(rules, subjects)).toEqual(subjects.map(subject => runRules(rules, [subject]).flat()))
    }),
    { numRuns: 50 },
  )
})
