/** A kind of finding that the kernel's schema makes. */
export interface SchemaRule {
  id: `schema/${string}`
  summary: string
}

/** The kinds of findings that the kernel's schema makes, the commonest first. */
export const schemaRules: readonly SchemaRule[] = [
  { id: 'schema/required', summary: 'A mandatory property or attribute is missing.' },
  {
    id: 'schema/enum',
    summary: 'A term is not in the controlled list of the kernel; names the nearest term and the kernel that knows it.',
  },
  { id: 'schema/empty', summary: 'A value or list is empty where the kernel wants something.' },
  {
    id: 'schema/type',
    summary: 'A value has the wrong JSON type: text where a list belongs, a list where an object belongs.',
  },
  {
    id: 'schema/pattern',
    summary: 'A value is not written as the kernel wants it: a year without four digits, a malformed URI or language.',
  },
  { id: 'schema/range', summary: 'A coordinate lies outside of the earth.' },
  { id: 'schema/syntax', summary: 'The input cannot be parsed.' },
]
