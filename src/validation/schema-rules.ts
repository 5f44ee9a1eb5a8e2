/** A kind of finding that the kernel's schema makes. */
export interface SchemaRule {
  id: `schema/${string}`
  summary: string
}

/** The kinds of findings that the kernel's schema makes, those about the input as a whole last. */
export const schemaRules: readonly SchemaRule[] = [
  { id: 'schema/required', summary: 'A mandatory property or attribute is missing.' },
  { id: 'schema/enum', summary: 'A term is not in the controlled list of the kernel.' },
  { id: 'schema/empty', summary: 'A value or list is empty where the kernel wants something.' },
  {
    id: 'schema/type',
    summary: 'A value has the wrong JSON type: text where a list belongs, a number where text belongs.',
  },
  {
    id: 'schema/format',
    summary: 'A value is not written as the kernel wants it: year, DOI, language tag, URI, degrees.',
  },
  { id: 'schema/range', summary: 'A longitude or latitude lies outside of the earth.' },
  { id: 'schema/polygon-points', summary: 'A polygon has fewer than four points, or several points inside.' },
  { id: 'schema/polygon-part', summary: 'A part of a polygon is neither a point of it nor a point inside.' },
  {
    id: 'schema/not-in-kernel',
    summary: 'A property or attribute came with a later kernel than the one that the record is checked by.',
  },
  {
    id: 'schema/unexpected-element',
    summary: 'An XML element stands where the kernel knows none of that name, or where none may stand.',
  },
  { id: 'schema/unexpected-attribute', summary: 'An XML element has an attribute that the kernel does not know.' },
  { id: 'schema/unexpected-text', summary: 'There is text in an XML element that may hold only elements.' },
  { id: 'schema/repeated-element', summary: 'An XML element that may be there once stands there again.' },
  { id: 'schema/element-order', summary: 'XML elements are not in the order that the kernel fixes.' },
  { id: 'schema/root-element', summary: 'The XML document is not a resource.' },
  {
    id: 'schema/namespace',
    summary: 'The XML namespace is not that of a DataCite kernel, or of another than the one asked for.',
  },
  { id: 'schema/xsi-type', summary: 'An xsi:type is unknown, or does not fit the element.' },
  {
    id: 'schema/not-well-formed',
    summary: 'The input is not XML, or uses what is not read for safety: entities, a prefix without a namespace.',
  },
  { id: 'schema/not-json', summary: 'The input is not JSON: cut off, a comma too many, single quotes, …' },
  { id: 'schema/not-yaml', summary: 'The input is not YAML, or uses a tag.' },
  { id: 'schema/not-bibtex', summary: 'A BibTeX entry or value is never closed, or the input holds no entry.' },
  { id: 'schema/encoding', summary: 'The input is not UTF-8, or not in the encoding that it says it is.' },
  {
    id: 'schema/unrecognised',
    summary: 'There is a value where a record should be, but nothing tells that it is one.',
  },
]
