import { affiliationTexts } from '../predicates/affiliation-texts.ts'
import { quote } from '../predicates/text.ts'
import type { InputContext, InputRule } from '../rule.ts'

export const affiliationText: InputRule = {
  id: 'affiliation-text',
  severity: 'warning',
  behaviours: ['wrong-type-dropped'],
  formats: ['datacite-rest-put'],
  check({ format, ...context }: InputContext) {
    if (format !== 'datacite-rest-put') return
    for (const { pointer, text } of affiliationTexts(context))
      context.report({
        pointer,
        message: `The registry accepts affiliations only as objects and would drop ${quote(text)}; write {"name": ${quote(text)}}.`,
        fix: {
          description: 'Write the affiliation as an object.',
          safe: true,
          patch: [{ op: 'replace', path: pointer, value: { name: text } }],
        },
      })
  },
}
