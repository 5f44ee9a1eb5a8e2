import { affiliationTexts } from '../affiliation-texts.ts'
import { registry } from '../references.ts'
import type { InputContext, InputRule, InputRuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const affiliationText: InputRule = {
  id: 'affiliation-text',
  severity: 'warning',
  registry: 'drops',
  formats: ['datacite-rest-put'],
  check({ format, ...context }: InputContext) {
    if (format !== 'datacite-rest-put') return
    for (const { pointer, text } of affiliationTexts(context))
      context.report({
        pointer,
        message: `The registry takes affiliations as objects only and would lose ${quote(text)}; write {"name": ${quote(text)}}.`,
        fix: {
          description: 'Write the affiliation as an object.',
          safe: true,
          patch: [{ op: 'replace', path: pointer, value: { name: text } }],
        },
      })
  },
}

export const affiliationTextDocs = (): InputRuleDocs => ({
  summary: 'In what is sent to the registry’s REST API an affiliation is an object.',
  why: 'The REST API gives affiliations back as text, but takes them as objects: text is dropped without a word, and updating a record with what GET returned erases the affiliations of all its people.',
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
        findings: [
          {
            pointer: '/data/attributes/creators/0/affiliation/0',
            message:
              'The registry takes affiliations as objects only and would lose "Brown University"; write {"name": "Brown University"}.',
          },
        ],
      },
    ],
  },
  references: [
    { title: 'DataCite REST API', url: 'https://support.datacite.org/docs/api-create-dois' },
    registry('what the API takes', 'lupo', 'app/controllers/datacite_dois_controller.rb'),
  ],
})
