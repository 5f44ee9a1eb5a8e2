import { writing } from '../predicates/edits.ts'
import { isExtension, mediaTypeOf } from '../predicates/media-types.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const formatNotMediaTypeDocs = (): RuleDocs => ({
  summary: 'A format is a media type.',
  why: 'The kernel allows endings of file names, but the same ending stands for several formats, and assessments of FAIR data count media types only.',
  examples: {
    passes: [{ record: { formats: ['application/pdf'] } }],
    fails: [
      {
        record: { formats: ['PDF'] },
        pointer: '/formats/0',
        message: 'The format "PDF" is an ending of file names; write application/pdf.',
      },
      {
        record: { formats: ['.xyz'] },
        pointer: '/formats/0',
        message: 'The format ".xyz" is an ending of file names; write the media type of such files.',
      },
    ],
  },
  references: [property('formats[]'), { title: 'F-UJI, metric FsF-R1.3-02D', url: 'https://www.f-uji.net/' }],
})
