import { isExtension, isMediaType, looksLikeMediaType } from '../predicates/media-types.ts'
import { property } from '../predicates/references.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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
      // What looks like a media type is told by media-type-unknown.
      if (looksLikeMediaType(format)) return
      report({
        path: ['formats', index],
        message: `The format ${quote(format)} is neither a media type such as text/csv nor an ending of file names; programs cannot tell what it is.`,
      })
    })
  },
}

export const formatUnknownDocs = (): RuleDocs => ({
  summary: 'A format is a media type or an ending of file names.',
  why: 'The kernel’s documentation asks for one of the two, because programs choose by it what can open the files.',
  examples: {
    passes: [{ record: { formats: ['application/pdf', 'text/csv; charset=utf-8', 'PDF', '.nc'] } }],
    fails: [
      {
        record: { formats: ['Microsoft Excel spreadsheet'] },
        pointer: '/formats/0',
        message:
          'The format "Microsoft Excel spreadsheet" is neither a media type such as text/csv nor an ending of file names; programs cannot tell what it is.',
      },
    ],
  },
  references: [
    property('formats[]'),
    { title: 'IANA media types', url: 'https://www.iana.org/assignments/media-types/' },
  ],
})
