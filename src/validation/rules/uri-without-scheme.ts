import type { Path } from '../../pointer.ts'
import { fundingReferences, rightsList, subjects } from '../lists.ts'
import { property } from '../references.ts'
import type { Rule, RuleContext, RuleDocs } from '../rule.ts'
import { isBlank, quote } from '../text.ts'
import { together, visiting } from '../visiting.ts'

export const uriWithoutScheme: Rule = {
  id: 'uri-without-scheme',
  severity: 'warning',
  registry: 'accepts',
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
  why: 'The schema takes nearly any text for a URI. Without https:// or another scheme the link leads to a page below the one that shows it, and programs do not recognise the licence.',
  examples: {
    passes: [
      { record: { rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }] } },
      { record: { subjects: [{ subject: 'Water', valueUri: 'urn:example:water' }] } },
    ],
    fails: [
      {
        record: { rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'creativecommons.org/licenses/by/4.0/' }] },
        findings: [
          {
            pointer: '/rightsList/0/rightsUri',
            message:
              'The rightsUri "creativecommons.org/licenses/by/4.0/" is not complete; write it with https:// or whatever it begins with.',
          },
        ],
      },
      {
        record: { rightsList: [{ rights: 'see the data', rightsUri: 'not a uri' }] },
        findings: [
          {
            pointer: '/rightsList/0/rightsUri',
            message: 'The rightsUri "not a uri" is not a URI; write an address here and words as rights.',
          },
        ],
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
      ? `The ${member} ${quote(value)} is not a URI; write an address here and words ${member === 'rightsUri' ? 'as rights' : 'elsewhere'}.`
      : `The ${member} ${quote(value)} is not complete; write it with https:// or whatever it begins with.`,
  })
}
