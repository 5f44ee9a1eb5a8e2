import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import { isExtras } from '../dialects/dialect.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { type Change, changeAt } from './change.ts'

/**
 * Returns a record without the `extras` inside the named members, whose entries have been moved or dropped.
 *
 * Reports the removed extras as lost, except empty values and the order of XML elements.
 */
export function withoutDisplaced(record: Datacite, lists: ReadonlySet<string>, changes: Change[]): Datacite {
  const { extras, ...others } = record
  if (lists.size === 0 || !isExtras(extras)) return record
  const kept = keep(extras, lists, ['extras'], changes)
  return kept === extras ? record : { ...others, extras: kept }
}

function keep(extras: Extras, lists: ReadonlySet<string>, path: Path, changes: Change[]): Extras {
  const members: Extras['members'] = {}
  let isSame = true
  for (const [pointer, value] of Object.entries(extras.members)) {
    const at = [...path, 'members', pointer]
    if (!pointer.split('/').some(step => lists.has(step))) {
      // A canonical record may contain the extras of another format among its own.
      members[pointer] = pointer === '/extras' && isExtras(value) ? keep(value, lists, at, changes) : value
      isSame &&= members[pointer] === value
      continue
    }
    isSame = false
    // The order of XML elements has no meaning.
    if (saysNothing(value) || (extras.format === 'datacite-xml' && Array.isArray(value))) continue
    const message = say('displaced', { pointer })
    changes.push(changeAt('lost', at, message, { before: value }))
  }
  return isSame ? extras : { ...extras, members }
}

const say = messagesOf('fit', {
  displaced:
    '{pointer} is not part of the kernel and is omitted because the property that contains it was changed or removed.',
})
