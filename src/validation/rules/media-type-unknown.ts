import { writing } from '../predicates/edits.ts'
import { isMediaType, looksLikeMediaType, mediaTypeOf } from '../predicates/media-types.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const mediaTypeUnknownDocs = (): RuleDocs => ({
  summary: 'A format that has the form of a media type is one.',
  why: 'Programs choose by the media type what can open the files; one that does not exist is worse than a name.',
  examples: {
    passes: [{ record: { formats: ['image/png', 'text/csv; charset=utf-8', 'Darwin Core Archive', 'PDF'] } }],
    fails: [
      {
        record: { formats: ['img/png'] },
        pointer: '/formats/0',
        message:
          'The format "img/png" looks like a media type, but there are none that begin with "img/"; write image/png.',
      },
      {
        record: { formats: ['data/unknown'] },
        pointer: '/formats/0',
        message:
          'The format "data/unknown" looks like a media type, but there are none that begin with "data/"; write a media type such as image/png.',
      },
    ],
  },
  references: [
    property('formats[]'),
    { title: 'IANA media types', url: 'https://www.iana.org/assignments/media-types/' },
  ],
})
