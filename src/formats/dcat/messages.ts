import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about DCAT. */
export const sayDcat = messagesOf('dcat', {
  addressTaken: '"{address}" is omitted because it is already the address of something else.',
  languageWritten: 'The language "{language}" is written as {written}.',
  descriptionInvented: 'DCAT-AP requires a description of a dataset; none is known, so the title is written.',
  timeDropped: 'The date "{date}" is written without a time of day.',
  collectedAsTemporal: 'The date "{date}" of type Collected is written as dct:temporal.',
  boxCorners: 'The corners of the box do not show which of its bounds is which.',
  noResource: 'This graph contains no dcat:Dataset, dcat:DataService or other dcat:Resource.',
})
