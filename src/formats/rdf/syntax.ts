import type { TextSample } from '../../datacite/text-sample.ts'
import { rdfNamespace } from './graph.ts'

/** Whether a text looks like Turtle: it begins with a directive, maybe after comments, or with a node and a property. */
export const isTurtle = ({ first, text }: TextSample): boolean =>
  (first === '@' || first === '#' || /[a-z<]/i.test(first)) && turtle.test(text.slice(0, 20_000))

const turtle =
  /^[ \t]{0,20}(?:@(?:prefix|base)[ \t]|(?:prefix|base)[ \t]+[^\s:]{0,50}:?[ \t]*<)|^<(?:[a-z][a-z\d+.-]{0,20}:[^>\s]{1,500}|#[^>\s]{0,500})?>[ \t\r\n]{1,20}(?:a|<[a-z][a-z\d+.-]{0,20}:[^>\s]{1,500}>)\s/im

/** Whether a text is RDF/XML. */
export const isRdfXml = (sample: TextSample): boolean =>
  sample.first === '<' && sample.root()?.namespace === rdfNamespace

/** Whether the beginning of a text, where namespaces are declared, names DCAT. */
export const namesDcat = (text: string): boolean => text.slice(0, 20_000).includes('http://www.w3.org/ns/dcat#')
