import { messagesOf } from '../../messages/message.ts'
import { formatUnknown as texts } from '../compiled/rule-texts.ts'
import { isExtension, isMediaType, looksLikeMediaType } from '../predicates/media-types.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('format-unknown', texts)

export const formatUnknown: Rule = {
  id: 'format-unknown',
  severity: 'info',
  fair: true,
  check({ record: { formats }, report }) {
    if (!Array.isArray(formats)) return
    formats.forEach((format: unknown, index) => {
      if (
        typeof format !== 'string' ||
        isBlank(format) ||
        format.length > 200 ||
        isMediaType(format) ||
        isExtension(format)
      )
        return
      // `media-type-unknown` reports texts that look like a media type.
      if (looksLikeMediaType(format)) return
      report({
        path: ['formats', index],
        message: say('unknown', { format: shorten(format) }),
      })
    })
  },
}
