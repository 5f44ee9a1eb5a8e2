/** A kind of finding that the kernel's schema makes. */
export interface SchemaRule {
  id: `schema/${string}`
  summary: string
}

/** The kinds of findings that the kernel's schema makes, those about the input as a whole last. */
export const schemaRules: readonly SchemaRule[] = [
  { id: 'schema/required', summary: 'A mandatory property or attribute is missing.' },
  { id: 'schema/enum', summary: 'A term is not in the controlled list of the kernel.' },
  { id: 'schema/empty', summary: 'A value or list is empty where the kernel requires content.' },
  {
    id: 'schema/type',
    summary: 'A value has the wrong JSON type: text where a list belongs, a number where text belongs.',
  },
  {
    id: 'schema/format',
    summary: 'A value is not in the form that the kernel requires: year, DOI, language tag, URI, degrees.',
  },
  { id: 'schema/range', summary: 'A longitude or latitude is out of range.' },
  { id: 'schema/polygon-points', summary: 'A polygon has fewer than four points, or more than one inPolygonPoint.' },
  { id: 'schema/polygon-part', summary: 'A part of a polygon is neither a polygonPoint nor an inPolygonPoint.' },
  {
    id: 'schema/not-in-kernel',
    summary: 'A property or attribute was introduced by a later kernel than the one the record is checked against.',
  },
  {
    id: 'schema/unexpected-element',
    summary: 'An XML element is unknown to the kernel or not allowed in its place.',
  },
  { id: 'schema/unexpected-attribute', summary: 'An XML element has an attribute that the kernel does not know.' },
  { id: 'schema/unexpected-text', summary: 'An XML element that may contain only elements contains text.' },
  { id: 'schema/repeated-element', summary: 'An XML element that may occur only once is repeated.' },
  { id: 'schema/element-order', summary: 'XML elements are not in the order that the kernel requires.' },
  { id: 'schema/root-element', summary: 'The root element of the XML document is not resource.' },
  {
    id: 'schema/namespace',
    summary: 'The XML namespace is not that of a DataCite kernel, or not that of the requested kernel.',
  },
  { id: 'schema/xsi-type', summary: 'An xsi:type is unknown, or does not fit the element.' },
  {
    id: 'schema/not-well-formed',
    summary: 'The input is not well-formed XML, or uses what is not read for safety, such as entity declarations.',
  },
  { id: 'schema/not-json', summary: 'The input is not valid JSON: truncated, an extra comma, single quotes, …' },
  { id: 'schema/not-yaml', summary: 'The input is not valid YAML, or uses a tag.' },
  { id: 'schema/not-bibtex', summary: 'A BibTeX entry or value is never closed, or the input has no entry.' },
  { id: 'schema/too-long', summary: 'A record in a stream is longer than the bound that was set for one.' },
  { id: 'schema/encoding', summary: 'The input is not UTF-8, or not in the encoding that it declares.' },
  {
    id: 'schema/unrecognised',
    summary: 'A value cannot be recognised as a record.',
  },
]
