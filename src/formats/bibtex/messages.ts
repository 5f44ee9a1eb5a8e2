import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about BibTeX and BibLaTeX. */
export const sayBibtex = messagesOf('bibtex', {
  numberOfIssue: 'The number "{number}" would be read back as an issue number.',
  ownNumber: 'The {type} of the containing work is written as that of the work itself.',
  thesisKind: 'The kind of thesis is unknown; @{type} implies a {kind}.',
  typeInvented: 'BibLaTeX requires a type for a {type}; none is known, so "{written}" is written.',
  annotation:
    'The annotation "{annotation}" is kept unchanged; each of its parts should begin with the position of a name in "{field}", as in 1="…"; 2="…".',
  orcidWritten: '"{value}" would be read back as {orcid}.',
  braces: '{value} is written as {written} because TeX would interpret its braces or backslashes.',
  noCommand: 'TeX has no ASCII command for {characters}, so UTF-8 is used instead.',
  localisationKey: '"{key}" is a biblatex localisation key and would be read back as "{text}".',
  fieldTwice: 'The entry "{entry}" has more than one field "{field}"; the first one is used.',
  macrosTooLong:
    'Macros expand to more than 100,000 characters in this value. This value, and any later value that exceeds the limit, is cut off.',
  stringUnknown: 'The @string "{name}" is not defined; its name is used instead.',
  stringCircular: 'The @string "{name}" is circular or too deeply nested; it is read as empty here.',
  entryMissing: 'The entry "{named}", which "{entry}" names in its {link}, was not found.',
  dateUnreadable:
    'The date "{date}" cannot be read; write a date in the form 2021-05-03, or a range in the form 2021-05/2021-07.',
  manyCommas: 'The name "{name}" has too many commas; it is kept whole.',
  organisation: '"{name}" looks like the name of an organisation, so it is kept whole; enclose it in its own braces.',
  keyMissing: 'This @{type} entry has no key; write one before its first field.',
  entryOpen: 'The entry {entry} is not closed; a "{sign}" is missing.',
  notField: '{text} is not a field (name, "=" and value) and is omitted.',
  commaMissing: 'A comma is missing after the field "{field}".',
  commentedOut: 'The entry {entry} is commented out with "%"; like biber, citable does not read it.',
  commandsUnknown: 'Unsupported TeX in "{field}": {commands}; the text is kept without these commands.',
  fieldTaken: 'The original content of the field "{name}" is omitted because another value is written to that field.',
  languageWritten: 'The language "{language}" is written as "{name}".',
  noEntry: 'The text contains no entry such as {example}.',
  valueOpenQuote:
    'The value {value} is not closed; a quotation mark is missing. The value is read up to the next field or entry.',
  valueOpenBrace:
    'The value {value} is not closed; a "{sign}" is missing. The value is read up to the next field or entry.',
  inEntry: '{entry}: {problem}',
  editorOfContainer: 'In {format}, {name} becomes an editor of the containing work.',
  editorOfWork: 'In {format}, {name} becomes an editor of the work itself.',
})
