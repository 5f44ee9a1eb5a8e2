import { styleWith } from './fixtures.ts'

/** A style with this `<citation>`, and with this layout and these attributes of its bibliography. */
const withCitation = (citation: string, bibliography = '<text variable="title"/>', attributes = ''): string =>
  styleWith(bibliography)
    .replace(/<citation>.*<\/citation>/, citation)
    .replace('<bibliography>', `<bibliography ${attributes}>`)

/** The names that {@link authorDate} begins with. */
export const authors = '<names variable="author"><name form="short"/></names>'
const year = '<date variable="issued"><date-part name="year"/></date>'
const locator = '<group delimiter=" "><label variable="locator" form="short"/><text variable="locator"/></group>'

/** A style of notes that says in each which position it has. */
export const positions = withCitation(
  `<citation near-note-distance="2"><layout delimiter="; "><choose>
    <if position="ibid-with-locator"><text value="ibid+"/></if>
    <else-if position="ibid"><text value="ibid"/></else-if>
    <else-if position="near-note"><text value="near"/></else-if>
    <else-if position="subsequent"><group delimiter=" "><text value="n."/><text variable="first-reference-note-number"/></group></else-if>
    <else><text variable="title"/></else></choose><text variable="locator" prefix=", "/></layout></citation>`,
).replace('class="in-text"', 'class="note"')

/** Cites that read alike are told apart by letters, and those of the same names drawn together. */
export const authorDate = withCitation(
  `<citation disambiguate-add-year-suffix="true" collapse="year"><layout prefix="(" suffix=")" delimiter="; "><group delimiter=", "><group delimiter=" ">${authors}${year}</group>${locator}</group></layout></citation>`,
  `<group delimiter=" ">${authors}${year}<text variable="title"/></group>`,
)
/** The same with a list in the order of names, in which the letters follow. */
export const sortedAuthorDate = authorDate.replace(
  '<bibliography >',
  '<bibliography ><sort><key variable="author"/><key variable="title"/></sort>',
)
/** Numbers in brackets, of which successive ones are drawn together. */
export const numeric = withCitation(
  '<citation collapse="citation-number"><sort><key variable="citation-number"/></sort><layout prefix="[" suffix="]" delimiter=","><text variable="citation-number"/></layout></citation>',
  '<text variable="citation-number" suffix=". "/><text variable="title"/>',
)

/** Labels such as `Roe01`, with letters where several are the same. */
export const labels = withCitation(
  '<citation disambiguate-add-year-suffix="true" collapse="year-suffix"><layout prefix="[" suffix="]" delimiter="; "><text variable="citation-label"/></layout></citation>',
  '<group delimiter=" "><text variable="citation-label"/><text variable="title"/></group>',
)

/** More names and given names tell cites apart, then the title, and at last a letter. */
export const distinguishing = withCitation(
  `<citation disambiguate-add-names="true" disambiguate-add-givenname="true" disambiguate-add-year-suffix="true" et-al-min="2" et-al-use-first="1" et-al-subsequent-min="2" et-al-subsequent-use-first="1" collapse="year-suffix-ranged"><sort><key variable="issued"/></sort><layout delimiter="; "><group delimiter=", "><names variable="author"><name form="short" initialize-with=". "/><et-al/><substitute><names variable="editor"/><text variable="title"/></substitute></names><choose><if disambiguate="true"><text variable="title" form="short"/></if></choose>${year}${locator}</group></layout></citation>`,
  `<group delimiter=" "><names variable="author"/>${year}<text variable="title"/></group>`,
  'subsequent-author-substitute="———"',
)
