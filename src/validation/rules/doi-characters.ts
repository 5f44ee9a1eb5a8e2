import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { isRegistrable } from '../../registry/values/identifiers.ts'
import { storing } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const doiCharacters: Rule = {
  id: 'doi-characters',
  severity: 'warning',
  behaviours: ['doi-refused'],
  check({ record, report }) {
    const { doi } = record
    if (typeof doi !== 'string' || isRegistrable(doi)) return
    const bare = parseDoi(doi)
    if (bare === undefined || isRegistrable(bare)) return
    const [prefix = '', ...rest] = bare.split('/')
    const stranger = strange.exec(rest.join('/'))?.[0]
    report({
      path: ['doi'],
      message:
        stranger === undefined
          ? `The DOI ${shorten(bare)} has the prefix ${shorten(prefix)}, but the registry registers new DOIs only under prefixes of four or five digits.`
          : `The DOI ${shorten(bare)} contains "${shorten(stranger)}", which the registry does not accept in a new DOI; choose a suffix of letters A to Z, digits, "-", "." and "_".`,
    })
  },
}

export const doiCharactersDocs = (): RuleDocs => ({
  summary: 'The record’s own DOI contains only characters that the registry accepts in new DOIs.',
  why: 'A DOI may contain nearly any character, but the registry accepts new ones only with a prefix of four or five digits and a suffix of letters A to Z, digits and - . _ ; ( ) / : * ~ $ =. DOIs that are already registered remain valid.',
  examples: {
    passes: [{ record: { doi: '10.5880/GFZ.2.1(2021)_a' } }],
    fails: [
      {
        record: { doi: '10.5880/caf\u00e9' },
        pointer: '/doi',
        message:
          'The DOI 10.5880/caf\u00e9 contains "\u00e9", which the registry does not accept in a new DOI; choose a suffix of letters A to Z, digits, "-", "." and "_".',
      },
      {
        record: { doi: '10.5880.1/abc' },
        pointer: '/doi',
        message:
          'The DOI 10.5880.1/abc has the prefix 10.5880.1, but the registry registers new DOIs only under prefixes of four or five digits.',
      },
    ],
  },
  references: [storing, { title: 'DataCite: DOI basics', url: 'https://support.datacite.org/docs/doi-basics' }],
})

const strange = /[^-._;()/:a-zA-Z0-9*~$=]/u
