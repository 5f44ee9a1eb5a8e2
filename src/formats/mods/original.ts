import { type Block, element } from '../../text/xml/write.ts'
import type { CitedTexts } from '../work/cited.ts'
import type { ElementReader } from '../work/element-reader.ts'
import { citedOf } from '../work/index.ts'
import type { ModsWriting } from './part.ts'
import { titleIn } from './titles.ts'

const said: ReadonlySet<string> = new Set(['titleInfo', 'originInfo'])

/**
 * Reads what a work is a new publication of: a related item of the type `original` of which nothing is said but its title and where,
 * by whom and when it was issued. False for anything more, which is another resource.
 */
export function readOriginal(item: ElementReader, type: string | undefined, cited: CitedTexts): boolean {
  const isPlain = item.all().every(({ name }) => said.has(name))
  if (type !== 'original' || !isPlain || cited['original-date'] !== undefined) return false
  const [title] = item.children('titleInfo').flatMap(info => titleIn(info) ?? [])
  const [info] = item.children('originInfo')
  const date = info?.child('dateIssued')
  for (const name of ['encoding', 'keyDate']) date?.attribute(name)
  const term = info?.child('place').child('placeTerm')
  term?.attribute('type')
  cited['original-title'] = title
  cited['original-date'] = date?.line()
  cited['original-publisher'] = info?.text('publisher')
  cited['original-publisher-place'] = term?.line()
  return true
}

/** Writes what {@link readOriginal} reads. */
export function originalBlocks({ work: { record }, account }: ModsWriting): Block[] {
  const text = (
    variable: 'title' | 'date' | 'publisher' | 'publisher-place',
    write: (text: string) => Block,
  ): Block[] => {
    const held = citedOf(record, `original-${variable}`)
    return held === undefined ? [] : [write(account.carry(held))]
  }
  const titles = text('title', title => element('titleInfo', {}, [element('title', {}, title)]))
  const origin = [
    ...text('publisher-place', place => element('place', {}, [element('placeTerm', { type: 'text' }, place)])),
    ...text('publisher', publisher => element('publisher', {}, publisher)),
    ...text('date', date =>
      element('dateIssued', { encoding: /^\d{4}(?:-\d\d){0,2}$/.test(date) ? 'w3cdtf' : undefined }, date),
    ),
  ]
  const blocks = [...titles, ...(origin.length === 0 ? [] : [element('originInfo', {}, origin)])]
  return blocks.length === 0 ? [] : [element('relatedItem', { type: 'original' }, blocks)]
}
