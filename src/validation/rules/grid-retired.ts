import { parseGrid } from '../../identifiers/schemes/grid.ts'
import { messagesOf } from '../../messages/message.ts'
import { gridRetired as texts } from '../compiled/rule-texts.ts'
import { visitingScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('grid-retired', texts)

export const gridRetired: Rule = {
  id: 'grid-retired',
  severity: 'info',
  check: visitingScheme('GRID', (identifier, { report }) => {
    if (parseGrid(identifier.value) === undefined) return
    report({
      path: identifier.path,
      message: say('retired', { value: shorten(identifier.value) }),
    })
  }),
}
