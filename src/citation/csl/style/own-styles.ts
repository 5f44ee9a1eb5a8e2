import type { StyleSource } from './style-source.ts'
import { styleXml } from './style-xml.ts'

/**
 * A source of the styles `datacite` and `house`, so that lists of known styles include them and dependent styles can
 * refer to them.
 */
export const ownStyles: StyleSource = {
  style: id => (id === 'house' ? houseStyle : id === 'datacite' ? dataciteStyle : undefined),
  locale: () => undefined,
  list: () => ({ styles: ['datacite', 'house'], locales: [] }),
}

/**
 * The style `house` as CSL 1.0.2, for programs that need a style file.
 *
 * Citations have the form `Creator, Creator (Year): Title (v1.1). Publisher. https://doi.org/…`. MIT licence, like
 * the whole package.
 */
export const houseStyle = /* @__PURE__ */ styleXml({
  title: 'Data repository with the version in the title',
  shortTitle: 'house',
  delimiter: ', ',
  behindTitle: `
        <text variable="version" prefix="(v" suffix=")"/>`,
})

/** The word that a citation prints, by CSL type. For a type without an entry, no word is printed. */
const words: Readonly<Record<string, string>> = {
  article: 'preprint',
  'article-journal': 'journal article',
  book: 'book',
  chapter: 'book chapter',
  collection: 'collection',
  dataset: 'dataset',
  event: 'event',
  graphic: 'image',
  motion_picture: 'audiovisual',
  'paper-conference': 'conference paper',
  periodical: 'journal',
  report: 'report',
  review: 'peer review',
  software: 'software',
  song: 'sound',
  speech: 'presentation',
  standard: 'standard',
  thesis: 'dissertation',
  webpage: 'interactive resource',
}

const wordFor = ([type, word]: [string, string], index: number): string => {
  const branch = index === 0 ? 'if' : 'else-if'
  return `
      <${branch} type="${type}">
        <text value="${word}" prefix="(" suffix=")"/>
      </${branch}>`
}

/**
 * The citation style that DataCite recommends, as CSL 1.0.2.
 *
 * Citations have the form `Creator; Creator (Year): Title. V. 1.1. Publisher. (dataset). https://doi.org/…`
 * (https://datacite-metadata-schema.readthedocs.io/page/introduction/citation/).
 *
 * General types without a CSL equivalent are omitted or generalised. MIT licence, like the whole package.
 */
export const dataciteStyle = /* @__PURE__ */ styleXml({
  title: "DataCite's recommended citation",
  shortTitle: 'DataCite',
  delimiter: '; ',
  macros: `
  <macro name="type">
    <choose>${/* @__PURE__ */ Object.entries(words).map(wordFor).join('')}
    </choose>
  </macro>`,
  beforePublisher: `
        <text variable="version" prefix="V. "/>`,
  afterPublisher: `
        <text macro="type"/>`,
})
