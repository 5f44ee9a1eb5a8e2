import { writing } from '../predicates/edits.ts'
import { isExtension, mediaTypeOf } from '../predicates/media-types.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const formatNotMediaType: Rule = {
  id: 'format-not-media-type',
  severity: 'info',
  fair: true,
  check({ record: { formats }, report }) {
    if (!Array.isArray(formats)) return
    formats.forEach((format: unknown, index) => {
      if (typeof format !== 'string' || !isExtension(format)) return
      const type = mediaTypeOf(format)
      const path = ['formats', index]
      report({
        path,
        message: `The format ${quote(format)} is an ending of file names; write ${type === undefined ? 'the media type of such files' : type}.`,
        ...(type !== undefined && {
          suggestions: [type],
          fix: writing(path, type, `Write the format as ${type}.`, false),
        }),
      })
    })
  },
}
