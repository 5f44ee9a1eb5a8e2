/** The JUnit schema of Jenkins' xunit-plugin (junit-10.xsd): the elements, their nesting and their attributes. */
export const junitSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:complexType name="told" mixed="true">
    <xs:attribute name="type" type="xs:string"/><xs:attribute name="message" type="xs:string"/>
  </xs:complexType>
  <xs:element name="testcase"><xs:complexType>
    <xs:choice minOccurs="0" maxOccurs="unbounded">
      <xs:element name="skipped" type="told"/><xs:element name="error" type="told"/><xs:element name="failure" type="told"/>
      <xs:element name="system-out" type="xs:string"/><xs:element name="system-err" type="xs:string"/>
    </xs:choice>
    <xs:attribute name="name" use="required"/><xs:attribute name="time"/>
    <xs:attribute name="classname"/><xs:attribute name="group"/>
  </xs:complexType></xs:element>
  <xs:element name="testsuite"><xs:complexType>
    <xs:choice minOccurs="0" maxOccurs="unbounded">
      <xs:element ref="testsuite"/><xs:element ref="testcase"/>
      <xs:element name="system-out" type="xs:string"/><xs:element name="system-err" type="xs:string"/>
    </xs:choice>
    <xs:attribute name="name" use="required"/><xs:attribute name="tests" use="required"/>
    <xs:attribute name="failures" use="required"/><xs:attribute name="errors" use="required"/>
    <xs:attribute name="skipped"/><xs:attribute name="timestamp"/><xs:attribute name="file"/>
  </xs:complexType></xs:element>
  <xs:element name="testsuites"><xs:complexType>
    <xs:sequence><xs:element ref="testsuite" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
    <xs:attribute name="name"/><xs:attribute name="tests"/><xs:attribute name="failures"/><xs:attribute name="errors"/>
  </xs:complexType></xs:element>
</xs:schema>
`
