import { english, messagesOf } from '../../messages/message.ts'

/** A kind of schema finding. */
export interface SchemaRule {
  id: `schema/${string}`
  summary: string
}

const kinds = [
  'required',
  'enum',
  'empty',
  'type',
  'format',
  'range',
  'polygon-points',
  'polygon-part',
  'not-in-kernel',
  'unexpected-element',
  'unexpected-attribute',
  'unexpected-text',
  'repeated-element',
  'element-order',
  'root-element',
  'namespace',
  'xsi-type',
  'not-well-formed',
  'not-json',
  'not-yaml',
  'not-bibtex',
  'too-long',
  'encoding',
  'unrecognised',
] as const

const say = messagesOf('schema', {
  why: 'Schema findings report input that cannot be read as a record, and everything that the kernel’s XSD does not allow, whatever format the record is in. A record with such a finding is invalid, so these findings cannot be switched off.',
  'required/summary': 'A mandatory property or attribute is missing.',
  'enum/summary': 'A value is not one of the terms that the kernel allows for the property.',
  'empty/summary': 'A value or list is empty where the kernel requires content.',
  'type/summary': 'A value has the wrong JSON type, such as text instead of a list, or a number instead of text.',
  'format/summary':
    'A value, such as a year, DOI, language tag, URI or coordinate, is not in the form that the kernel requires.',
  'range/summary': 'A longitude or latitude is out of range.',
  'polygon-points/summary': 'A polygon has fewer than four points, or more than one inPolygonPoint.',
  'polygon-part/summary': 'A part of a polygon does not contain exactly one polygonPoint or inPolygonPoint.',
  'not-in-kernel/summary':
    'A property or attribute was introduced by a later kernel than the one the record is checked against.',
  'unexpected-element/summary': 'An XML element is not defined by the kernel, or is not allowed where it occurs.',
  'unexpected-attribute/summary': 'An XML element has an attribute that the kernel does not define for that element.',
  'unexpected-text/summary': 'An XML element contains text, but must be empty or contain only elements.',
  'repeated-element/summary': 'An XML element that may occur only once is repeated.',
  'element-order/summary': 'XML elements are not in the order that the kernel requires.',
  'root-element/summary': 'The root element of the XML document is not named "resource".',
  'namespace/summary':
    'The XML namespace is missing, does not belong to a DataCite kernel, or belongs to a kernel other than the requested one.',
  'xsi-type/summary': 'An xsi:type is unknown, or does not fit the element.',
  'not-well-formed/summary':
    'The input is not well-formed XML, or uses features that are rejected for security reasons, such as entities declared in a DOCTYPE.',
  'not-json/summary':
    'The input is not valid JSON; for example, it is truncated, contains an extra comma, or uses single instead of double quotes.',
  'not-yaml/summary':
    'The input is not valid YAML, is too large to be parsed, or uses unsupported features, such as most tags.',
  'not-bibtex/summary': 'A BibTeX entry or value is never closed, or the input has no entry.',
  'too-long/summary': 'A record, or an input that cannot be split into records, exceeds the maximum length.',
  'encoding/summary':
    'The input is not text, declares an unknown or wrong encoding, or contains bytes that its encoding does not allow.',
  'unrecognised/summary': 'The input or one of its values cannot be recognised as a record.',
})

/** The kinds of schema findings. The kinds about unreadable input are last. */
export const schemaRules: readonly SchemaRule[] = kinds.map(kind => ({
  id: `schema/${kind}`,
  summary: english(say(`${kind}/summary`)),
}))

/** The explanation (`why`) that all schema rules share. */
export const schemaWhy = english(say('why'))
