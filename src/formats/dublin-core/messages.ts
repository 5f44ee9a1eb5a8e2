import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about Dublin Core. */
export const sayDublinCore = messagesOf('dublin-core', {
  notObject: 'This is not a Dublin Core description: it is not an object.',
  noTerm: 'This is not a Dublin Core description: it has none of the members {names}, ….',
  typeAmongGeneral: 'The type "{type}" is written as a general type because it has the name of one.',
  typeReadAs: '"{type}" alongside {general} is read as {read}.',
  sizeAsFormat: 'The size "{size}" is written as a format, which also covers dimensions.',
  asText: '"{value}" is written as text because its form does not show its type.',
  rightsAsStatement: '"{value}" is written as a statement because it is not an address.',
  rightsAddressApart: 'The address "{address}" is written as a separate statement, in addition to the text.',
  containerAsText: 'The containing work is written as the text "{text}".',
  noDescription: '<{root}> contains no Dublin Core description: no element in the namespace "{namespace}".',
  unknownElement: '<{element}> is not an element of Dublin Core 1.1; it is kept in extras.',
})
