/**
 * The form that DataCite recommends as CSL 1.0.2: `Creator; Creator (Year): Title. V. 1.1. Publisher. (dataset). https://doi.org/…`
 * (https://datacite-metadata-schema.readthedocs.io/page/introduction/citation/). General types that CSL does not tell apart are left out
 * or generalised. MIT licence, as all of this package.
 */
export const dataciteStyle = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" demote-non-dropping-particle="never" default-locale="en-US">
  <info>
    <title>DataCite's recommended citation</title>
    <title-short>DataCite</title-short>
    <id>https://github.com/citable/citable/styles/datacite</id>
    <category citation-format="author-date"/>
    <category field="generic-base"/>
    <updated>2026-11-21T00:00:00+00:00</updated>
    <rights license="https://opensource.org/license/mit">MIT</rights>
  </info>
  <macro name="creators">
    <names variable="author">
      <name delimiter="; " delimiter-precedes-last="always" name-as-sort-order="all" sort-separator=", "/>
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
        <text variable="title" form="short"/>
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
  </macro>
  <macro name="type">
    <choose>
      <if type="article">
        <text value="preprint" prefix="(" suffix=")"/>
      </if>
      <else-if type="article-journal">
        <text value="journal article" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="book">
        <text value="book" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="chapter">
        <text value="book chapter" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="collection">
        <text value="collection" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="dataset">
        <text value="dataset" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="event">
        <text value="event" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="graphic">
        <text value="image" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="motion_picture">
        <text value="audiovisual" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="paper-conference">
        <text value="conference paper" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="periodical">
        <text value="journal" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="report">
        <text value="report" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="review">
        <text value="peer review" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="software">
        <text value="software" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="song">
        <text value="sound" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="speech">
        <text value="presentation" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="standard">
        <text value="standard" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="thesis">
        <text value="dissertation" prefix="(" suffix=")"/>
      </else-if>
      <else-if type="webpage">
        <text value="interactive resource" prefix="(" suffix=")"/>
      </else-if>
    </choose>
  </macro>
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
      </group>
    </layout>
  </citation>
  <bibliography>
    <layout>
      <group delimiter=". ">
        <text macro="lead"/>
        <text variable="version" prefix="V. "/>
        <text variable="publisher"/>
        <text macro="type"/>
        <text macro="link"/>
      </group>
    </layout>
  </bibliography>
</style>
`
