import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { nameMarks as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { people } from '../predicates/agents/people.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('name-marks', texts)

export const nameMarks: Rule = {
  id: 'name-marks',
  severity: 'warning',
  check: together(
    visiting(people, ({ list, index, name }, { report }) => {
      if (anyMark.test(name) && !name.includes('@')) look(name, marks, [list, index, 'name'], report)
    }),
    visiting(agents, ({ agent, list, index }, { report }) => {
      const { name, nameType } = agent
      if (nameType === 'Organizational' || (typeof name === 'string' && anyMark.test(name))) return
      for (const part of ['familyName', 'givenName'] as const) {
        const text = agent[part]
        if (typeof text === 'string' && anyMark.test(text)) look(text, partMarks, [list, index, part], report)
      }
    }),
  ),
}

function look(name: string, sought: RegExp, path: Path, report: RuleContext['report']): void {
  const mark = sought.exec(name.slice(0, 200))?.[0].trim()
  if (mark === undefined) return
  const plain = name.replace(everyMark, '').trim()
  report({
    path,
    message: say('mark', { name: shorten(name), mark: shorten(mark) }),
    ...(plain !== '' && { suggestions: [plain], fix: writing(path, plain, say('fix', { written: plain }), false) }),
  })
}

const marks = /[*†‡§¶¹²³⁰-⁹ᵃ-ᶻ]|(?<=,.*\p{L}) ?[([]\d{1,2}(?:, ?\d{1,2})*[)\]]$|(?<=,.*\p{L})\d{1,2}(?:,\d{1,2})*$/u
const partMarks = /[*†‡§¶¹²³⁰-⁹ᵃ-ᶻ]|(?<=\p{L}) ?(?:[([]\d{1,2}(?:, ?\d{1,2})*[)\]]|\d{1,2}(?:,\d{1,2})*)$/u
const anyMark = /[*†‡§¶¹²³⁰-⁹ᵃ-ᶻ\d]/
const everyMark = /[*†‡§¶¹²³⁰-⁹ᵃ-ᶻ]| ?[([]\d{1,2}(?:, ?\d{1,2}){0,9}[)\]]$|(?<=\p{L})\d{1,2}(?:,\d{1,2}){0,9}$/gu
