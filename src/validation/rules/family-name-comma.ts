import { toPointer } from '../../core/pointer.ts'
import { agents } from '../predicates/agents.ts'
import { isGiven } from '../predicates/people.ts'
import { folded } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const familyNameComma: Rule = {
  id: 'family-name-comma',
  severity: 'warning',
  check: visiting(agents, ({ agent: { familyName: family, givenName: given }, list, index }, { report }) => {
    if (!isGiven(family) || !family.includes(',')) return
    const [before = '', after = '', ...others] = family.split(',').map(part => part.trim())
    if (before === '' || after === '' || others.length > 0 || suffix.test(after)) return
    const path = [list, index, 'familyName']
    const isWhole = !isGiven(given) || folded(given) === folded(after)
    report({
      path,
      message: `The familyName ${quote(family)} holds the whole name; write ${quote(before)} here and ${quote(after)} as givenName.`,
      ...(isWhole && {
        fix: {
          description: 'Take the name apart at its comma.',
          safe: true,
          patch: [
            { op: 'replace', path: toPointer(path), value: before },
            { op: given === undefined ? 'add' : 'replace', path: toPointer([list, index, 'givenName']), value: after },
          ],
        },
      }),
    })
  }),
}

const suffix = /^(?:[js]r\.?|[ivx]{1,4})$/i
