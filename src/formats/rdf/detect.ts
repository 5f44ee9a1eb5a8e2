import type { TextSample } from '../../datacite/read/sample.ts'
import { rdfNamespace } from './graph.ts'

/** True if a text is a schema.org graph in Turtle. */
export const isSchemaOrgTurtle = (sample: TextSample): boolean => isTurtle(sample) && hasSchemaOrg(sample.text)

/** True if a text is a schema.org graph in RDF/XML. */
export const isSchemaOrgRdf = (sample: TextSample): boolean => isRdfXml(sample) && hasSchemaOrg(sample.text)

/** True if a text is a DCAT graph in Turtle. */
export const isDcatTurtle = (sample: TextSample): boolean => isTurtle(sample) && namesDcat(sample.text)

/** True if a text is a DCAT graph in RDF/XML. */
export const isDcatRdf = (sample: TextSample): boolean => isRdfXml(sample) && namesDcat(sample.text)

/**
 * True if the start of a text, where namespaces are declared, contains the namespace of schema.org but not that of
 * DCAT. A DCAT graph may use both.
 */
const hasSchemaOrg = (text: string): boolean =>
  /https?:\/\/schema\.org\//.test(text.slice(0, 20_000)) && !namesDcat(text)

/**
 * True if a text looks like Turtle: a line near its start begins with a directive, or with a node and a property. The
 * first character must also be one that can begin Turtle.
 */
export const isTurtle = ({ first, text }: TextSample): boolean =>
  (first === '@' || first === '#' || /[a-z<]/i.test(first)) && turtle.test(text.slice(0, 20_000))

const turtle =
  /^[ \t]{0,20}(?:@(?:prefix|base)[ \t]|(?:prefix|base)[ \t]+[^\s:]{0,50}:?[ \t]*<)|^<(?:[a-z][a-z\d+.-]{0,20}:[^>\s]{1,500}|#[^>\s]{0,500})?>[ \t\r\n]{1,20}(?:a|<[a-z][a-z\d+.-]{0,20}:[^>\s]{1,500}>)\s/im

const isRdfXml = (sample: TextSample): boolean => sample.first === '<' && sample.root()?.namespace === rdfNamespace

const namesDcat = (text: string): boolean => text.slice(0, 20_000).includes('http://www.w3.org/ns/dcat#')
