import { toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { termsOf } from '../../kernel/index.ts'
import { messagesOf } from '../../messages/message.ts'
import { relatedDoiIn } from '../../registry/values/identifiers.ts'
import { relatedAddressIdentifier as texts } from '../compiled/rule-texts.ts'
import { type AddressIdentifier, identifierInAddress } from '../predicates/identifiers/address-identifiers.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('related-address-identifier', texts)

export const relatedAddressIdentifier: Rule = {
  id: 'related-address-identifier',
  severity: 'warning',
  check: visiting(relations, (relation, { kernel, report }) => {
    const { value, type } = relation
    if (typeof type !== 'string' || !addressTypes.has(type)) return
    const found = type === 'Handle' ? doiIn(value) : identifierInAddress(value)
    if (found === undefined || found.kind === type) return
    const { kind, identifier, isPage } = found
    if (!termsOf('relatedIdentifierType', kernel).includes(kind)) return
    // The rule related-doi-syntax asks for the address of a DOI that the registry does not recognise.
    if (kind === 'DOI' && relatedDoiIn(identifier) === undefined) return
    const path = relation.path
    report({
      path,
      message: say(caseOf(found, value, type), {
        address: shorten(value),
        type,
        identifier: shorten(identifier),
        kind,
      }),
      suggestions: [identifier],
      fix: {
        description: say('fix', { kind }),
        safe: !isPage,
        patch: [
          { op: 'replace', path: toPointer(path), value: identifier },
          { op: 'replace', path: toPointer(relation.typePath), value: kind },
        ],
      },
    })
  }),
}

const addressTypes: ReadonlySet<string> = new Set(['URL', 'PURL', 'w3id', 'Handle'])

/** Returns the message key for an identifier found in a value. Only DOIs are found in page URLs. */
function caseOf({ kind, identifier, isPage }: AddressIdentifier, value: string, type: string): keyof typeof texts {
  if (isPage) return value.includes(identifier) ? 'doiInPage' : 'recordWithDoi'
  if (type === 'Handle') return 'handle'
  return kind === 'DOI' ? 'doi' : 'other'
}

/**
 * Parses a Handle as a DOI, because a Handle that is also a DOI counts only as a DOI. Returns undefined for any other
 * Handle.
 */
function doiIn(value: string): AddressIdentifier | undefined {
  const identifier = parseDoi(value.replace(/hdl\.handle\.net/i, 'doi.org').replace(/^hdl:/i, ''))
  return identifier === undefined ? undefined : { kind: 'DOI', identifier, isPage: false }
}
