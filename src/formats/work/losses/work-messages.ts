import { messagesOf } from '../../../messages/message.ts'

/** Makes the messages about what formats share. */
export const sayWork = messagesOf('work', {
  codeAsAddress: '"{address}", where the code is kept, is written as the address of the work, which has no other.',
  readAsA: 'The {type} is read as an {read}.',
  dateWritten: 'The date "{date}" is written as {written}.',
  electronicFirst: 'Of two ISSNs the electronic one is read first, so "{number}" changes its place.',
  readAs: '"{value}" is read as "{read}".',
  typeReadAs: 'The {type} is read as {read}.',
  readAsDoi: '"{value}" is read as the DOI of the work, which is said once.',
  changed: '{value} is written as {written}.',
  pagesJoined: 'The pages are written as "{pages}", in which the first and the last cannot be told apart.',
  coordinateWritten: 'The coordinate "{value}" is written as {written}.',
  empty: 'The input is empty.',
  tooDeep: 'The values are nested more than {depth} deep, as no record should be.',
  subtitleFollows: 'The subtitle follows the title: {format} has no field for it.',
  subtitleJoined: 'Title and subtitle are written as "{title}": {format} has no field for a subtitle.',
  dateUnreadable: 'The date "{date}" is not an ISO 8601 date; it is kept as it is.',
  wrongKind: '"{name}" should be {expected}, not {given}.',
  list: 'a list',
  object: 'an object',
  plainText: 'text',
  number: 'a number',
  boolean: 'a boolean',
  untyped: 'an identifier without a type',
  noPlace: '"{name}" {value} is left out: {format} has no place for it.',
})
