import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dcatNTriples } from '../../../src/formats/dcat/format.ts'
import { dcatTurtle, schemaOrgRdf, schemaOrgTurtle } from '../../../src/formats/index.ts'
import { Graph } from '../../../src/formats/rdf/graph.ts'
import { writeRdfXml } from '../../../src/formats/rdf/rdf-xml.ts'
import { writeTurtle } from '../../../src/formats/rdf/turtle.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { converted, pointersOf } from '../conversions.ts'
import { parseRdfXml, parseTurtle } from './triples.ts'

const prefixes = { ex: 'https://example.org/' }

function graphOf(value: string): Graph {
  const graph = new Graph()
  graph.add({ iri: 'https://example.org/a' }, 'https://example.org/says', { value })
  return graph
}

describe('literals and IRIs', () => {
  it.each([
    '"',
    '\\',
    '\n\r\t',
    '\u0000\u0007\u007f',
    'é 😀 \u2028',
    '"""',
    '\\u0041',
    "it's",
    '<b>&amp;</b>',
    '@en',
    '^^',
  ])('writes the literal %j to Turtle, and reads the same literal back', value => {
    expect(parseTurtle(writeTurtle(graphOf(value), prefixes))).toEqual([
      `<https://example.org/a> <https://example.org/says> ${JSON.stringify(value)}`,
    ])
  })

  it('reads any written text back from Turtle', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), value => {
        const plain = value.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
        const [triple] = parseTurtle(writeTurtle(graphOf(value), prefixes))
        expect(triple).toBe(`<https://example.org/a> <https://example.org/says> ${JSON.stringify(plain)}`)
      }),
    )
  })

  it('an IRI cannot close its angle brackets in Turtle', () => {
    const graph = new Graph()
    graph.add({ iri: 'https://example.org/a> . <x' }, 'https://example.org/p', { iri: 'https://example.org/{"b"}' })
    expect(parseTurtle(writeTurtle(graph, prefixes))).toEqual([
      '<https://example.org/a%3E%20.%20%3Cx> <https://example.org/p> <https://example.org/%7B%22b%22%7D>',
    ])
    expect(parseRdfXml(writeRdfXml(graph, prefixes))).toEqual(parseTurtle(writeTurtle(graph, prefixes)))
  })

  it('any record yields the same graph in N-Triples and Turtle', () => {
    fc.assert(
      fc.property(records(latestKernel), record => {
        const lines = dcatNTriples(record)
        expect(
          lines.split('\n').filter(line => line !== '' && !/^(?:<[^>]*>|_:b\d+) <[^>]*> .* \.$/.test(line)),
        ).toEqual([])
        expect(parseTurtle(lines)).toEqual(parseTurtle(dcatTurtle.write(record).text))
      }),
      { numRuns: 50 },
    )
  })

  it('languages, datatypes and blank nodes are the same in RDF/XML and Turtle', () => {
    const graph = new Graph()
    const blank = graph.blank()
    const subject = { iri: 'https://example.org/a' }
    graph.add(subject, 'https://example.org/p', blank)
    graph.add(blank, 'https://example.org/q', { value: 'Eis', language: 'de' })
    graph.add(blank, 'https://example.org/q', { value: '1', datatype: 'http://www.w3.org/2001/XMLSchema#integer' })
    graph.add(blank, 'https://example.org/q', graph.blank())
    const turtle = parseTurtle(writeTurtle(graph, prefixes))
    expect(turtle).toEqual([
      '<https://example.org/a> <https://example.org/p> [<https://example.org/q> "1"^^<http://www.w3.org/2001/XMLSchema#integer>; ' +
        '<https://example.org/q> "Eis"@de; <https://example.org/q> []]',
    ])
    expect(parseRdfXml(writeRdfXml(graph, prefixes))).toEqual(turtle)
  })

  it('a graph contains each triple only once', () => {
    const graph = graphOf('x')
    graph.add({ iri: 'https://example.org/a' }, 'https://example.org/says', { value: 'x' })
    expect(graph.subjects()[0]?.statements.length).toBe(1)
  })
})

describe('schema.org', () => {
  it('writes any record as the same schema.org graph in Turtle and RDF/XML, and the same Turtle in a second call', () => {
    fc.assert(
      fc.property(fc.oneof(records(latestKernel), records(latestKernel, 'every')), record => {
        const turtle = schemaOrgTurtle.write?.(record).text ?? ''
        expect(schemaOrgTurtle.write?.(structuredClone(record)).text).toBe(turtle)
        const xml = schemaOrgRdf.write?.(record).text ?? ''
        // XML has no way to write some control characters, and reads other line ends as LF.
        const plain = (triples: string[]): string[] =>
          triples.map(triple => triple.replace(/\\(?:u[\da-f]{4}|[bfnrt])|[\ufffd\ufffe\uffff]/g, '?')).sort()
        expect(plain(parseRdfXml(xml))).toEqual(plain(parseTurtle(turtle)))
      }),
      { numRuns: 150 },
    )
  })

  it('writes version relations in both directions and a typed year to Turtle, and reports the lost order of creators', () => {
    const result = schemaOrgTurtle.write?.({
      doi: '10.5072/a',
      creators: [{ name: 'A' }, { name: 'B' }],
      publicationYear: 2020,
      relatedIdentifiers: [
        { relationType: 'IsNewVersionOf', relatedIdentifier: '10.5072/0', relatedIdentifierType: 'DOI' },
        { relationType: 'IsPreviousVersionOf', relatedIdentifier: '10.5072/b', relatedIdentifierType: 'DOI' },
      ],
    })
    const triples = parseTurtle(result?.text ?? '')
    const revision = '<http://www.w3.org/ns/prov#wasRevisionOf>'
    expect(triples).toContain(`<https://doi.org/10.5072/a> ${revision} <https://doi.org/10.5072/0>`)
    expect(triples).toContain(`<https://doi.org/10.5072/b> ${revision} <https://doi.org/10.5072/a>`)
    expect(triples).toContain(
      '<https://doi.org/10.5072/a> <http://schema.org/datePublished> "2020"^^<http://schema.org/Date>',
    )
    expect(result?.losses).toContainEqual(expect.objectContaining({ kind: 'changed', pointer: '/creators' }))
  })
})

it.each(['schema-org-turtle', 'schema-org-rdf'] as const)(
  'a conversion to %s reports related identifiers that have the same address but different spellings',
  to => {
    const spelled = ['10013/epic.1', 'hdl:10013/epic.1', '10013/epic.1', '10013/epic.2', '10013/epic.2']
    const relatedIdentifiers = spelled.map(relatedIdentifier => ({
      relatedIdentifier,
      relatedIdentifierType: 'Handle' as const,
      relationType: 'IsVersionOf' as const,
    }))
    const { losses } = converted({ titles: [{ title: 'Reeds' }], relatedIdentifiers }, { from: 'citable-json', to })
    expect(pointersOf(losses.filter(({ message }) => message.includes('have the same address')))).toEqual([
      '/relatedIdentifiers/0',
      '/relatedIdentifiers/1',
      '/relatedIdentifiers/2',
    ])
  },
)
