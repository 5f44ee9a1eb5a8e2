import { styleWith } from './fixtures.ts'

const withCitation = (citation: string, bibliography = '<text variable="title"/>', attributes = ''): string =>
  styleWith(bibliography)
    .replace(/<citation>.*<\/citation>/, citation)
    .replace('<bibliography>', `<bibliography ${attributes}>`)

/** The names at the start of each cite and entry in {@link authorDate}. */
export const authors = '<names variable="author"><name form="short"/></names>'
const year = '<date variable="issued"><date-part name="year"/></date>'
const locator = '<group delimiter=" "><label variable="locator" form="short"/><text variable="locator"/></group>'

/** A note style in which each note states its position. */
export const positions = withCitation(
  `<citation near-note-distance="2"><layout delimiter="; "><choose>
    <if position="ibid-with-locator"><text value="ibid+"/></if>
    <else-if position="ibid"><text value="ibid"/></else-if>
    <else-if position="near-note"><text value="near"/></else-if>
    <else-if position="subsequent"><group delimiter=" "><text value="n."/><text variable="first-reference-note-number"/></group></else-if>
    <else><text variable="title"/></else></choose><text variable="locator" prefix=", "/></layout></citation>`,
).replace('class="in-text"', 'class="note"')

/** An author-date style that distinguishes identical cites by letters, and collapses cites with the same names. */
export const authorDate = withCitation(
  `<citation disambiguate-add-year-suffix="true" collapse="year"><layout prefix="(" suffix=")" delimiter="; "><group delimiter=", "><group delimiter=" ">${authors}${year}</group>${locator}</group></layout></citation>`,
  `<group delimiter=" ">${authors}${year}<text variable="title"/></group>`,
)
/** The style {@link authorDate} with a bibliography sorted by author and title, which determines the letters. */
export const sortedAuthorDate = authorDate.replace(
  '<bibliography >',
  '<bibliography ><sort><key variable="author"/><key variable="title"/></sort>',
)
/** A style that prints numbers in brackets and collapses successive numbers. */
export const numeric = withCitation(
  '<citation collapse="citation-number"><sort><key variable="citation-number"/></sort><layout prefix="[" suffix="]" delimiter=","><text variable="citation-number"/></layout></citation>',
  '<text variable="citation-number" suffix=". "/><text variable="title"/>',
)

/** A style with labels such as `Roe01`, and letters if several labels are equal. */
export const labels = withCitation(
  '<citation disambiguate-add-year-suffix="true" collapse="year-suffix"><layout prefix="[" suffix="]" delimiter="; "><text variable="citation-label"/></layout></citation>',
  '<group delimiter=" "><text variable="citation-label"/><text variable="title"/></group>',
)

/**
 * A style that distinguishes cites by additional names and by given names, then by the title, and finally by a letter.
 */
export const distinguishing = withCitation(
  `<citation disambiguate-add-names="true" disambiguate-add-givenname="true" disambiguate-add-year-suffix="true" et-al-min="2" et-al-use-first="1" et-al-subsequent-min="2" et-al-subsequent-use-first="1" collapse="year-suffix-ranged"><sort><key variable="issued"/></sort><layout delimiter="; "><group delimiter=", "><names variable="author"><name form="short" initialize-with=". "/><et-al/><substitute><names variable="editor"/><text variable="title"/></substitute></names><choose><if disambiguate="true"><text variable="title" form="short"/></if></choose>${year}${locator}</group></layout></citation>`,
  `<group delimiter=" "><names variable="author"/>${year}<text variable="title"/></group>`,
  'subsequent-author-substitute="———"',
)
