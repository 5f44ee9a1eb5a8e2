import { toPointer } from '../../core/pointer.ts'
import { agentIdentifiers } from '../predicates/identifiers.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const schemeSpelling: Rule = {
  id: 'scheme-spelling',
  severity: 'warning',
  check: visiting(agentIdentifiers, (identifier, { report }) => {
    const { kind, scheme } = identifier
    // The schema checks the types of funders.
    if (scheme === undefined || kind === 'funderIdentifier' || schemes.has(scheme)) return
    const meant = spelling.exec(scheme)?.[1]?.toUpperCase()
    if (meant === undefined) return
    const path = identifier.schemePath
    report({
      path,
      message: `The scheme ${quote(scheme)} is not recognised in this spelling; write ${meant}.`,
      suggestions: [meant],
      fix: {
        description: `Write the scheme as ${meant}.`,
        safe: true,
        patch: [{ op: 'replace', path: toPointer(path), value: meant }],
      },
    })
  }),
}

const schemes = new Set(['ORCID', 'ROR', 'ISNI', 'GRID'])
const spelling = /^\s*(?:https?:\/\/(?:www\.)?)?(orcid|ror|isni|grid)(?:\.(?:org|ac)\/?|[ _-]?ids?)?\s*$/i
