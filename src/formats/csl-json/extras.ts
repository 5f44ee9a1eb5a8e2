import { extrasFor, takeApart } from '../../datacite/writing/extras.ts'
import { putBack } from '../../datacite/writing/put-back.ts'
import type { Datacite } from '../../model/datacite.ts'
import { listOf } from '../../model/view.ts'
import { isObject } from '../../object.ts'
import type { Account } from '../work/index.ts'
import { entriesOf } from '../work/index.ts'
import type { CslItem } from './item.ts'
import { readName } from './names.ts'
import { contributorTypes } from './roles.ts'
import { generalTypeOfItem } from './types.ts'

/** Puts back what a CSL-JSON item had beyond the model, if the record was read from one. */
export function restoreExtras(record: Datacite, item: CslItem, account: Account): void {
  const members = isObject(record) ? extrasFor(record, 'csl-json') : undefined
  if (members === undefined) return
  for (const { path, value } of takeApart('csl-json', members).inside) {
    const [name = ''] = path
    if (path.length > 1) putBack(item, path, value)
    else if (name === 'id') item.id = String(value)
    else if (name === 'type') restoreType(record, item, value, account)
    else {
      putBack(item, path, value)
      if (contributorTypes.get(name) === 'Other') carryRole(record, value, account)
    }
  }
}

/** The type of the item, where it is one that the record's more general type stands for. */
function restoreType({ types }: Datacite, item: CslItem, type: unknown, account: Account): void {
  if (typeof type !== 'string' || generalTypeOfItem(type) !== types?.resourceTypeGeneral) return
  item.type = type
  account.carryPath(['types', 'resourceTypeGeneral'])
}

/** Reports the contributors that were read from the names of a role as arrived. */
function carryRole({ contributors }: Datacite, names: unknown, account: Account): void {
  const known = new Set(listOf(names).map(name => readName(name)?.name))
  for (const { value, path } of entriesOf<{ name?: string; contributorType?: string }>(contributors, ['contributors']))
    if (value.contributorType === 'Other' && known.has(value.name)) account.carryPath(path)
}
