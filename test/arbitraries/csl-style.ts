import fc from 'fast-check'

/** The styles to generate: `alone` for styles whose entries do not depend on each other, or `any`. */
export type Extent = 'alone' | 'any'

const texts = ['title', 'publisher', 'DOI', 'URL', 'abstract', 'genre', 'version', 'container-title', 'gone']
const numbers = ['version', 'volume', 'issue', 'page', 'number', 'edition']
const dates = ['issued', 'submitted', 'available-date', 'accessed']
const names = ['author', 'editor', 'translator', 'author editor', 'editor translator', 'gone']

const attributes = (values: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<string> =>
  fc
    .record(Object.fromEntries(Object.entries(values).map(([name, options]) => [name, fc.constantFrom(...options)])), {
      requiredKeys: [],
    })
    .map(chosen =>
      Object.entries(chosen)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join(''),
    )

const decoration = attributes({
  prefix: ['(', ' ', '. ', '“', ': '],
  suffix: [')', ' ', '.', '”', ', '],
  'font-style': ['italic', 'normal'],
  'font-weight': ['bold'],
  'font-variant': ['small-caps'],
  'vertical-align': ['sup', 'baseline'],
  'text-case': ['lowercase', 'uppercase', 'capitalize-first', 'capitalize-all', 'sentence', 'title'],
  quotes: ['true'],
  'strip-periods': ['true'],
  display: ['block', 'left-margin', 'right-inline', 'indent'],
})

const nameOptions = attributes({
  and: ['text', 'symbol'],
  delimiter: ['; ', ' '],
  'delimiter-precedes-last': ['always', 'never', 'after-inverted-name'],
  'et-al-min': ['1', '3'],
  'et-al-use-first': ['0', '1', '2'],
  'et-al-use-last': ['true'],
  form: ['long', 'short', 'count'],
  'initialize-with': ['', '.', '. '],
  initialize: ['false'],
  'name-as-sort-order': ['first', 'all'],
  'sort-separator': [' '],
})

const form = (...forms: string[]): fc.Arbitrary<string> => attributes({ form: forms })

const element = (
  name: string,
  what: fc.Arbitrary<string>,
  ...more: readonly fc.Arbitrary<string>[]
): fc.Arbitrary<string> => fc.tuple(what, decoration, ...more).map(parts => `<${name}${parts.join('')}/>`)

const of = (name: string, values: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...values).map(value => ` ${name}="${value}"`)

const dateParts = fc
  .subarray(['day', 'month', 'year'])
  .map(parts => parts.map(part => `<date-part name="${part}" suffix=" "/>`).join(''))

/** A generator of layouts with up to a few dozen elements. */
const { layout } = fc.letrec<{ layout: string; node: string; names: string }>(tie => ({
  layout: fc.array(tie('node'), { minLength: 1, maxLength: 4 }).map(nodes => nodes.join('')),
  names: fc
    .tuple(of('variable', names), decoration, nameOptions, fc.boolean(), fc.option(tie('layout')))
    .map(
      ([variable, around, options, hasLabel, substitute]) =>
        `<names${variable}${around}><name${options}/>${hasLabel ? '<label form="short" prefix=" "/>' : ''}` +
        `${substitute === null ? '' : `<substitute>${substitute}</substitute>`}</names>`,
    ),
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'csl' },
    element('text', of('variable', texts), form('short')),
    element('text', of('term', ['accessed', 'and', 'no date', 'gone']), form('short', 'symbol', 'verb')),
    element('text', of('value', ['in', '.', 'A b'])),
    element('number', of('variable', numbers), form('ordinal', 'long-ordinal', 'roman')),
    element('label', of('variable', numbers), form('short', 'symbol')),
    element('date', of('variable', dates), form('text', 'numeric')),
    fc
      .tuple(of('variable', dates), decoration, dateParts)
      .map(([what, around, parts]) => `<date${what}${around}>${parts}</date>`),
    fc
      .tuple(decoration, of('delimiter', [', ', '. ', '']), tie('layout'))
      .map(([around, delimiter, inside]) => `<group${around}${delimiter}>${inside}</group>`),
    fc
      .tuple(
        fc.constantFrom(
          'type="dataset article"',
          'variable="author DOI"',
          'is-numeric="version"',
          'disambiguate="true"',
        ),
        attributes({ match: ['any', 'all', 'none'] }),
        tie('layout'),
        tie('layout'),
      )
      .map(
        ([test, match, then, otherwise]) =>
          `<choose><if ${test}${match}>${then}</if><else>${otherwise}</else></choose>`,
      ),
    tie('names'),
  ),
}))

const citationOptions = attributes({
  'disambiguate-add-names': ['true'],
  'disambiguate-add-givenname': ['true'],
  'givenname-disambiguation-rule': ['all-names', 'primary-name-with-initials', 'by-cite'],
  'disambiguate-add-year-suffix': ['true'],
  collapse: ['year', 'year-suffix', 'year-suffix-ranged', 'citation-number'],
  'cite-group-delimiter': [', '],
})

const bibliographyOptions = attributes({
  'second-field-align': ['flush'],
  'subsequent-author-substitute': ['———', ''],
  'subsequent-author-substitute-rule': ['complete-each', 'partial-each', 'partial-first'],
})

const sort = fc.constantFrom(
  '',
  '<sort><key variable="author" sort="descending"/><key variable="issued"/></sort>',
  '<sort><key variable="title"/><key variable="gone"/></sort>',
)

/** Generates small CSL styles with elements in any order. With `alone`, no entry depends on others. */
export const cslStyles = (extent: Extent): fc.Arbitrary<string> => {
  const [cites, entries, order] =
    extent === 'any'
      ? [citationOptions, bibliographyOptions, sort]
      : [fc.constant(''), fc.constant(''), fc.constant('')]
  return fc
    .tuple(layout, layout, cites, entries, order)
    .map(
      ([cite, entry, citation, bibliography, keys]) =>
        '<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>Any</title></info>' +
        `<citation${citation}>${keys}<layout delimiter="; ">${cite}</layout></citation>` +
        `<bibliography${bibliography}>${keys}<layout suffix=".">${entry}</layout></bibliography></style>`,
    )
}
