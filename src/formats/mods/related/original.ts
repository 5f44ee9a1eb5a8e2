import { type Block, element } from '../../../text/xml/write.ts'
import type { CitedTexts } from '../../work/cited-members.ts'
import { citedOf } from '../../work/index.ts'
import type { ElementReader } from '../../work/reading/element-reader.ts'
import type { ModsWriting } from '../part-types.ts'
import { titleIn } from '../titles.ts'

const originals = ['original-title', 'original-date', 'original-publisher', 'original-publisher-place'] as const
const said: ReadonlySet<string> = new Set(['titleInfo', 'originInfo'])

/**
 * Reads the original publication from a related item. Returns false for any other item.
 *
 * The original publication is the first item of the type `original` that has only a title and publication details.
 */
export function readOriginal(item: ElementReader, type: string | undefined, cited: CitedTexts): boolean {
  const isPlain = item.all().every(({ name }) => said.has(name))
  const isKnown = originals.some(variable => cited[variable] !== undefined)
  if (type !== 'original' || !isPlain || isKnown) return false
  const info = item.child('originInfo')
  const date = info.child('dateIssued')
  for (const name of ['encoding', 'keyDate']) date.attribute(name)
  const term = info.child('place').child('placeTerm')
  term.attribute('type')
  cited['original-title'] = titleIn(item.child('titleInfo'))
  cited['original-date'] = date.line()
  cited['original-publisher'] = info.text('publisher')
  cited['original-publisher-place'] = term.line()
  return true
}

/** Writes the original publication in the form that {@link readOriginal} reads. */
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
