import { affiliationTexts } from '../predicates/affiliation-texts.ts'
import { quote } from '../predicates/text.ts'
import type { InputRule, InputRuleDocs } from '../rule.ts'

export const affiliationTextSentBack: InputRule = {
  id: 'affiliation-text-sent-back',
  severity: 'info',
  behaviours: ['wrong-type-dropped'],
  strict: true,
  formats: ['datacite-rest'],
  check({ format, ...context }) {
    if (format !== 'datacite-rest') return
    for (const { pointer, text } of affiliationTexts(context))
      context.report({
        pointer,
        message: `Sent back with PUT as GET returned it, this record would lose the affiliation ${quote(text)}; convert it to datacite-rest-put first, which writes {"name": ${quote(text)}}.`,
      })
  },
}

export const affiliationTextSentBackDocs = (): InputRuleDocs => ({
  summary: 'A GET response that has affiliations as text is not sent back with PUT unchanged.',
  why: 'GET returns affiliations as text unless objects are requested (?affiliation=true), and PUT silently drops text: changing a title in the response and sending it back erases the affiliations.',
  examples: {
    passes: [
      {
        input:
          '{"doi": "10.5072/a", "creators": [{"name": "Carberry, Josiah", "affiliation": [{"name": "Brown University"}]}]}',
      },
    ],
    fails: [
      {
        input: '{"doi": "10.5072/a", "creators": [{"name": "Carberry, Josiah", "affiliation": ["Brown University"]}]}',
        pointer: '/creators/0/affiliation/0',
        message:
          'Sent back with PUT as GET returned it, this record would lose the affiliation "Brown University"; convert it to datacite-rest-put first, which writes {"name": "Brown University"}.',
      },
    ],
  },
  references: [{ title: 'DataCite REST API', url: 'https://support.datacite.org/docs/api-create-dois' }],
})
