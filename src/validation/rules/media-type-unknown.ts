import { messagesOf } from '../../messages/message.ts'
import { mediaTypeUnknown as texts } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { isMediaType, looksLikeMediaType, mediaTypeOf } from '../predicates/media-types.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('media-type-unknown', texts)

export const mediaTypeUnknown: Rule = {
  id: 'media-type-unknown',
  severity: 'warning',
  check({ record: { formats }, report }) {
    if (!Array.isArray(formats)) return
    formats.forEach((format: unknown, index) => {
      if (typeof format !== 'string' || isMediaType(format) || !looksLikeMediaType(format)) return
      const [top = '', type = ''] = format.trim().split('/')
      const known = mediaTypeOf(type)
      const path = ['formats', index]
      const named = { format: shorten(format), top: shorten(`${top}/`) }
      report({
        path,
        message: known === undefined ? say('unknown', named) : say('known', { ...named, known }),
        ...(known !== undefined && {
          suggestions: [known],
          fix: writing(path, known, say('fix', { known }), false),
        }),
      })
    })
  },
}
