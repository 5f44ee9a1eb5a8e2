import { toPointer } from '../../core/pointer.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const severalFormats: Rule = {
  id: 'several-formats',
  severity: 'warning',
  check({ record: { formats }, report }) {
    if (!Array.isArray(formats)) return
    for (const [index, format] of formats.entries()) {
      if (typeof format !== 'string' || !mayBeSeveral(format) || !list.test(format)) continue
      const parts = format.split(/[,;]/).map(part => part.trim())
      const path = ['formats', index]
      report({
        path,
        message: `The format ${quote(format)} lists ${parts.length} formats; give each an entry of its own.`,
        fix: {
          description: 'Give each format an entry of its own.',
          safe: false,
          patch: [
            { op: 'replace', path: toPointer(path), value: parts[0] },
            ...parts.slice(1).map(value => ({ op: 'add' as const, path: '/formats/-', value })),
          ],
        },
      })
    }
  },
}

const mayBeSeveral = (format: string): boolean => format.length <= 500 && (format.includes(',') || format.includes(';'))

export const severalFormatsDocs = (): RuleDocs => ({
  summary: 'Each format is one format.',
  why: 'Searches and counts go by entry: “csv, xlsx” is found by neither, and is a format of its own.',
  examples: {
    passes: [{ record: { formats: ['text/csv', 'text/plain; charset=utf-8', 'ESRI Shapefile, zipped by layer'] } }],
    fails: [
      {
        record: { formats: ['csv, xlsx'] },
        pointer: '/formats/0',
        message: 'The format "csv, xlsx" lists 2 formats; give each an entry of its own.',
      },
    ],
  },
  references: [property('formats[]')],
})

const one = String.raw`(?:\.?[a-z\d]{2,8}|[a-z]{4,12}/[\w.+-]{2,80})`
const list = new RegExp(String.raw`^\s*${one}(?:\s*[,;]\s*${one}){1,50}\s*$`, 'i')
