import type { Datacite } from '../../model/datacite.ts'
import type { ItemReading } from './reading.ts'

/** Reads the title; what follows a short title and a colon is a subtitle. */
export function readTitles(reading: ItemReading, record: Datacite): void {
  const title = reading.text('title')
  if (title === undefined) return
  const short = reading.text('title-short')
  const separator = ': '
  if (short !== undefined && title.startsWith(short + separator) && title.length > short.length + separator.length) {
    const subtitle = title.slice(short.length + separator.length)
    record.titles = [{ title: short }, { title: subtitle, titleType: 'Subtitle' }]
    return
  }
  if (short !== undefined) reading.keep('title-short')
  record.titles = [{ title }]
}
