import { elementsOf, readXml, textOf, type XmlElement } from '../../../src/text/xml/read.ts'

/** Triples as in N-Triples. Blank nodes are replaced by the statements about them, so that labels do not matter. */
export type Triples = string[]

type Term = { text: string } | { blank: number }
type Triple = readonly [Term, string, Term]

/** Parses Turtle strictly by its grammar, limited to the constructs that the writer uses. Throws for anything else. */
export function parseTurtle(text: string): Triples {
  const tokens = [...text.matchAll(token)]
  const rest = text.replace(token, '').trim()
  if (rest !== '') throw new Error(`not Turtle: ${rest.slice(0, 60)}`)
  const list = tokens.map(([match]) => match).filter(match => match.trim() !== '')
  const prefixes = new Map<string, string>()
  const triples: Triple[] = []
  let at = 0
  let blanks = 0
  const labels = new Map<string, Term>()
  const labelled = (label: string): Term => {
    const known = labels.get(label) ?? { blank: blanks++ }
    labels.set(label, known)
    return known
  }
  const next = (): string => {
    const value = list[at++]
    if (value === undefined) throw new Error('the text ends too early')
    return value
  }
  const expectToken = (value: string): void => {
    const found = next()
    if (found !== value) throw new Error(`${value} expected, not ${found}`)
  }
  const iri = (value: string): string => {
    if (value === 'a') return '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>'
    if (value.startsWith('<')) return value
    const [prefix = '', local = ''] = value.split(':')
    const namespace = prefixes.get(prefix)
    if (namespace === undefined) throw new Error(`the prefix of ${value} is not declared`)
    return `<${namespace}${local}>`
  }
  const object = (): Term => {
    const value = next()
    if (value.startsWith('_:')) return labelled(value)
    if (value === '[') {
      const blank = { blank: blanks++ }
      if (list[at] !== ']') members(blank)
      expectToken(']')
      return blank
    }
    if (!value.startsWith('"')) return { text: iri(value) }
    const literal = JSON.stringify(unescapeText(value.slice(1, -1)))
    if (list[at]?.startsWith('@') && list[at] !== '@prefix') return { text: `${literal}${next().toLowerCase()}` }
    if (list[at] !== '^^') return { text: literal }
    at++
    return { text: `${literal}^^${iri(next())}` }
  }
  const members = (subject: Term): void => {
    for (;;) {
      const predicate = iri(next())
      do triples.push([subject, predicate, object()])
      while (list[at] === ',' && at++ >= 0)
      if (list[at] !== ';') return
      at++
    }
  }
  while (at < list.length) {
    const start = next()
    if (start === '@prefix') {
      prefixes.set(next().slice(0, -1), next().slice(1, -1))
    } else if (start === '[') {
      expectToken(']')
      members({ blank: blanks++ })
    } else members(start.startsWith('_:') ? labelled(start) : { text: iri(start) })
    expectToken('.')
  }
  return canonical(triples)
}

const token =
  /@prefix\b|@[a-zA-Z]+(?:-[a-zA-Z\d]+)*|<(?:[^\s\p{Cc}<>"{}|^`\\]|\\u[\dA-F]{4})*>|"(?:[^"\\\n\r]|\\[tbnrf"'\\]|\\u[\dA-Fa-f]{4})*"|\^\^|_:b\d+|[a-z]+:[A-Za-z][\w-]*|[a-z]+:(?=\s)|\ba\b|[[\],;.]|\s+/gu

const unescapeText = (text: string): string =>
  text.replace(/\\(?:u([\dA-Fa-f]{4})|(.))/g, (_, code: string | undefined, letter: string) =>
    code === undefined
      ? ({ n: '\n', r: '\r', t: '\t' }[letter] ?? letter)
      : String.fromCharCode(Number.parseInt(code, 16)),
  )

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

/** Parses RDF/XML, limited to the constructs that the writer uses. */
export function parseRdfXml(text: string): Triples {
  const read = readXml(text)
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join(' '))
  const triples: Triple[] = []
  let blanks = 0
  const labels = new Map<string, Term>()
  const labelled = (label: string): Term => {
    const known = labels.get(label) ?? { blank: blanks++ }
    labels.set(label, known)
    return known
  }
  const attribute = (element: XmlElement, name: string): string | undefined =>
    element.attributes.find(({ uri, local }) => (uri === rdf && local === name) || (name === 'lang' && local === name))
      ?.value
  const description = (element: XmlElement): Term => {
    if (element.uri !== rdf || element.local !== 'Description') throw new Error(`unexpected ${element.local}`)
    const [about, label] = [attribute(element, 'about'), attribute(element, 'nodeID')]
    const unnamed = label === undefined ? { blank: blanks++ } : labelled(label)
    const subject: Term = about === undefined ? unnamed : { text: `<${about}>` }
    for (const property of elementsOf(element))
      triples.push([subject, `<${property.uri}${property.local}>`, objectOf(property)])
    return subject
  }
  const objectOf = (property: XmlElement): Term => {
    const resource = attribute(property, 'resource')
    if (resource !== undefined) return { text: `<${resource}>` }
    const label = attribute(property, 'nodeID')
    if (label !== undefined) return labelled(label)
    const [inner] = elementsOf(property)
    if (inner !== undefined) return description(inner)
    const literal = JSON.stringify(textOf(property))
    const [lang, datatype] = [attribute(property, 'lang'), attribute(property, 'datatype')]
    if (lang !== undefined) return { text: `${literal}@${lang.toLowerCase()}` }
    return { text: datatype === undefined ? literal : `${literal}^^<${datatype}>` }
  }
  for (const element of elementsOf(read.root)) description(element)
  return canonical(triples)
}

/** Returns the triples with blank nodes replaced by their statements, sorted. */
function canonical(triples: readonly Triple[]): Triples {
  const write = (term: Term): string => {
    if ('text' in term) return term.text
    const said = triples.filter(([subject]) => 'blank' in subject && subject.blank === term.blank)
    return `[${said
      .map(([, predicate, object]) => `${predicate} ${write(object)}`)
      .sort()
      .join('; ')}]`
  }
  const top = triples.filter(
    ([subject]) =>
      'text' in subject || !triples.some(([, , object]) => 'blank' in object && object.blank === subject.blank),
  )
  return [
    ...new Set(
      top.map(
        ([subject, predicate, object]) => `${'text' in subject ? subject.text : '[]'} ${predicate} ${write(object)}`,
      ),
    ),
  ].sort()
}
