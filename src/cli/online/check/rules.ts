import type { Severity } from '../../../core/diagnostic.ts'
import { english, type Message, messagesOf } from '../../../messages/message.ts'
import type { RuleFacts } from '../../report/reporter.ts'

const rule = <Id extends string>(id: Id, severity: Severity, say: (key: 'summary' | 'why') => Message) => ({
  id,
  summary: english(say('summary')),
  why: english(say('why')),
  severity,
})

/** The rules of the online checks. */
export const onlineRules = [
  rule(
    'online/doi-unknown',
    'error',
    messagesOf('online/doi-unknown', {
      summary: 'A related DOI is registered.',
      why: 'The DOI is unknown at https://doi.org, so the link fails. The DOI may be misspelt, or may not be registered yet.',
    }),
  ),
  rule(
    'online/orcid-unknown',
    'error',
    messagesOf('online/orcid-unknown', {
      summary: 'An ORCID iD is assigned to a person.',
      why: 'ORCID has no record for the iD, or the record is deactivated or locked. A correct check digit does not prove that an iD was assigned.',
    }),
  ),
  rule(
    'online/orcid-name',
    'warning',
    messagesOf('online/orcid-name', {
      summary: 'An ORCID iD belongs to the person named in the same entry.',
      why: 'The name in the record shares no distinctive word with the public names in the ORCID record, so the iD may belong to another person. Private names and names in another script are not compared.',
    }),
  ),
  rule(
    'online/ror-unknown',
    'error',
    messagesOf('online/ror-unknown', {
      summary: 'A ROR ID is assigned to an organisation.',
      why: 'ROR has no organisation with the ID.',
    }),
  ),
  rule(
    'online/ror-name',
    'warning',
    messagesOf('online/ror-name', {
      summary: 'A ROR ID belongs to the organisation named in the same entry.',
      why: 'The name in the record shares no distinctive word with the names in ROR, so the ID may belong to another organisation. Names in another script are not compared.',
    }),
  ),
  rule(
    'online/ror-withdrawn',
    'warning',
    messagesOf('online/ror-withdrawn', {
      summary: 'A ROR ID has not been withdrawn.',
      why: 'ROR has withdrawn the ID, usually because the organisation already had another ID. The page of the withdrawn ID names the replacement, if there is one. IDs of organisations that have closed remain valid.',
    }),
  ),
  rule(
    'online/url-unreachable',
    'warning',
    messagesOf('online/url-unreachable', {
      summary: 'An address can be reached.',
      why: 'The host does not exist, or its server returned 404 or 410. A server that refuses automatic requests or redirects them to another site counts as reachable.',
    }),
  ),
  rule(
    'online/url-private',
    'warning',
    messagesOf('online/url-private', {
      summary: 'An address is on the public internet.',
      why: 'The host is not public, for example because its name or IP address belongs to this machine or to a local network. No request was sent, because a record must not cause requests inside a private network.',
    }),
  ),
] as const satisfies readonly RuleFacts[]

/** True if an id is that of an online rule. */
export const isOnlineRule = (id: string): boolean => onlineRules.some(rule => rule.id === id)

export type OnlineRuleId = (typeof onlineRules)[number]['id']

/** Renders the Markdown page about the online rules. */
export const onlineRulesPage = (): string =>
  `${[
    '# online/…',
    '`citable check --online doi,orcid,ror,url` reports these findings. The command queries doi.org, ORCID, ROR and the servers of addresses, and sends no request without that option. A query that fails is not a finding, but causes exit code 3.',
    ...onlineRules.map(({ id, summary, why, severity }) => `## ${id}\n\n${summary} ${why}\n\n- Severity: ${severity}`),
  ].join('\n\n')}\n`
