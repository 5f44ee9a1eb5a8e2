import type { FundingReference, Rights, Subject } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { eachObject } from '../each.ts'
import { property } from '../references.ts'
import type { Rule } from '../rule.ts'
import { isBlank, quote } from '../text.ts'

export const uriWithoutScheme: Rule = {
  id: 'uri-without-scheme',
  severity: 'warning',
  registry: 'accepts',
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
    property('16.a rightsURI', 'rights'),
    property('6.c valueURI', 'subject'),
    property('19.3.a awardURI', 'fundingreference'),
  ],
  check({ record, report }) {
    const look = (value: unknown, member: string, path: () => Path): void => {
      if (typeof value !== 'string' || value.startsWith('http') || isBlank(value) || complete.test(value)) return
      const isUri = !/\s/.test(value.trim())
      report({
        path: path(),
        message: isUri
          ? `The ${member} ${quote(value)} is not complete; write it with https:// or whatever it begins with.`
          : `The ${member} ${quote(value)} is not a URI; write an address here and words ${member === 'rightsUri' ? 'as rights' : 'elsewhere'}.`,
      })
    }
    eachObject<Rights>(record.rightsList, ({ rightsUri }, index) =>
      look(rightsUri, 'rightsUri', () => ['rightsList', index, 'rightsUri']),
    )
    eachObject<Subject>(record.subjects, ({ valueUri }, index) =>
      look(valueUri, 'valueUri', () => ['subjects', index, 'valueUri']),
    )
    eachObject<FundingReference>(record.fundingReferences, ({ awardUri }, index) =>
      look(awardUri, 'awardUri', () => ['fundingReferences', index, 'awardUri']),
    )
  },
}

const complete = /^\s*[a-z][a-z\d+.-]{0,30}:/i
