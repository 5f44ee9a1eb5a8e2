import { formatFunderId, parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { undoubled } from '../../identifiers/undoubled.ts'
import { agentIdentifiers, replaced } from '../predicates/identifiers.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const funderIdentifierForm: Rule = {
  id: 'funder-identifier-form',
  severity: 'error',
  behaviours: ['funder-rewritten'],
  check: visiting(agentIdentifiers, (identifier, { report }) => {
    const { kind, value, scheme } = identifier
    if (kind !== 'funderIdentifier' || scheme !== 'Crossref Funder ID' || known.test(value.trim())) return
    const path = identifier.path
    const id = parseFunderId(undoubled(value) ?? value)
    if (id === undefined) {
      report({
        path,
        message: `${quote(value)} is not a Crossref Funder ID; write the ID as https://doi.org/10.13039/ followed by the funder’s number, or omit the identifier.`,
      })
      return
    }
    const url = formatFunderId(id)
    report({
      path,
      message: `The Crossref Funder ID ${quote(value)} is in a form that few programs recognise; write ${url}.`,
      suggestions: [url],
      fix: { description: `Write the Crossref Funder ID as ${url}.`, safe: true, patch: replaced(path, url) },
    })
  }),
}

// What the registry recognises as a Crossref Funder ID (bolognese: validate_funder_doi).
const known = /^(?:https?:\/\/?(?:dx\.)?doi\.org\/)?(?:doi:)?(?:10\.13039\/)?[1-9]\d+$/

function _fundedBy(funderIdentifier: string) {
  return {
    fundingReferences: [
      { funderName: 'European Commission', funderIdentifier, funderIdentifierType: 'Crossref Funder ID' as const },
    ],
  }
}
