import { distance } from '../../core/distance.ts'
import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { schemeSpelling as messages } from '../compiled/rule-texts.ts'
import { agentIdentifiers } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('scheme-spelling', messages)

export const schemeSpelling: Rule = {
  id: 'scheme-spelling',
  severity: 'warning',
  check: visiting(agentIdentifiers, (identifier, { report }) => {
    const { kind, scheme, value } = identifier
    // The schema checks the types of funder identifiers.
    if (scheme === undefined || kind === 'funderIdentifier' || schemes.has(scheme)) return
    const meant = spelling.exec(scheme)?.[1]?.toUpperCase() ?? mistyped(scheme, value)
    if (meant === undefined) return
    const path = identifier.schemePath
    report({
      path,
      message: say('spelling', { scheme: shorten(scheme), meant }),
      suggestions: [meant],
      fix: {
        description: say('write', { meant }),
        safe: true,
        patch: [{ op: 'replace', path: toPointer(path), value: meant }],
      },
    })
  }),
}

const schemes = new Set(['ORCID', 'ROR', 'ISNI', 'GRID'])
const spelling = /^\s*(?:https?:\/\/(?:www\.)?)?(orcid|ror|isni|grid)(?:\.(?:org|ac)\/?|[ _-]?ids?)?\s*$/i

/**
 * Returns the scheme named by the website in an identifier if the given scheme is a likely misspelling of that name,
 * else undefined.
 *
 * A misspelling of `ORCID` for `orcid.org` differs by one or two letters.
 */
function mistyped(scheme: string, value: string): string | undefined {
  const [, site] = address.exec(value) ?? []
  const meant = site?.toUpperCase()
  const given = scheme.trim().toUpperCase()
  return meant !== undefined && given.length <= 12 && given !== meant && distance(given, meant) <= 2 ? meant : undefined
}

const address = /^\s*(?:https?:\/\/)?(?:www\.)?(orcid|ror|isni|grid)\.(?:org|ac)\//i
