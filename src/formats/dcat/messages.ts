import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about DCAT. */
export const sayDcat = messagesOf('dcat', {
  addressTaken: '"{address}" is left out: it is the address of something else here.',
  languageWritten: 'The language "{language}" is written as that of {written}.',
  descriptionInvented: 'DCAT-AP asks for the description of a dataset; none is known, so the title is written.',
  timeDropped: 'The date "{date}" is written without a time of day.',
  collectedAsTemporal: 'The date "{date}" of type Collected is written as dct:temporal.',
  boxCorners: 'The corners of the box do not tell which of its bounds is which.',
  agentNameless: '{identifier} has no name here, which a record needs.',
  noResource: 'There is no dcat:Dataset, dcat:DataService or other dcat:Resource in this graph.',
})
