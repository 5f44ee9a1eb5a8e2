import { type Path, toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { schemeMissing as messages } from '../compiled/rule-texts.ts'
import { agentIdentifiers, otherScheme } from '../predicates/identifiers/identifiers.ts'
import { rightsList } from '../predicates/lists.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Finding, Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('scheme-missing', messages)

export const schemeMissing: Rule = {
  id: 'scheme-missing',
  severity: 'warning',
  check: together(
    visiting(agentIdentifiers, (identifier, { kernel, report }) => {
      const { kind, value, scheme } = identifier
      if (scheme !== undefined && !isBlank(scheme)) return
      // The schema reports a missing scheme if the kernel requires it.
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
  const shown = { value: shorten(value), member: String(schemePath.at(-1)) }
  return {
    path,
    message: scheme === undefined ? say('unknown', shown) : say('known', { ...shown, scheme }),
    ...(scheme !== undefined && {
      fix: {
        description: say('add', { scheme }),
        safe: true,
        patch: [{ op: isThere ? 'replace' : 'add', path: toPointer(schemePath), value: scheme }],
      },
    }),
  }
}

const nameScheme = 'creators[].nameIdentifiers[].nameIdentifierScheme'
