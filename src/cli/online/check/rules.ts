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
      why: 'The proxy of DOIs, https://doi.org, knows no such DOI, so the link leads nowhere. It may be misspelt, or not be registered yet.',
    }),
  ),
  rule(
    'online/orcid-unknown',
    'error',
    messagesOf('online/orcid-unknown', {
      summary: 'An ORCID iD belongs to somebody.',
      why: 'ORCID has no record of it, or has closed it: the right check digit alone does not make it one that was given to a person.',
    }),
  ),
  rule(
    'online/orcid-name',
    'warning',
    messagesOf('online/orcid-name', {
      summary: 'An ORCID iD is that of the person who is named beside it.',
      why: 'No word of the names that ORCID shows for the iD is in the name that stands beside it: it may be the iD of somebody else. Names that ORCID does not show, or that are written in another script, are not compared.',
    }),
  ),
  rule(
    'online/ror-unknown',
    'error',
    messagesOf('online/ror-unknown', {
      summary: 'A ROR ID belongs to an organisation.',
      why: 'ROR has no organisation of this ID.',
    }),
  ),
  rule(
    'online/ror-name',
    'warning',
    messagesOf('online/ror-name', {
      summary: 'A ROR ID is that of the organisation that is named beside it.',
      why: 'No telling word of the names that ROR has for the ID is in the name that stands beside it: it may be the ID of another organisation. Names in another script are not compared.',
    }),
  ),
  rule(
    'online/ror-withdrawn',
    'warning',
    messagesOf('online/ror-withdrawn', {
      summary: 'A ROR ID is in use.',
      why: 'ROR has withdrawn the ID, mostly because it was given twice or by mistake; its page names the one to use. The IDs of organisations that closed stay valid.',
    }),
  ),
  rule(
    'online/url-unreachable',
    'warning',
    messagesOf('online/url-unreachable', {
      summary: 'An address leads somewhere.',
      why: 'There is no such host, or it says that there is nothing at this address (404 or 410). Servers that refuse programs, and those that redirect elsewhere, are taken to answer.',
    }),
  ),
  rule(
    'online/url-private',
    'warning',
    messagesOf('online/url-private', {
      summary: 'An address is one of the public internet.',
      why: 'The host is this machine or in a local network, by its name or by where its name leads. It was not asked, since a record must not decide what is asked inside a network.',
    }),
  ),
] as const satisfies readonly RuleFacts[]

/** True if a rule is one of the online checks. */
export const isOnlineRule = (id: string): boolean => onlineRules.some(rule => rule.id === id)

export type OnlineRuleId = (typeof onlineRules)[number]['id']

/** The page shared by these rules, in Markdown. */
export const onlineRulesPage = (): string =>
  `${[
    '# online/…',
    'These findings are made by `citable check --online doi,orcid,ror,url`, which asks the proxy of DOIs, ORCID and ROR, and the servers of addresses; without that option nothing is asked. What could not be found out is no finding, but makes the exit code 3.',
    ...onlineRules.map(({ id, summary, why, severity }) => `## ${id}\n\n${summary} ${why}\n\n- Severity: ${severity}`),
  ].join('\n\n')}\n`
