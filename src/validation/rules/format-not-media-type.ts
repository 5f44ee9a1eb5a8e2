import { messagesOf } from '../../messages/message.ts'
import { formatNotMediaType as texts } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { isExtension, mediaTypeOf } from '../predicates/media-types.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('format-not-media-type', texts)

export const formatNotMediaType: Rule = {
  id: 'format-not-media-type',
  severity: 'info',
  fair: true,
  check({ record: { formats }, report }) {
    if (!Array.isArray(formats)) return
    formats.forEach((format: unknown, index) => {
      if (typeof format !== 'string' || !isExtension(format)) return
      const [type, shown] = [mediaTypeOf(format), shorten(format)]
      const path = ['formats', index]
      report({
        path,
        message: type === undefined ? say('unknown', { format: shown }) : say('known', { format: shown, type }),
        ...(type !== undefined && {
          suggestions: [type],
          fix: writing(path, type, say('write', { type }), false),
        }),
      })
    })
  },
}
