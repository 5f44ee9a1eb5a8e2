import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { removing } from '../predicates/edits.ts'
import { descriptions } from '../predicates/lists.ts'
import { isPlaceholder } from '../predicates/placeholders.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const descriptionPlaceholder: Rule = {
  id: 'description-placeholder',
  severity: 'warning',
  check: visiting(descriptions, ({ item: { description }, index }, { report }) => {
    if (typeof description !== 'string' || isBlank(description)) return
    const plain =
      description.length > 500 || !description.includes('<') ? description : description.replace(/<[^<>]{0,200}>/g, '')
    const code = isUnknownValue(plain.trim())
    if (!code && !isPlaceholder(plain)) return
    const isNumber = /^\s*\d+\s*$/.test(plain)
    report({
      path: ['descriptions', index, 'description'],
      message: `${quote(description)} ${isNumber ? 'is only a number' : code ? 'is a code for a value that is not known, but a description is not mandatory' : 'is what a form or a test has where the description should be'}; describe the resource, or omit the description.`,
      fix: removing(['descriptions', index], 'Remove the description.', code),
    })
  }),
}
