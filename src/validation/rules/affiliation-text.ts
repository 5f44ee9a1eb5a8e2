import { affiliationTexts } from '../predicates/affiliation-texts.ts'
import { registry } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { InputContext, InputRule, InputRuleDocs } from '../rule.ts'

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

export const affiliationTextDocs = (): InputRuleDocs => ({
  summary: 'In a record sent to the registry’s REST API, each affiliation is an object.',
  why: 'The REST API returns affiliations as text but accepts only objects: text is silently dropped, and updating a record with what GET returned erases all affiliations.',
  examples: {
    passes: [
      {
        input:
          '{"data": {"type": "dois", "attributes": {"doi": "10.5072/a", "creators": [{"name": "Carberry, Josiah", "affiliation": [{"name": "Brown University"}]}]}}}',
      },
    ],
    fails: [
      {
        input:
          '{"data": {"type": "dois", "attributes": {"doi": "10.5072/a", "creators": [{"name": "Carberry, Josiah", "affiliation": ["Brown University"]}]}}}',
        pointer: '/data/attributes/creators/0/affiliation/0',
        message:
          'The registry accepts affiliations only as objects and would drop "Brown University"; write {"name": "Brown University"}.',
      },
    ],
  },
  references: [
    { title: 'DataCite REST API', url: 'https://support.datacite.org/docs/api-create-dois' },
    registry('what the API takes', 'lupo', 'app/controllers/datacite_dois_controller.rb'),
  ],
})
