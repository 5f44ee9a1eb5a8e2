import { knownText } from '../model/plain-text.ts'
import { publicationYearOf, publisherOf } from '../model/view.ts'
import { creatorsOf } from './creators.ts'
import { linkOf } from './link.ts'
import { leadOf, sentences } from './sentences.ts'
import type { Style } from './style.ts'
import { versionedTitleOf } from './title.ts'

/** The service's own style: `Creator, Creator (Year): Title (v1.1). Publisher. https://doi.org/…`. */
export const house: Style = {
  id: 'house',
  write(view, options) {
    const lead = leadOf(creatorsOf(view, options), publicationYearOf(view), versionedTitleOf(view))
    return sentences([lead, knownText(publisherOf(view))], linkOf(view))
  },
}
