import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about Dublin Core. */
export const sayDublinCore = messagesOf('dublin-core', {
  notObject: 'This is not a Dublin Core description: it is not an object.',
  noTerm: 'This is not a Dublin Core description: it has none of the members {names}, ….',
  typeAmongGeneral: 'The type "{type}" is written among the general types, because it is the name of one.',
  typeReadAs: '"{type}" beside {general} is read as {read}.',
  sizeAsFormat: 'The size "{size}" is written as a format, which holds dimensions as well.',
  asText: '"{value}" is written as a text: its form tells no type.',
  rightsAsStatement: '"{value}" is written as a statement: it is no address.',
  rightsAddressApart: 'The address "{address}" is written as a separate statement, beside the text.',
  containerAsText: 'What the work was published in is written as the text "{text}".',
  noDescription: 'There is no Dublin Core description within <{root}>: no element in the namespace "{namespace}".',
  unknownElement: '<{element}> is not an element of Dublin Core 1.1, so it is kept aside.',
})
