import { writing } from '../predicates/edits.ts'
import { rightsList } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const licenceAddressUnknown: Rule = {
  id: 'licence-address-unknown',
  severity: 'warning',
  check: visiting(rightsList, ({ item: { rightsUri }, index }, { report }) => {
    if (typeof rightsUri !== 'string' || rightsUri.length > 300) return
    const [, host = '', page = ''] = /^\s*(https?:\/\/(?:www\.)?creativecommons\.org\/)(\S*)\s*$/i.exec(rightsUri) ?? []
    if (host === '' || pages.test(page)) return
    const meant = page.replace(/^(?:licen[cs]es?|lisence)(?=\/)/i, 'licenses').toLowerCase()
    const path = ['rightsList', index, 'rightsUri']
    const isClear = pages.test(meant)
    report({
      path,
      message: `There is no page ${quote(rightsUri)} at Creative Commons; ${isClear ? `write ${host}${meant}` : 'give the address of the licence, such as https://creativecommons.org/licenses/by/4.0/'}.`,
      ...(isClear && {
        suggestions: [`${host}${meant}`],
        fix: writing(path, `${host}${meant}`, 'Correct the address.', true),
      }),
    })
  }),
}

export const licenceAddressUnknownDocs = (): RuleDocs => ({
  summary: 'An address of a Creative Commons licence leads to one.',
  why: 'Programs compare the address with a list. A wrong one, such as /licences/ for /licenses/, makes an open resource count as one without a licence.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            { rightsUri: 'https://creativecommons.org/licenses/by-sa/3.0/de/deed.en' },
            { rightsUri: 'https://creativecommons.org/publicdomain/zero/1.0/legalcode' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { rightsList: [{ rightsUri: 'https://creativecommons.org/licences/by/4.0/' }] },
        pointer: '/rightsList/0/rightsUri',
        message:
          'There is no page "https://creativecommons.org/licences/by/4.0/" at Creative Commons; write https://creativecommons.org/licenses/by/4.0/.',
      },
      {
        record: { rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/5.0/' }] },
        pointer: '/rightsList/0/rightsUri',
        message:
          'There is no page "https://creativecommons.org/licenses/by/5.0/" at Creative Commons; give the address of the licence, such as https://creativecommons.org/licenses/by/4.0/.',
      },
    ],
  },
  references: [
    property('rightsList[].rightsUri'),
    { title: 'Creative Commons licences', url: 'https://creativecommons.org/licenses/' },
  ],
})

const pages =
  /^(?:licenses\/(?:(?:by|by-sa|by-nd|by-nc|by-nc-sa|by-nc-nd|by-nd-nc|sa|nd|nc|nd-nc|nc-sa)\/(?:[1-4]\.0|2\.[015])(?:\/[a-z]{2,4}(?:-[a-z]{2})?)?|(?:sampling\+?|nc-sampling\+)\/1\.0|devnations\/2\.0|publicdomain)|publicdomain\/(?:zero|mark|certification)\/1\.0(?:\/us)?)(?:\/(?:(?:legalcode|deed)(?:[.-][a-z_-]{2,10})?(?:\.txt)?|rdf)?)?$|^(?:licenses|publicdomain)?\/?$/i
