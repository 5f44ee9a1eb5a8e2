import { messagesOf } from '../../messages/message.ts'
import { licenceAddressUnknown as texts } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { rightsList } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('licence-address-unknown', texts)

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
      message: isClear
        ? say('misspelt', { uri: shorten(rightsUri), url: `${host}${meant}` })
        : say('unknown', { uri: shorten(rightsUri) }),
      ...(isClear && {
        suggestions: [`${host}${meant}`],
        fix: writing(path, `${host}${meant}`, say('fix'), true),
      }),
    })
  }),
}

const pages =
  /^(?:licenses\/(?:(?:by|by-sa|by-nd|by-nc|by-nc-sa|by-nc-nd|by-nd-nc|sa|nd|nc|nd-nc|nc-sa)\/(?:[1-4]\.0|2\.[015])(?:\/[a-z]{2,4}(?:-[a-z]{2})?)?|(?:sampling\+?|nc-sampling\+)\/1\.0|devnations\/2\.0|publicdomain)|publicdomain\/(?:zero|mark|certification)\/1\.0(?:\/us)?)(?:\/(?:(?:legalcode|deed)(?:[.-][a-z_-]{2,10})?(?:\.txt)?|rdf)?)?$|^(?:licenses|publicdomain)?\/?$/i
