import { toPointer } from '../../core/pointer.ts'
import { nearest } from '../predicates/nearest.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { InputRule } from '../rule.ts'

export const unknownKey: InputRule = {
  id: 'unknown-key',
  severity: 'warning',
  behaviours: ['unknown-member-dropped'],
  check({ unknown, report }) {
    for (const { path, name, known } of unknown) {
      const suggestions = nearest(name, known)
      const [meant] = suggestions
      const pointer = toPointer(path)
      report({
        pointer,
        atKey: true,
        message: `${quote(name)} is not known here, so its value would be lost; ${meant === undefined ? 'remove it, or move it where it belongs.' : `did you mean "${meant}"?`}`,
        expected: `one of ${shorten(known.join(', '), 400)}`,
        suggestions,
        ...(meant !== undefined && {
          fix: {
            description: `Rename it to "${meant}".`,
            safe: meant.toLowerCase() === name.toLowerCase(),
            patch: [{ op: 'move', from: pointer, path: toPointer([...path.slice(0, -1), meant]) }],
          },
        }),
      })
    }
  },
}
