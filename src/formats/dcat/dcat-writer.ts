import { entryOf } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import type { Graph, Literal, RdfNode, RdfTerm } from '../rdf/graph.ts'
import { type Account, type Held, heldText, type Where, type Work } from '../work/index.ts'
import { sayDcat } from './messages.ts'
import { type dcatNamespaces, iri } from './namespaces.ts'

type Name = `${keyof typeof dcatNamespaces}:${string}`

/** Classes that DCAT-AP asks for by their broader class, which a validator does not conclude from the vocabulary. */
const broaderClasses: Readonly<Record<string, Name>> = {
  'foaf:Organization': 'foaf:Agent',
  'foaf:Person': 'foaf:Agent',
  'vcard:Individual': 'vcard:Kind',
  'vcard:Organization': 'vcard:Kind',
}

/** A record that is being written: its graph, its account, and the node that stands for it. */
export class DcatWriter {
  readonly graph: Graph
  readonly account: Account
  readonly work: Work
  readonly subject: RdfNode

  constructor(graph: Graph, account: Account, work: Work, subject: RdfNode) {
    this.graph = graph
    this.account = account
    this.work = work
    this.subject = subject
  }

  /** Adds a statement about the record. */
  say(property: Name, object: RdfTerm | undefined): void {
    if (object !== undefined) this.graph.add(this.subject, iri(property), object)
  }

  /**
   * A node of a class with its statements; a blank node where no IRI is given, and where other things are said of that IRI already:
   * then the place of the address in the record is told.
   */
  node(type: Name, members: Readonly<Record<string, RdfTerm | undefined>>, id?: string, place?: Where): RdfNode {
    const isTaken = id !== undefined && this.#isOther({ iri: id }, type, members)
    if (isTaken && place !== undefined) this.account.changed(place, sayDcat('addressTaken', { address: escaped(id) }))
    const node = id === undefined || isTaken ? this.graph.blank() : { iri: id }
    this.graph.add(node, iri('rdf:type'), { iri: iri(type) })
    const broader = entryOf(broaderClasses, type)
    if (broader !== undefined) this.graph.add(node, iri('rdf:type'), { iri: iri(broader) })
    for (const [name, object] of Object.entries(members))
      if (object !== undefined) this.graph.add(node, iri(name as Name), object)
    return node
  }

  /** Something of which only the address and the class are known; DCAT-AP asks for the class. */
  typed(type: Name, address: string): RdfNode {
    const node = { iri: address }
    this.graph.add(node, iri('rdf:type'), { iri: iri(type) })
    return node
  }

  /** True if an IRI already has a different description. */
  #isOther(node: RdfNode, type: Name, members: Readonly<Record<string, RdfTerm | undefined>>): boolean {
    const said = this.graph.of(node)
    if (said.length === 0) return false
    const own = [
      [iri('rdf:type'), { iri: iri(type) }],
      ...Object.entries(members).map(([name, object]) => [iri(name as Name), object]),
    ]
    const texts = own
      .filter(([, object]) => object !== undefined && 'value' in (object as object))
      .map(one => JSON.stringify(one))
    const known = new Set(said.map(({ predicate, object }) => JSON.stringify([predicate, object])))
    return texts.some(text => !known.has(text))
  }

  /** A text as a literal. */
  text(held: Held | undefined): Literal | undefined {
    return held === undefined ? undefined : { value: this.account.carry(held) }
  }

  /** A text as a literal, tagged with its language if the record gives a valid tag. */
  inLanguage(held: Held, lang: unknown, path: Path): Literal {
    const language = heldText(lang, [...path, 'lang'])
    const value = this.account.carry(held)
    if (language === undefined || !/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,8}$/i.test(language.value)) return { value }
    return { value, language: this.account.carry(language) }
  }
}
