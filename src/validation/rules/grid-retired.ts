import { parseGrid } from '../../identifiers/schemes/grid.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const gridRetired: Rule = {
  id: 'grid-retired',
  severity: 'info',
  check: visitingScheme('GRID', (identifier, { report }) => {
    if (parseGrid(identifier.value) === undefined) return
    report({
      path: identifier.path,
      message: `The identifier ${shorten(identifier.value)} is from GRID, which was discontinued in 2021; look up the organisation at https://ror.org and use its ROR ID.`,
    })
  }),
}
