import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about InvenioRDM. */
export const sayInveniordm = messagesOf('inveniordm', {
  schemeOther:
    'The identifier "{identifier}" does not have the form that its scheme requires and is written with the scheme "other".',
  notRecord: 'This is not an InvenioRDM record: it has no "metadata" object.',
  roleInvented: 'InvenioRDM requires every contributor to have a role; "other" is written.',
  asPerson: 'InvenioRDM requires every name to have a type; "{name}" is written as the name of a person.',
  asOrganisation: 'InvenioRDM requires every name to have a type; "{name}" is written as the name of an organisation.',
  readAsBook: 'The relatedItemType {type} would be read back as Book.',
  typeInvented: 'InvenioRDM requires this entry to have a type; "other" is written.',
  markupDropped:
    'The description is written as plain text because it contains tags or angle brackets that InvenioRDM does not allow.',
  boxAsPolygon: 'The box is written as a polygon with the same corners.',
  funderUnnamed: 'The funder has no name, so "{identifier}" is written as its name.',
  licenceUnnamed:
    'InvenioRDM requires a licence name with a language; the address is written as the name, and "en" as the language.',
  languageInvented: 'InvenioRDM requires a language for "{text}"; "en" is written.',
  readAsPages:
    'InvenioRDM has one field for pages and page counts; "{pages}" would be read back as the page range of the work.',
  readAsPageCount:
    'InvenioRDM has one field for pages and page counts; "{pages}" would be read back as the number of pages.',
})
