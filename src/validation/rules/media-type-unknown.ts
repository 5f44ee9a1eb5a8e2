import { writing } from '../predicates/edits.ts'
import { isMediaType, looksLikeMediaType, mediaTypeOf } from '../predicates/media-types.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
      report({
        path,
        message: `The format ${quote(format)} looks like a media type, but there are none that begin with ${quote(`${top}/`)}; write ${known ?? 'a media type such as image/png'}.`,
        ...(known !== undefined && {
          suggestions: [known],
          fix: writing(path, known, `Write the format as ${known}.`, false),
        }),
      })
    })
  },
}
