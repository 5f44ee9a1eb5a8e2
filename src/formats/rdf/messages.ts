import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about RDF. */
export const sayRdf = messagesOf('rdf', {
  orderLost: 'The {count} creators are written without their order, which triples do not have.',
})
