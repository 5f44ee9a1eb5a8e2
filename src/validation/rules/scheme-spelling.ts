import { toPointer } from '../../core/pointer.ts'
import { agentIdentifiers } from '../predicates/identifiers.ts'
import { property, readingNames } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const schemeSpellingDocs = (): RuleDocs => ({
  summary: 'The schemes ORCID, ROR, ISNI and GRID are written in capitals.',
  why: 'The kernel does not control the names of schemes, but programs compare them letter by letter: the registry links a person only if the scheme is exactly ORCID, and an organisation only if it is exactly ROR.',
  examples: {
    passes: [{ record: named('ORCID') }, { record: named('ResearcherID') }],
    fails: [
      {
        record: named('orcid'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifierScheme',
        message: 'The scheme "orcid" is not recognised in this spelling; write ORCID.',
      },
      {
        record: named('https://orcid.org/'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifierScheme',
        message: 'The scheme "https://orcid.org/" is not recognised in this spelling; write ORCID.',
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[].nameIdentifierScheme'), readingNames],
})

const schemes = new Set(['ORCID', 'ROR', 'ISNI', 'GRID'])
const spelling = /^\s*(?:https?:\/\/(?:www\.)?)?(orcid|ror|isni|grid)(?:\.(?:org|ac)\/?|[ _-]?ids?)?\s*$/i

function named(nameIdentifierScheme: string) {
  const nameIdentifiers = [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme }]
  return { creators: [{ name: 'Carberry, Josiah', nameIdentifiers }] }
}
