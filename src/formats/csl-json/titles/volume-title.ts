import type { Datacite } from '../../../model/datacite.ts'
import { decodeTex } from '../../bibtex/tex/decode.ts'
import { type Account, Found, type Work, withSubtitle } from '../../work/index.ts'
import { type CslItem, sayCslJson } from '../csl-item.ts'

/**
 * Writes `volume-title`: the title of a special issue (`issuetitle`) or of one BibLaTeX volume. The title of all
 * volumes (`maintitle`) becomes the title of the item or of its container.
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

/**
 * Writes the title of the site to which a web page belongs. BibLaTeX's `@online` has a field for this title; the model
 * has none.
 */
export function writeSite({ record }: Work, item: CslItem, account: Account): void {
  if (item['container-title'] !== undefined || item.type !== 'webpage') return
  for (const name of ['journaltitle', 'journal', 'booktitle', 'maintitle']) {
    const site = textOfExtra(record, name, account)
    if (site === undefined) continue
    item['container-title'] = site
    return
  }
}

/** Returns the title of all volumes or of a special issue from the extras, with its subtitle. */
function titleIn(record: Datacite, kind: 'main' | 'issue', account: Account): string | undefined {
  const title = textOfExtra(record, `${kind}title`, account)
  const subtitle = title === undefined ? undefined : textOfExtra(record, `${kind}subtitle`, account)
  return title === undefined || subtitle === undefined ? title : withSubtitle(title, subtitle)
}

/** Returns the text of a BibTeX field in the extras, or undefined if it is missing, empty or has unknown commands. */
function textOfExtra({ extras }: Datacite, name: string, account: Account): string | undefined {
  const tex = extras?.members?.[`/fields/${name}`]
  if (typeof tex !== 'string') return undefined
  const { text, unknown } = decodeTex(tex)
  if (text === '' || unknown.length > 0) return undefined
  return account.carry(new Found(text, ['extras', 'members', `/fields/${name}`]))
}
