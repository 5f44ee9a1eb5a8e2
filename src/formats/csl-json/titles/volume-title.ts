import type { Datacite } from '../../../model/datacite.ts'
import { decodeTex } from '../../bibtex/tex/decode.ts'
import { type Account, Found, type Work, withSubtitle } from '../../work/index.ts'
import { type CslItem, sayCslJson } from '../csl-item.ts'

/**
 * Writes the title of a volume of several that BibLaTeX has: the title of all volumes (`maintitle`) is that of the item or of what contains
 * it, and the title of the volume is `volume-title`. So is the title of a special issue (`issuetitle`).
 */
export function writeVolumeTitle({ record, title, container }: Work, item: CslItem, account: Account): void {
  if (item['volume-title'] !== undefined) return
  const issue = titleIn(record, 'issue', account)
  if (issue !== undefined) item['volume-title'] = issue
  const holder = item['container-title'] === undefined ? 'title' : 'container-title'
  if (issue !== undefined || typeof item[holder] !== 'string') return
  const main = titleIn(record, 'main', account)
  if (main === undefined || main === item[holder]) return
  item['volume-title'] = item[holder]
  item[holder] = main
  const volume = holder === 'title' ? title : container?.title
  if (volume !== undefined) account.changed(volume, sayCslJson('volumeTitle'))
  if (holder === 'title') delete item['title-short']
}

/** Writes the site of a page of BibLaTeX, whose `@online` has a title for it that the model cannot hold. */
export function writeSite({ record }: Work, item: CslItem, account: Account): void {
  if (item['container-title'] !== undefined || item.type !== 'webpage') return
  for (const name of ['journaltitle', 'journal', 'booktitle', 'maintitle']) {
    const site = textOf(record, name, account)
    if (site === undefined) continue
    item['container-title'] = site
    return
  }
}

/** The text of a title that the model cannot hold, with its subtitle. */
function titleIn(record: Datacite, kind: 'main' | 'issue', account: Account): string | undefined {
  const title = textOf(record, `${kind}title`, account)
  const subtitle = title === undefined ? undefined : textOf(record, `${kind}subtitle`, account)
  return title === undefined || subtitle === undefined ? title : withSubtitle(title, subtitle)
}

/** The text of a field of BibTeX that the model cannot hold; undefined if it has commands that are not known. */
function textOf({ extras }: Datacite, name: string, account: Account): string | undefined {
  const tex = extras?.members?.[`/fields/${name}`]
  if (typeof tex !== 'string') return undefined
  const { text, unknown } = decodeTex(tex)
  if (text === '' || unknown.length > 0) return undefined
  return account.carry(new Found(text, ['extras', 'members', `/fields/${name}`]))
}
