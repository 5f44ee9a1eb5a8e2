import type { RuleFacts } from './report/report.ts'

/** What the `schema/…` rules stand for: those that the reader of an input applies, then those of the kernel's schema. */
export const schemaRules: readonly RuleFacts[] = (
  [
    [
      'schema/encoding',
      'An input is text in UTF-8, or in UTF-16 with a byte order mark.',
      'Other bytes stand for other letters in every program that reads them, so names would change without anyone noticing. Save the file as UTF-8.',
    ],
    [
      'schema/not-json',
      'An input that looks like JSON is well-formed JSON.',
      'Nothing can be said about a record that cannot be parsed. The finding points to the first character that does not fit; in NDJSON the other lines are still checked.',
    ],
    [
      'schema/not-yaml',
      'An input that looks like YAML is well-formed YAML.',
      'Nothing can be said about a record that cannot be parsed. The finding points to the first place that does not fit, which is often a line with the wrong indent or a colon that wants quotes.',
    ],
    [
      'schema/unrecognised',
      'Every record of an input is a DataCite record in one of the known formats.',
      'The members of a record tell its format. Where none of them does, the input may be something else altogether, or an envelope that is not known; --from says what it is.',
    ],
    [
      'schema/required',
      'Every mandatory property is there, and every one that another one asks for.',
      'DataCite refuses a record without its mandatory properties: identifier, creators, titles, publisher, publication year and resource type; and their parts, such as the type of a contributor.',
    ],
    [
      'schema/type',
      'Every value is of the JSON type that its property has.',
      'A list where an object should be, or a number where text should be, is refused by the REST API or read as something else.',
    ],
    [
      'schema/enum',
      'A property with a list of terms has one of the terms of its kernel, spelt as in the list.',
      'The lists of kernels differ: a term that a later kernel brought is refused under an earlier one. Case counts.',
    ],
    [
      'schema/format',
      'A value has the form that its property asks for.',
      'Years of four digits and the like are part of the schema, so the record is refused.',
    ],
    [
      'schema/range',
      'A longitude lies between -180 and 180 degrees, a latitude between -90 and 90.',
      'The schema bounds coordinates. Longitude and latitude are often swapped when one of them is out of range.',
    ],
    [
      'schema/empty',
      'A property that must not be empty holds text, and a mandatory list at least one entry.',
      'An empty element counts as a missing one where the property is mandatory.',
    ],
    [
      'schema/polygon-points',
      'A polygon has four or more points, the last one equal to the first, and at most one point inside.',
      'Three points and the first one again are the smallest closed line around an area.',
    ],
    [
      'schema/polygon-part',
      'A part of a polygon is one polygonPoint or one inPolygonPoint.',
      'In XML every part is an element of its own, so a part that holds both or neither cannot be written.',
    ],
    [
      'schema/not-in-kernel',
      'A record has only properties that its kernel knows.',
      'A property that a later kernel brought is refused under an earlier one. State the later kernel in schemaVersion, or leave the property out.',
    ],
  ] as const
).map(([id, summary, why]) => ({ id, summary, why, severity: 'error' }))
