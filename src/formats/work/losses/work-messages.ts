import { messagesOf } from '../../../messages/message.ts'

/** Makes the messages about what formats share. */
export const sayWork = messagesOf('work', {
  codeAsAddress:
    '"{address}", the address of the code, is written as the address of the work because the work has no other.',
  readAsA: 'The {type} is read as an {read}.',
  dateWritten: 'The date "{date}" is written as {written}.',
  electronicFirst: '"{number}" changes its position because the electronic one of two ISSNs is read first.',
  readAs: '"{value}" is read as "{read}".',
  typeReadAs: 'The {type} is read as {read}.',
  readAsDoi: '"{value}" is read as the DOI of the work, not as an alternate identifier.',
  changed: '{value} is written as {written}.',
  pagesJoined: 'The pages are written as "{pages}", which does not distinguish the first page from the last.',
  coordinateWritten: 'The coordinate "{value}" is written as {written}.',
  notDoi: '"{text}" is not a DOI; a DOI begins with "10." and contains a slash.',
  numberOfContainer: '"{number}" is read as the number of the containing work.',
  yearUnreadable: 'The year "{year}" does not have four digits.',
  generalWritten: 'The resourceTypeGeneral {general} is written as {written}.',
  languageWritten: 'The language "{language}" is written as {written}.',
  written: '"{value}" is written as "{written}".',
  empty: 'The input is empty.',
  tooDeep: 'The values are nested more than {depth} levels deep, deeper than any record should be.',
  subtitleFollows: 'The subtitle is appended to the title because {format} has no field for it.',
  subtitleJoined: 'Title and subtitle are written as "{title}" because {format} has no field for a subtitle.',
  dateUnreadable: 'The date "{date}" is not an ISO 8601 date; it is kept unchanged.',
  wrongKind: '"{name}" should be {expected}, not {given}.',
  list: 'a list',
  object: 'an object',
  plainText: 'text',
  number: 'a number',
  boolean: 'a boolean',
  untyped: 'an identifier without a type',
})
