import { houseStyle } from './house.ts'

/** What DataCite calls the types of CSL that stand for one general type alone. */
const types: Readonly<Record<string, string>> = {
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

const branches = Object.entries(types).map(([type, words], index) => {
  const name = index === 0 ? 'if' : 'else-if'
  return `      <${name} type="${type}">\n        <text value="${words}" prefix="(" suffix=")"/>\n      </${name}>\n`
})

/**
 * The form that DataCite recommends as CSL 1.0.2: `Creator; Creator (Year): Title. V. 1.1. Publisher. (dataset). https://doi.org/…`
 * (https://datacite-metadata-schema.readthedocs.io/en/4.6/introduction/citation/). Types that CSL does not tell apart are left out. MIT licence.
 */
export const dataciteStyle: string = houseStyle
  .replace('Data repository with the version in the title', "DataCite's recommended citation")
  .replace('<title-short>house', '<title-short>DataCite')
  .replace('styles/house', 'styles/datacite')
  .replace('delimiter=", " delimiter-precedes-last', 'delimiter="; " delimiter-precedes-last')
  .replace(/\n\s*<text variable="version"[^>]*>/, '')
  .replace(
    '  <citation>',
    `  <macro name="type">\n    <choose>\n${branches.join('')}    </choose>\n  </macro>\n  <citation>`,
  )
  .replace(
    /(<text macro="lead"\/>\n\s*)(<text variable="publisher"\/>\n)/,
    '$1<text variable="version" prefix="V. "/>\n        $2        <text macro="type"/>\n',
  )
