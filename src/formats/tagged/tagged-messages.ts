import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about RIS and EndNote. */
export const sayTagged = messagesOf('tagged', {
  editionOfContainer: 'The edition "{edition}" would be read back as the edition of the containing work.',
  fileReduced: 'Only the address of the file {url} is written; everything else ({lost}) is dropped.',
  dateUnreadable: 'The date "{date}" cannot be read; write a date in the form 2021/05/03.',
  asOrganisation: '{name} is written as an organisation so that the name is not split.',
  numberAsOwn: '"{number}" would be read back as an identifier of the work itself.',
  numberReadAs: '"{number}" would be read back as an {read}.',
  numberOfWork: '"{number}" would be read back as the number of the work.',
  numberOfContainer: '"{number}" would be read back as the {read} of the containing work.',
  keywordSplit: '"{keyword}" would be split at each semicolon when read back.',
  noReference: 'The text contains no reference; in {format}, a reference begins with {tag}.',
  strayLine: 'This line is not read because it is not part of a reference; a reference begins with {tag}.',
  endMissing: 'This reference has no {tag}, so it is read up to the beginning of the next reference.',
  lastEndMissing:
    'This reference has no {tag}, so it is read up to the end of the text; in {format}, every reference ends with {tag}.',
  languageRead: '"{language}" would be read back as "{read}".',
  etAl: 'The entry for further creators is written as an author named "et al."',
  editorOfContainer: 'The editor of the containing work is written as an editor of the work itself.',
  thesisInstitution: 'The containing work "{title}" would be read back as the institution of the thesis.',
  containerAsSeries: 'The containing work "{title}" would be read back as the series of the work.',
  addressSplit: '"{address}" would be read back as several addresses.',
  typeReadAs: '"{type}" would be read back as the resourceTypeGeneral {general}.',
  versionAsEdition: 'The version "{version}" is written as an edition.',
  typeAsSaid: '"{type}" is written as "{written}" because the resourceType is "{genre}".',
  typeNearest: '"{type}" is written as "{written}", the closest type in {format}.',
})
