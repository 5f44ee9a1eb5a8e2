import { removing } from '../predicates/edits.ts'
import { points } from '../predicates/geometry.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const nullIsland: Rule = {
  id: 'null-island',
  severity: 'warning',
  check: visiting(points, ({ longitude, latitude, path }, { report }) => {
    if (longitude !== 0 || latitude !== 0) return
    report({
      path,
      message:
        'The point 0, 0 lies in the Gulf of Guinea, and is what programs write where there are no coordinates; give the place, or omit the point.',
      actual: undefined,
      fix: removing(path, 'Remove the point.', false),
    })
  }),
}
