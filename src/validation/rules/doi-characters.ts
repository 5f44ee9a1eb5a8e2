import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { isRegistrable } from '../../registry/values/identifiers.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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

const strange = /[^-._;()/:a-zA-Z0-9*~$=]/u
