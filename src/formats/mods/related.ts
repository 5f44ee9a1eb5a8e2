import type { RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { element } from '../../text/xml/write.ts'
import { entriesOf, memberText } from '../work/index.ts'
import { identifierTypeOf } from './identifier-types.ts'
import { ownPart, readOwnPart } from './own-part.ts'
import type { ModsPart } from './part.ts'
import { originalBlocks, readRelatedItem } from './read-related.ts'
import { relationAttributes } from './relations.ts'
import { itemBlock, seriesBlocks } from './write-related.ts'

/** What the work is in or related to, and where in that it stands. */
export const related: ModsPart = {
  read(mods, draft) {
    const { record, cited } = draft
    for (const found of mods.children('relatedItem')) readRelatedItem(found, draft)
    for (const part of mods.children('part')) readOwnPart(part, record, cited)
  },
  write(writing) {
    const { work, account } = writing
    const items = entriesOf<RelatedItem>(work.record.relatedItems, ['relatedItems']).map(entry =>
      itemBlock(entry, writing),
    )
    const links = entriesOf<RelatedIdentifier>(work.record.relatedIdentifiers, ['relatedIdentifiers']).flatMap(
      entry => {
        const held = memberText(entry, 'relatedIdentifier')
        if (held === undefined) return []
        const relation = relationAttributes(entry, account)
        const type = textOf(entry.value.relatedIdentifierType)
        account.carryPath(entry.at('relatedIdentifierType'))
        return [
          element('relatedItem', relation, [
            element('identifier', { type: identifierTypeOf(type) }, account.carry(held)),
          ]),
        ]
      },
    )
    return [...items, ...originalBlocks(writing), ...seriesBlocks(writing), ...links, ...ownPart(writing)]
  },
}
