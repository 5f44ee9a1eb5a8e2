import type { Path } from '../../core/pointer.ts'
import { fundingReferences, rightsList, subjects } from '../predicates/lists.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const uriWithoutScheme: Rule = {
  id: 'uri-without-scheme',
  severity: 'warning',
  check: together(
    visiting(rightsList, ({ item: { rightsUri }, index }, context) =>
      look(rightsUri, ['rightsList', index, 'rightsUri'], context),
    ),
    visiting(subjects, ({ item: { valueUri }, index }, context) =>
      look(valueUri, ['subjects', index, 'valueUri'], context),
    ),
    visiting(fundingReferences, ({ item: { awardUri }, index }, context) =>
      look(awardUri, ['fundingReferences', index, 'awardUri'], context),
    ),
  ),
}

const complete = /^\s*[a-z][a-z\d+.-]{0,30}:/i

function look(value: unknown, path: Path, { report }: RuleContext): void {
  if (typeof value !== 'string' || value.startsWith('http') || isBlank(value) || complete.test(value)) return
  const member = path.at(-1)
  report({
    path,
    message: /\s/.test(value.trim())
      ? `The ${member} ${quote(value)} is not a URI; give an address here and put words ${member === 'rightsUri' ? 'in rights' : 'elsewhere'}.`
      : `The ${member} ${quote(value)} is incomplete; write it in full, including https:// or another scheme.`,
  })
}
