import { type Path, toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { agentIdentifiers, otherScheme } from '../predicates/identifiers.ts'
import { rightsList } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { isBlank, shorten } from '../predicates/text.ts'
import type { Finding, Rule, RuleDocs } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const schemeMissing: Rule = {
  id: 'scheme-missing',
  severity: 'warning',
  check: together(
    visiting(agentIdentifiers, (identifier, { kernel, report }) => {
      const { kind, value, scheme } = identifier
      if (scheme !== undefined && !isBlank(scheme)) return
      // If the scheme is mandatory, the schema says so.
      if (kind === 'funderIdentifier' || (kind === 'nameIdentifier' && nodeAt(nameScheme, kernel)?.occurs === '1'))
        return
      if (!isBlank(value)) report(findingOf(value, identifier.path, identifier.schemePath, scheme !== undefined))
    }),
    visiting(rightsList, ({ item: { rightsIdentifier: value, rightsIdentifierScheme: scheme }, index }, { report }) => {
      if (typeof value !== 'string' || isBlank(value)) return
      if (typeof scheme === 'string' ? !isBlank(scheme) : scheme !== undefined && scheme !== null) return
      const path = ['rightsList', index, 'rightsIdentifier']
      report(findingOf(value, path, ['rightsList', index, 'rightsIdentifierScheme'], typeof scheme === 'string'))
    }),
  ),
}

export const schemeMissingDocs = (): RuleDocs => ({
  summary: 'An identifier comes with the name of its scheme.',
  why: 'Without its scheme, nobody can tell what an identifier means. The registry does not list a work under an organisation whose affiliationIdentifier has no affiliationIdentifierScheme. The kernel’s documentation requires the scheme wherever there is an identifier, but its schema does not check it.',
  examples: {
    passes: [
      {
        record: {
          publisher: {
            name: 'DataCite',
            publisherIdentifier: 'https://ror.org/04wxnsj81',
            publisherIdentifierScheme: 'ROR',
          },
        },
      },
      { record: { creators: [{ name: 'A', nameIdentifiers: [{ nameIdentifier: 'x-1' }] }] }, kernel: '4.2' },
    ],
    fails: [
      {
        record: {
          creators: [{ name: 'A', affiliation: [{ name: 'TIB', affiliationIdentifier: 'https://ror.org/04aj4c181' }] }],
        },
        pointer: '/creators/0/affiliation/0/affiliationIdentifier',
        message:
          'The identifier https://ror.org/04aj4c181 has no affiliationIdentifierScheme, so nobody knows what it means; add the scheme ROR.',
      },
      {
        record: { rightsList: [{ rights: 'Creative Commons Attribution 4.0', rightsIdentifier: 'cc-by-4.0' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message:
          'The identifier cc-by-4.0 has no rightsIdentifierScheme, so nobody knows what it means; add the name of its scheme.',
      },
    ],
  },
  references: [
    property('creators[].nameIdentifiers[].nameIdentifierScheme'),
    property('creators[].affiliation[].affiliationIdentifierScheme'),
    property('publisher.publisherIdentifierScheme'),
    property('rightsList[].rightsIdentifierScheme'),
    { title: 'Affiliations without a scheme are not listed', url: 'https://github.com/datacite/datacite/issues/1958' },
  ],
})

function findingOf(value: string, path: Path, schemePath: Path, isThere: boolean): Finding {
  const scheme = otherScheme(value)?.scheme
  const member = schemePath.at(-1)
  return {
    path,
    message: `The identifier ${shorten(value)} has no ${member}, so nobody knows what it means; add the ${scheme === undefined ? 'name of its scheme' : `scheme ${scheme}`}.`,
    ...(scheme !== undefined && {
      fix: {
        description: `Add the scheme ${scheme}.`,
        safe: true,
        patch: [{ op: isThere ? 'replace' : 'add', path: toPointer(schemePath), value: scheme }],
      },
    }),
  }
}

const nameScheme = 'creators[].nameIdentifiers[].nameIdentifierScheme'
