import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about RDF. */
export const sayRdf = messagesOf('rdf', {
  orderLost: 'The order of the {count} creators is lost because RDF triples are unordered.',
})
