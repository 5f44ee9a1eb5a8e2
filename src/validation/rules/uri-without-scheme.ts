import type { Path } from '../../core/pointer.ts'
import { fundingReferences, rightsList, subjects } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule, RuleContext, RuleDocs } from '../rule.ts'
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

export const uriWithoutSchemeDocs = (): RuleDocs => ({
  summary: 'The URIs of licences, subjects and awards are complete.',
  why: 'The schema accepts nearly any text as a URI. Without https:// or another scheme, browsers resolve the link relative to the current page, and programs do not recognise the licence.',
  examples: {
    passes: [
      { record: { rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }] } },
      { record: { subjects: [{ subject: 'Water', valueUri: 'urn:example:water' }] } },
    ],
    fails: [
      {
        record: { rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'creativecommons.org/licenses/by/4.0/' }] },
        pointer: '/rightsList/0/rightsUri',
        message:
          'The rightsUri "creativecommons.org/licenses/by/4.0/" is incomplete; write it in full, including https:// or another scheme.',
      },
      {
        record: { rightsList: [{ rights: 'see the data', rightsUri: 'not a uri' }] },
        pointer: '/rightsList/0/rightsUri',
        message: 'The rightsUri "not a uri" is not a URI; give an address here and put words in rights.',
      },
    ],
  },
  references: [
    property('rightsList[].rightsUri'),
    property('subjects[].valueUri'),
    property('fundingReferences[].awardUri'),
  ],
})

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
