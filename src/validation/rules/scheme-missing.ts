import { type Path, toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { agentIdentifiers, otherScheme } from '../predicates/identifiers.ts'
import { rightsList } from '../predicates/lists.ts'
import { isBlank, shorten } from '../predicates/text.ts'
import type { Finding, Rule } from '../rule.ts'
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
