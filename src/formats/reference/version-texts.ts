import type { Datacite } from '../../model/datacite.ts'
import { hasEditions } from '../work/cited.ts'
import { type Account, datesOf, type Work } from '../work/index.ts'
import { isPartOf } from './containers.ts'

/**
 * What stands in the field of the version: for a chapter or paper the edition of the container, for an article that has no version the
 * day on which it was published online, as the readers of this field have it.
 */
export function versionTexts({ version, container, general, record }: Work, account: Account): string[] {
  if (version === undefined && general?.value === 'JournalArticle') return onlineDay(record, account)
  const isPart = container?.title !== undefined && isPartOf(general?.value)
  if (version !== undefined && (isPart ? container.edition === undefined : hasEditions(general?.value)))
    account.changed(version.path, `The version "${version.value}" is written as an edition.`)
  const held = (isPart ? container.edition : undefined) ?? version
  return held === undefined ? [] : [account.carry(held)]
}

function onlineDay(record: Datacite, account: Account): string[] {
  const online = datesOf(record, 'Available').find(({ text }) => /^\d{4}-\d\d(?:-\d\d)?$/.test(text))
  if (online === undefined) return []
  for (const member of ['date', 'dateType']) account.carryPath(online.entry.at(member))
  return [online.text.replaceAll('-', '/')]
}
