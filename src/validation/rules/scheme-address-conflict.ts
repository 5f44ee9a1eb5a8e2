import { isObject, type Members } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { schemeAddressConflict as messages } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { writing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('scheme-address-conflict', messages)

export const schemeAddressConflict: Rule = {
  id: 'scheme-address-conflict',
  severity: 'warning',
  check: visiting(holders, ({ scheme, address, path }, { report }) => {
    const meant = hosts[scheme]
    const [, host] = /^\s*https?:\/\/(?:www\.)?([a-z.]{3,20})(?:[/:?#\s]|$)/i.exec(address) ?? []
    if (meant === undefined || host === undefined || host.toLowerCase() === meant || !known.has(host.toLowerCase()))
      return
    const url = `https://${meant}`
    report({
      path,
      message: say('conflict', { scheme, address: shorten(address), url }),
      suggestions: [url],
      fix: writing(path, url, say('write', { url }), false),
    })
  }),
}

const hosts: Readonly<Record<string, string>> = {
  ORCID: 'orcid.org',
  ROR: 'ror.org',
  ISNI: 'isni.org',
  GRID: 'grid.ac',
}
const known = new Set(Object.values(hosts))

interface Holder {
  scheme: string
  address: string
  path: Path
}

function holders(record: Datacite, visit: (holder: Holder) => void): void {
  const look = (holder: Members, member: string, path: Path): void => {
    const { [member]: scheme, schemeUri: address } = holder
    if (typeof address !== 'string' || typeof scheme !== 'string' || !Object.hasOwn(hosts, scheme)) return
    visit({ scheme, address, path: [...path, 'schemeUri'] })
  }
  agents(record, ({ agent: { nameIdentifiers, affiliation }, list, index }) => {
    eachObject<Members>(nameIdentifiers, (holder, at) =>
      look(holder, 'nameIdentifierScheme', [list, index, 'nameIdentifiers', at]),
    )
    eachObject<Members>(affiliation, (holder, at) =>
      look(holder, 'affiliationIdentifierScheme', [list, index, 'affiliation', at]),
    )
  })
  if (isObject(record.publisher)) look(record.publisher, 'publisherIdentifierScheme', ['publisher'])
}
