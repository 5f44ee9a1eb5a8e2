import { dublinCoreXml } from '../../../src/formats/index.ts'
import { describeSchema } from '../../xsd/written.ts'

/** Simple Dublin Core, which the schema of oai_dc imports; it lies beside `xml.xsd`. */
const schema = 'dc/simpledc20021212.xsd'

const elements =
  'title creator subject description publisher contributor date type format identifier source language relation coverage rights'

/** What OAI-PMH calls oai_dc: the fifteen elements, in any order and number (https://www.openarchives.org/OAI/2.0/oai_dc.xsd). */
const container =
  '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
  'targetNamespace="http://www.openarchives.org/OAI/2.0/oai_dc/" elementFormDefault="qualified">' +
  '<xs:import namespace="http://purl.org/dc/elements/1.1/" schemaLocation="simpledc20021212.xsd"/>' +
  '<xs:element name="dc"><xs:complexType><xs:choice minOccurs="0" maxOccurs="unbounded">' +
  `${elements
    .split(' ')
    .map(name => `<xs:element ref="dc:${name}"/>`)
    .join('')}</xs:choice></xs:complexType></xs:element></xs:schema>`

describeSchema(schema, 'the schema of oai_dc', dublinCoreXml, { around: container })
