import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { severalFormats as messages } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('several-formats', messages)

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
        message: say('several', { format: shorten(format), count: parts.length }),
        fix: {
          description: say('split'),
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

const one = String.raw`(?:\.?[a-z\d]{2,8}|[a-z]{4,12}/[\w.+-]{2,80})`
const list = new RegExp(String.raw`^\s*${one}(?:\s*[,;]\s*${one}){1,50}\s*$`, 'i')
