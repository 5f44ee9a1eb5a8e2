import { formatFunderId, parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { undoubled } from '../../identifiers/undoubled.ts'
import { agentIdentifiers, replaced } from '../predicates/identifiers.ts'
import { property, registry } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const funderIdentifierFormDocs = (): RuleDocs => ({
  summary: 'An identifier of type Crossref Funder ID is one: a DOI with the prefix 10.13039, or its number alone.',
  why: 'What is not a Crossref Funder ID leads to no funder, so the work is not credited to it. Until June 2026 the registry dropped such an identifier from XML; now it keeps what it was sent.',
  examples: {
    passes: [
      { record: fundedBy('https://doi.org/10.13039/501100000780') },
      { record: fundedBy('10.13039/501100000780') },
      { record: fundedBy('501100000780') },
    ],
    fails: [
      {
        record: fundedBy('European Commission'),
        pointer: '/fundingReferences/0/funderIdentifier',
        message:
          '"European Commission" is not a Crossref Funder ID; write the ID as https://doi.org/10.13039/ followed by the funder’s number, or omit the identifier.',
      },
      {
        record: fundedBy('info:doi/10.13039/501100000780'),
        pointer: '/fundingReferences/0/funderIdentifier',
        message:
          'The Crossref Funder ID "info:doi/10.13039/501100000780" is in a form that few programs recognise; write https://doi.org/10.13039/501100000780.',
      },
    ],
  },
  references: [
    property('fundingReferences[].funderIdentifier'),
    registry('reading funders', 'bolognese', 'lib/bolognese/doi_utils.rb'),
  ],
})

// What the registry recognises as a Crossref Funder ID (bolognese: validate_funder_doi).
const known = /^(?:https?:\/\/?(?:dx\.)?doi\.org\/)?(?:doi:)?(?:10\.13039\/)?[1-9]\d+$/

function fundedBy(funderIdentifier: string) {
  return {
    fundingReferences: [
      { funderName: 'European Commission', funderIdentifier, funderIdentifierType: 'Crossref Funder ID' as const },
    ],
  }
}
