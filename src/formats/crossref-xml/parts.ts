import { citations } from './citations.ts'
import { contributors } from './contributors.ts'
import { accepted, approved, granted, posted, published, recorded, reviewed } from './dates.ts'
import { doi } from './doi.ts'
import { institution, publisher, standardsBody } from './institutions.ts'
import type { PartName } from './kind.ts'
import type { Part } from './part.ts'
import { isbn, items, pages } from './places.ts'
import { relations } from './relations.ts'
import { series, set } from './series.ts'
import { access, funding } from './terms.ts'
import {
  abstract,
  degree,
  description,
  designators,
  edition,
  group,
  journalTitle,
  number,
  proceedingsTitle,
  titles,
  version,
  volume,
} from './texts.ts'

/** Every part, each of which reads what it writes. */
export const parts: Readonly<Record<PartName, Part>> = {
  abstract,
  accepted,
  access,
  approved,
  citations,
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
  reviewed,
  series,
  set,
  standardsBody,
  titles,
  version,
  volume,
}
