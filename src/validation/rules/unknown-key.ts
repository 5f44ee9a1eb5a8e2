import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { unknownKey as messages } from '../compiled/rule-texts.ts'
import { nearest } from '../predicates/texts/nearest.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { InputRule } from '../rule.ts'

const say = messagesOf('unknown-key', messages)

export const unknownKey: InputRule = {
  id: 'unknown-key',
  severity: 'warning',
  behaviours: ['unknown-member-dropped'],
  check({ unknown, report }) {
    for (const { path, name, known } of unknown) {
      const suggestions = nearest(name, known)
      const [meant] = suggestions
      const pointer = toPointer(path)
      const shown = { name: shorten(name) }
      report({
        pointer,
        atKey: true,
        message: meant === undefined ? say('unknown', shown) : say('meant', { ...shown, meant }),
        expected: say('expected', { known: shorten(known.join(', '), 400) }),
        suggestions,
        ...(meant !== undefined && {
          fix: {
            description: say('rename', { meant }),
            safe: meant.toLowerCase() === name.toLowerCase(),
            patch: [{ op: 'move', from: pointer, path: toPointer([...path.slice(0, -1), meant]) }],
          },
        }),
      })
    }
  },
}
