import { type Prefixes, xsdNamespace } from '../rdf/graph.ts'

/** The namespaces of DCAT 3 and DCAT-AP, by their usual prefixes. */
export const dcatNamespaces = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  adms: 'http://www.w3.org/ns/adms#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  geo: 'http://www.opengis.net/ont/geosparql#',
  locn: 'http://www.w3.org/ns/locn#',
  org: 'http://www.w3.org/ns/org#',
  owl: 'http://www.w3.org/2002/07/owl#',
  prov: 'http://www.w3.org/ns/prov#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: xsdNamespace,
} as const satisfies Prefixes

/** Returns the IRI of a prefixed name such as `dct:title`. */
export function iri(name: `${keyof typeof dcatNamespaces}:${string}`): string {
  const split = name.indexOf(':')
  return dcatNamespaces[name.slice(0, split) as keyof typeof dcatNamespaces] + name.slice(split + 1)
}
