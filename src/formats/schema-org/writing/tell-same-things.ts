import type { Message } from '../../../messages/message.ts'
import type { Datacite, RelatedIdentifier, RelatedItem } from '../../../model/datacite.ts'
import { textOf } from '../../../model/view.ts'
import { type Account, entriesOf, type Where } from '../../work/index.ts'
import { iriOf } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'

/**
 * Reports each related identifier that has the same IRI as the work, a related item or a different related identifier.
 * In RDF, nodes with the same IRI are one resource.
 */
export function tellSameThings({ doi, relatedIdentifiers, relatedItems }: Datacite, account: Account): void {
  if (!account.isKept) return
  const nodes = new Map<string, { said: string; where: Where | undefined }[]>()
  const put = (address: string | undefined, said: string, where?: Where): void => {
    if (address === undefined) return
    const same = nodes.get(address)
    if (same === undefined) nodes.set(address, [{ said, where }])
    else same.push({ said, where })
  }
  put(iriOf('DOI', textOf(doi)), 'theWork')
  for (const { value } of entriesOf<RelatedItem>(relatedItems, ['relatedItems'])) {
    const { relatedItemIdentifier, relatedItemIdentifierType } = value.relatedItemIdentifier ?? {}
    put(iriOf(textOf(relatedItemIdentifierType), textOf(relatedItemIdentifier)), 'relatedItem')
  }
  for (const where of entriesOf<RelatedIdentifier>(relatedIdentifiers, ['relatedIdentifiers'])) {
    const [type, text] = [textOf(where.value.relatedIdentifierType), textOf(where.value.relatedIdentifier)]
    put(iriOf(type, text), `${type} ${text}`, where)
  }
  for (const [address, same] of nodes) {
    const [first] = same
    const other = same.find(({ said }) => said !== first?.said)
    if (first === undefined || other === undefined) continue
    for (const { said, where } of same) {
      const known = said === first.said ? other : first
      if (where !== undefined)
        account.changed(
          where,
          saySchemaOrg('sameAddress', { thing: thingOf(said), address, other: thingOf(known.said) }),
        )
    }
  }
}

const thingOf = (said: string): Message | string =>
  said === 'theWork' || said === 'relatedItem' ? saySchemaOrg(said) : said
