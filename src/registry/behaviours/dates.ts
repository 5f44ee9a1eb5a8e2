import { valueAt } from '../../core/pointer.ts'
import type { Behaviour } from '../behaviour.ts'
import { isKeptDate } from '../values/kept-date.ts'
import { squish } from '../values/space.ts'
import { leftAsSent } from './names.ts'

/** Drops dates that are neither EDTF nor a code for unknown information. */
export const dateDropped: Behaviour = {
  id: 'date-dropped',
  does: 'drops',
  via: ['xml'],
  since: '2020-02-09',
  apply(work) {
    for (const [path, entry] of work.items('dates')) {
      const date = valueAt(entry, ['date'])
      const text = typeof date === 'string' ? squish(date) : typeof date === 'number' ? String(date) : ''
      if (!isKeptDate(text)) work.drop(path)
    }
  },
}

/** Adds the publication year as a date of type Issued if no date has that type. */
export const issuedAdded: Behaviour = {
  id: 'issued-added',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    const { publicationYear: year } = work.attributes
    const text = typeof year === 'number' ? String(year) : year
    if (typeof text !== 'string' || text.trim() === '') return
    for (const [, entry] of work.items('dates')) if (valueAt(entry, ['dateType']) === 'Issued') return
    work.append('dates', { date: text, dateType: 'Issued' })
  },
}
