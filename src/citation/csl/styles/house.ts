/**
 * The service's own style as CSL 1.0.2, for programs that want a style file: `Creator, Creator (Year): Title (v1.1). Publisher.
 * https://doi.org/…`. MIT licence, as all of this package.
 */
export const houseStyle = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" demote-non-dropping-particle="never" default-locale="en-US">
  <info>
    <title>Data repository with the version in the title</title>
    <title-short>house</title-short>
    <id>https://github.com/citable/citable/styles/house</id>
    <category citation-format="author-date"/>
    <category field="generic-base"/>
    <updated>2026-11-21T00:00:00+00:00</updated>
    <rights license="https://opensource.org/license/mit">MIT</rights>
  </info>
  <macro name="creators">
    <names variable="author">
      <name delimiter=", " delimiter-precedes-last="always" name-as-sort-order="all" sort-separator=", "/>
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
        <text variable="version" prefix="(v" suffix=")"/>
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
        <text variable="publisher"/>
        <text macro="link"/>
      </group>
    </layout>
  </bibliography>
</style>
`
