import { toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { relatedIdentifierSyntax as texts } from '../compiled/rule-texts.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { relatedKind } from '../predicates/identifiers/related-kinds.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('related-identifier-syntax', texts)

export const relatedIdentifierSyntax: Rule = {
  id: 'related-identifier-syntax',
  severity: 'warning',
  check: visiting(relations, (relation, { report }) => {
    const { value } = relation
    const kind = relatedKind(relation.type)
    if (kind === undefined || kind.parse(value) || isBlank(value) || kind.checkDigit?.(value) !== undefined) return
    const path = relation.path
    if (parseDoi(value) === undefined) {
      report({ path, message: say('other', { value: shorten(value), notKind: kind.notKind, advice: kind.advice }) })
      return
    }
    report({
      path,
      message: say('doi', { value: shorten(value), notKind: kind.notKind }),
      fix: {
        description: say('fix'),
        safe: true,
        patch: [{ op: 'replace', path: toPointer(relation.typePath), value: 'DOI' }],
      },
    })
  }),
}
