import { element } from '../../text/xml/write.ts'
import { citedOf } from '../work/index.ts'
import { carryRelation, numberBlocks, readContainer, titlesBlock } from './containers.ts'
import { fitted, type Part } from './part.ts'
import { one } from './texts.ts'

/** The series that a book, report or volume of proceedings is in. */
export const series: Part = {
  read(item, draft) {
    const metadata = item.child('series_metadata')
    readContainer(metadata, draft, metadata.child('titles').texts('title'))
    draft.cited['collection-number'] = metadata.text('series_number')
  },
  write(writing) {
    const { work, account } = writing
    carryRelation(writing, ['Collection'])
    return [
      element('series_metadata', {}, [
        ...titlesBlock(writing),
        ...numberBlocks(writing, 'issn'),
        ...one('series_number', fitted(account, citedOf(work.record, 'collection-number'), 15)),
      ]),
    ]
  },
}

/** The set of books that one is in. */
export const set: Part = {
  read(item, draft) {
    const metadata = item.child('set_metadata')
    readContainer(metadata, draft, metadata.child('titles').texts('title'))
    draft.cited['part-number'] = metadata.text('part_number')
  },
  write: () => [],
}
