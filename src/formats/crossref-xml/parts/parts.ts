import { element } from '../../../text/xml/write.ts'
import { citedOf } from '../../work/index.ts'
import { citations } from '../citations.ts'
import { carryRelation, numberBlocks, readContainer, titlesBlock } from '../containers.ts'
import { access, funding } from '../funding-and-licences.ts'
import { relations } from '../relations.ts'
import {
  abstract,
  degree,
  description,
  designators,
  edition,
  group,
  journalTitle,
  number,
  one,
  proceedingsTitle,
  titles,
  version,
  volume,
} from '../texts.ts'
import { contributors } from './contributors.ts'
import { accepted, approved, granted, posted, published, recorded, reviewed } from './dates.ts'
import { doi } from './doi.ts'
import { institution, publisher, standardsBody } from './institutions.ts'
import type { PartName } from './part-types.ts'
import { fitted, type Part } from './part-types.ts'
import { component, isbn, items, pages } from './places.ts'
import { review } from './review.ts'

const series: Part = {
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

const set: Part = {
  read(item, draft) {
    const metadata = item.child('set_metadata')
    readContainer(metadata, draft, metadata.child('titles').texts('title'))
    draft.cited['part-number'] = metadata.text('part_number')
  },
  write: () => [],
}

/** All parts of a work's metadata. Each part reads the elements that it writes. */
export const parts: Readonly<Record<PartName, Part>> = {
  abstract,
  accepted,
  access,
  approved,
  citations,
  component,
  contributors,
  degree,
  description,
  designators,
  doi,
  edition,
  funding,
  granted,
  group,
  institution,
  isbn,
  items,
  journalTitle,
  number,
  pages,
  posted,
  proceedingsTitle,
  published,
  publisher,
  recorded,
  relations,
  review,
  reviewed,
  series,
  set,
  standardsBody,
  titles,
  version,
  volume,
}
