import { hasReached, type Kernel, type Occurs } from '../../src/kernel/index.ts'
import { type Element, elementsOf } from './elements.ts'
import { namedTypes, typeOf } from './types.ts'

/** The file name under which {@link schemaFor} imports {@link xmlSchema}. The file must be in the same folder. */
export const xmlSchemaFile = 'xml.xsd'

/** An XML Schema for the attributes of the XML namespace, such as `xml:lang`. */
export const xmlSchema =
  '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">' +
  '<xs:attribute name="lang"><xs:simpleType><xs:union memberTypes="xs:language">' +
  '<xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value=""/></xs:restriction></xs:simpleType>' +
  '</xs:union></xs:simpleType></xs:attribute>' +
  '<xs:attribute name="space"><xs:simpleType><xs:restriction base="xs:NCName">' +
  '<xs:enumeration value="default"/><xs:enumeration value="preserve"/>' +
  '</xs:restriction></xs:simpleType></xs:attribute>' +
  '<xs:attribute name="base" type="xs:anyURI"/><xs:attribute name="id" type="xs:ID"/></xs:schema>'

/**
 * Returns an XML Schema for a kernel, derived from the table of its properties. The schema is equivalent to the
 * kernel's own.
 */
export function schemaFor(kernel: Kernel): string {
  const resource = elementsOf(kernel)
  const places = resource.elements
    .flatMap(({ elements }) => elements.flatMap(entry => entry.elements))
    .filter(({ name }) => name in sharedTypes)
    .map(element => complexType(kernel, element, ` name="${sharedTypes[element.name]}"`))
  return (
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://datacite.org/schema/kernel-4" ' +
    'targetNamespace="http://datacite.org/schema/kernel-4" elementFormDefault="qualified">' +
    `<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="${xmlSchemaFile}"/>` +
    `<xs:element name="resource">${complexType(kernel, resource)}</xs:element>` +
    `${places.join('')}${namedTypes(kernel)}</xs:schema>`
  )
}

/** The type names of points and boxes, by element. An instance can state a named type with `xsi:type`. */
const sharedTypes: Readonly<Record<string, string>> = { geoLocationPoint: 'point', geoLocationBox: 'box' }

const sharedTypeOf = (name: string): string | undefined => (/olygonPoint$/.test(name) ? 'point' : sharedTypes[name])

/** Matches elements whose child elements are in any order, each at most once. */
const unordered = /^(?:|.*Point|.*\/geoLocationBox|fundingReferences\/fundingReference)$/

function element(kernel: Kernel, { occurs, ...one }: Element, times = bounds(occurs)): string {
  const { name, text, attributes, place } = one
  const start = `<xs:element name="${name}"${times}`
  const shared = sharedTypeOf(name)
  if (shared !== undefined) return `${start} type="${shared}"/>`
  if (text === 'any') return `${start}/>`
  if (text === undefined || attributes.length > 0 || place === 'descriptions/description')
    return `${start}>${complexType(kernel, { occurs, ...one })}</xs:element>`
  // The kernels derive an anonymous type from these named types, so that xsi:type cannot be used in an instance.
  return text === 'nonEmpty' || text === 'year'
    ? `${start}><xs:simpleType><xs:restriction base="${typeOf(text)}"/></xs:simpleType></xs:element>`
    : `${start} type="${typeOf(text)}"/>`
}

function bounds(occurs: Occurs): string {
  const [least = '', most = least] = occurs.split('..')
  return ` minOccurs="${least}" maxOccurs="${most === 'n' ? 'unbounded' : most}"`
}

function complexType(kernel: Kernel, holder: Element, name = ''): string {
  const { text, place } = holder
  const attributes = holder.attributes.map(attribute).join('')
  if (place === 'descriptions/description')
    return `<xs:complexType mixed="true"${name}><xs:choice>${lineBreak(kernel)}</xs:choice>${attributes}</xs:complexType>`
  if (text === undefined) return `<xs:complexType${name}>${content(kernel, holder)}${attributes}</xs:complexType>`
  return (
    `<xs:complexType${name}><xs:simpleContent><xs:extension base="${typeOf(text)}">${attributes}` +
    '</xs:extension></xs:simpleContent></xs:complexType>'
  )
}

function attribute({ name, occurs, value }: Element['attributes'][number]): string {
  const use = occurs === '1' ? ' use="required"' : ''
  if (value === 'lang') return `<xs:attribute ref="${name}"${use}/>`
  if (value === 'doiOnly') return `<xs:attribute name="${name}"${use} fixed="DOI"/>`
  return `<xs:attribute name="${name}" type="${typeOf(value)}"${use}/>`
}

function content(kernel: Kernel, { place, elements }: Element): string {
  const written = (times?: string): string => elements.map(child => element(kernel, child, times)).join('')
  if (place === 'geoLocations/geoLocation' && hasReached(kernel, '4.1'))
    return `<xs:choice maxOccurs="unbounded">${written(' minOccurs="0"')}</xs:choice>`
  const isUnordered = unordered.test(place) || place === 'geoLocations/geoLocation'
  return isUnordered ? `<xs:all>${written()}</xs:all>` : `<xs:sequence>${written()}</xs:sequence>`
}

/**
 * Returns the declaration of `br`. Up to kernel 4.1, `br` contains a text of length 0; since kernel 4.2, it has no
 * content.
 */
const lineBreak = (kernel: Kernel): string =>
  `<xs:element name="br" minOccurs="0" maxOccurs="unbounded">${
    hasReached(kernel, '4.2')
      ? '<xs:complexType/>'
      : '<xs:simpleType><xs:restriction base="xs:string"><xs:length value="0"/></xs:restriction></xs:simpleType>'
  }</xs:element>`
