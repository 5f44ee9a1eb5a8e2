import { knownText } from '../model/plain-text.ts'
import { generalTypeOf, publicationYearOf, publisherOf, titleOf, versionOf } from '../model/view.ts'
import { creatorsOf } from './creators.ts'
import { linkOf } from './link.ts'
import { leadOf, sentences } from './sentences.ts'
import type { Style } from './style.ts'
import { endsInVersion, labelledVersion } from './version.ts'

/**
 * The form that DataCite recommends, `Creator; Creator (Year): Title. V. 1.1. Publisher. (dataset). https://doi.org/…`:
 * https://datacite-metadata-schema.readthedocs.io/page/introduction/citation/. Types of several words are written as
 * words (`computational notebook`); a version that the title ends in is not repeated.
 */
export const datacite: Style = {
  id: 'datacite',
  write(view, options) {
    const creators = creatorsOf(view, { ...options, separator: '; ' })
    const title = knownText(titleOf(view))
    const version = knownText(versionOf(view))
    const shownVersion = endsInVersion(title, version) ? '' : labelledVersion(version, 'V. ')
    const lead = leadOf(creators, publicationYearOf(view), title)
    return sentences(
      [lead, shownVersion, knownText(publisherOf(view)), typeInBrackets(generalTypeOf(view))],
      linkOf(view),
    )
  },
}

function typeInBrackets(type: string): string {
  const words = knownText(type)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
  return words === '' ? '' : `(${words})`
}
