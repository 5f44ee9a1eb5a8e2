/**
 * An XML Schema for OAI-PMH 2.0 responses, based on the specification of the protocol. Metadata and descriptions may
 * contain any element outside the OAI-PMH namespace.
 */
export const oaiSchema = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.openarchives.org/OAI/2.0/"
  targetNamespace="http://www.openarchives.org/OAI/2.0/" elementFormDefault="qualified">
  <xs:element name="OAI-PMH"><xs:complexType><xs:sequence>
    <xs:element name="responseDate" type="second"/>
    <xs:element name="request"><xs:complexType><xs:simpleContent><xs:extension base="xs:anyURI">
      <xs:attribute name="verb" type="verb"/>
      <xs:attribute name="identifier" type="xs:anyURI"/>
      <xs:attribute name="metadataPrefix" type="prefix"/>
      <xs:attribute name="from" type="granular"/>
      <xs:attribute name="until" type="granular"/>
      <xs:attribute name="set" type="xs:string"/>
      <xs:attribute name="resumptionToken" type="xs:string"/>
    </xs:extension></xs:simpleContent></xs:complexType></xs:element>
    <xs:choice>
      <xs:element name="error" maxOccurs="unbounded"><xs:complexType><xs:simpleContent><xs:extension base="xs:string">
        <xs:attribute name="code" use="required"><xs:simpleType><xs:restriction base="xs:string">
          <xs:enumeration value="cannotDisseminateFormat"/><xs:enumeration value="idDoesNotExist"/>
          <xs:enumeration value="badArgument"/><xs:enumeration value="badVerb"/><xs:enumeration value="noMetadataFormats"/>
          <xs:enumeration value="noRecordsMatch"/><xs:enumeration value="badResumptionToken"/><xs:enumeration value="noSetHierarchy"/>
        </xs:restriction></xs:simpleType></xs:attribute>
      </xs:extension></xs:simpleContent></xs:complexType></xs:element>
      <xs:element name="Identify"><xs:complexType><xs:sequence>
        <xs:element name="repositoryName" type="xs:string"/>
        <xs:element name="baseURL" type="xs:anyURI"/>
        <xs:element name="protocolVersion" fixed="2.0"/>
        <xs:element name="adminEmail" maxOccurs="unbounded"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="\\S+@(\\S+\\.)+\\S+"/></xs:restriction></xs:simpleType></xs:element>
        <xs:element name="earliestDatestamp" type="second"/>
        <xs:element name="deletedRecord" fixed="persistent"/>
        <xs:element name="granularity" fixed="YYYY-MM-DDThh:mm:ssZ"/>
        <xs:element name="description" type="other" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="ListMetadataFormats"><xs:complexType><xs:sequence>
        <xs:element name="metadataFormat" maxOccurs="unbounded"><xs:complexType><xs:sequence>
          <xs:element name="metadataPrefix" type="prefix"/>
          <xs:element name="schema" type="xs:anyURI"/>
          <xs:element name="metadataNamespace" type="xs:anyURI"/>
        </xs:sequence></xs:complexType></xs:element>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="ListSets"><xs:complexType><xs:sequence>
        <xs:element name="set" maxOccurs="unbounded"><xs:complexType><xs:sequence>
          <xs:element name="setSpec" type="set"/>
          <xs:element name="setName" type="xs:string"/>
        </xs:sequence></xs:complexType></xs:element>
        <xs:element name="resumptionToken" type="token" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="GetRecord"><xs:complexType><xs:sequence><xs:element name="record" type="record"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="ListRecords"><xs:complexType><xs:sequence>
        <xs:element name="record" type="record" maxOccurs="unbounded"/>
        <xs:element name="resumptionToken" type="token" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="ListIdentifiers"><xs:complexType><xs:sequence>
        <xs:element name="header" type="header" maxOccurs="unbounded"/>
        <xs:element name="resumptionToken" type="token" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>
    </xs:choice>
  </xs:sequence></xs:complexType></xs:element>
  <xs:complexType name="record"><xs:sequence>
    <xs:element name="header" type="header"/>
    <xs:element name="metadata" type="other" minOccurs="0"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="header"><xs:sequence>
    <xs:element name="identifier" type="xs:anyURI"/>
    <xs:element name="datestamp" type="second"/>
    <xs:element name="setSpec" type="set" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence><xs:attribute name="status" fixed="deleted"/></xs:complexType>
  <xs:complexType name="other"><xs:sequence><xs:any namespace="##other" processContents="skip"/></xs:sequence></xs:complexType>
  <xs:complexType name="token"><xs:simpleContent><xs:extension base="xs:string">
    <xs:attribute name="completeListSize" type="xs:positiveInteger"/>
    <xs:attribute name="cursor" type="xs:nonNegativeInteger"/>
  </xs:extension></xs:simpleContent></xs:complexType>
  <xs:simpleType name="second"><xs:restriction base="xs:dateTime"><xs:pattern value="[^.]*Z"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="granular"><xs:union memberTypes="xs:date second"/></xs:simpleType>
  <xs:simpleType name="prefix"><xs:restriction base="xs:string"><xs:pattern value="[A-Za-z0-9\\-_\\.!~\\*'\\(\\)]+"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="set"><xs:restriction base="xs:string"><xs:pattern value="([A-Za-z0-9\\-_\\.!~\\*'\\(\\)])+(:[A-Za-z0-9\\-_\\.!~\\*'\\(\\)]+)*"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="verb"><xs:restriction base="xs:string">
    <xs:enumeration value="Identify"/><xs:enumeration value="GetRecord"/><xs:enumeration value="ListIdentifiers"/>
    <xs:enumeration value="ListMetadataFormats"/><xs:enumeration value="ListRecords"/><xs:enumeration value="ListSets"/>
  </xs:restriction></xs:simpleType>
</xs:schema>
`
