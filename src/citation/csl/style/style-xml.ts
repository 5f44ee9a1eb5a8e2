/**
 * The parts in which the styles of this package differ. An optional part is empty by default; any other value starts
 * with a line break.
 */
interface StyleParts {
  title: string
  /** The short title, whose lower-case form ends the style's id. */
  shortTitle: string
  /** The separator between two creators. */
  delimiter: string
  behindTitle?: string
  macros?: string
  beforePublisher?: string
  afterPublisher?: string
}

/** Builds a style of this package as CSL 1.0.2: creators, year and title, publisher, link. */
export const styleXml = ({
  title,
  shortTitle,
  delimiter,
  behindTitle = '',
  macros = '',
  beforePublisher = '',
  afterPublisher = '',
}: StyleParts): string => `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" demote-non-dropping-particle="never" default-locale="en-US">
  <info>
    <title>${title}</title>
    <title-short>${shortTitle}</title-short>
    <id>https://github.com/citable/citable/styles/${shortTitle.toLowerCase()}</id>
    <category citation-format="author-date"/>
    <category field="generic-base"/>
    <updated>2026-11-21T00:00:00+00:00</updated>
    <rights license="https://opensource.org/license/mit">MIT</rights>
  </info>
  <macro name="creators">
    <names variable="author">
      <name delimiter="${delimiter}" delimiter-precedes-last="always" name-as-sort-order="all" sort-separator=", "/>
    </names>
  </macro>
  <macro name="year">
    <date variable="issued">
      <date-part name="year"/>
    </date>
  </macro>
  <macro name="lead">
    <group delimiter=": ">
      <group delimiter=" ">
        <text macro="creators"/>
        <text macro="year" prefix="(" suffix=")"/>
      </group>
      <group delimiter=" ">
        <text variable="title" form="short"/>${behindTitle}
      </group>
    </group>
  </macro>
  <macro name="link">
    <choose>
      <if variable="DOI">
        <text variable="DOI" prefix="https://doi.org/"/>
      </if>
      <else>
        <text variable="URL"/>
      </else>
    </choose>
  </macro>${macros}
  <citation>
    <layout prefix="(" suffix=")" delimiter="; ">
      <group delimiter=", ">
        <names variable="author">
          <name form="short" and="text"/>
          <et-al/>
          <substitute>
            <text variable="title" form="short"/>
          </substitute>
        </names>
        <text macro="year"/>
        <group delimiter=" ">
          <label variable="locator" form="short"/>
          <text variable="locator"/>
        </group>
      </group>
    </layout>
  </citation>
  <bibliography>
    <layout>
      <group delimiter=". ">
        <text macro="lead"/>${beforePublisher}
        <text variable="publisher"/>${afterPublisher}
        <text macro="link"/>
      </group>
    </layout>
  </bibliography>
</style>
`
