import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import { doubtfulAgents, type PlacedAgent } from '../predicates/agents.ts'
import { writing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { type Memo, visiting } from '../run/visiting.ts'

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
      message: `The scheme is ${scheme}, but the schemeUri ${shorten(address)} is that of another one; write ${url}, or correct the scheme.`,
      suggestions: [url],
      fix: writing(path, url, `Write the schemeUri as ${url}.`, false),
    })
  }),
}

export const schemeAddressConflictDocs = (): RuleDocs => ({
  summary: 'The scheme of an identifier and its schemeUri mean the same.',
  why: 'Programs go by the one or by the other, so that the same identifier is an ORCID iD here and a ROR ID there.',
  examples: {
    passes: [{ record: schemed('https://orcid.org/') }],
    fails: [
      {
        record: schemed('https://ror.org'),
        pointer: '/creators/0/nameIdentifiers/0/schemeUri',
        message:
          'The scheme is ORCID, but the schemeUri https://ror.org is that of another one; write https://orcid.org, or correct the scheme.',
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[].schemeUri')],
})

const hosts: Readonly<Record<string, string>> = {
  ORCID: 'orcid.org',
  ROR: 'ror.org',
  ISNI: 'isni.org',
  GRID: 'grid.ac',
}
const usual: Readonly<Record<string, string>> = { ORCID: 'https://orcid.org', ROR: 'https://ror.org' }
const known = new Set(Object.values(hosts))

interface Holder {
  scheme: string
  address: string
  path: Path
}

function holders(record: Datacite, visit: (holder: Holder) => void, memo?: Memo): void {
  const lookAtAgent = ({ agent: { nameIdentifiers, affiliation }, list, index }: PlacedAgent): void => {
    eachObject(nameIdentifiers, (holder, at) =>
      look(holder, 'nameIdentifierScheme', visit, list, index, 'nameIdentifiers', at),
    )
    eachObject(affiliation, (holder, at) =>
      look(holder, 'affiliationIdentifierScheme', visit, list, index, 'affiliation', at),
    )
  }
  doubtfulAgents(record, lookAtAgent, memo)
  look(record.publisher, 'publisherIdentifierScheme', visit, 'publisher')
}

function look(holder: unknown, member: string, visit: (holder: Holder) => void, ...path: Path): void {
  if (!isObject(holder)) return
  const { [member]: scheme, schemeUri: address } = holder
  if (typeof address !== 'string' || typeof scheme !== 'string' || usual[scheme] === address) return
  if (Object.hasOwn(hosts, scheme)) visit({ scheme, address, path: [...path, 'schemeUri'] })
}

function schemed(schemeUri: string) {
  const nameIdentifier = 'https://orcid.org/0000-0002-1825-0097'
  return {
    creators: [
      { name: 'Carberry, Josiah', nameIdentifiers: [{ nameIdentifier, nameIdentifierScheme: 'ORCID', schemeUri }] },
    ],
  }
}
