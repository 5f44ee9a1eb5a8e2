import type { BehaviourId, RegistryAction } from './act.ts'

/** What there is to say of a behaviour beside what it does. */
export interface BehaviourNote {
  /** Why, in a sentence for the person whose record it is. */
  reason: string
  /** The same where it takes something away or refuses the record, and that has another reason. */
  otherwise?: string
  /** Repository, file and line of the code that it was read from: lupo at 05afac4, bolognese 2.5.0. */
  where: string
  /** How sure it is: read in the code that runs, told by the registry or its tests, or concluded from both. */
  sure: 'read' | 'told' | 'concluded'
}

/** Why the registry does something. */
export function reasonFor(id: BehaviourId, effect: RegistryAction): string {
  const note = notes[id]
  if (note === undefined) return id
  return effect === 'changes' ? note.reason : (note.otherwise ?? note.reason)
}

const reader = 'bolognese lib/bolognese/readers/datacite_reader.rb'
const utils = 'bolognese lib/bolognese/utils.rb'
const authors = 'bolognese lib/bolognese/author_utils.rb'
const model = 'lupo app/models/doi.rb'
const sanitiser = 'lupo app/lib/params_sanitizer.rb'

/** All behaviours by their names. */
export const notes: Readonly<Record<BehaviourId, BehaviourNote>> = {
  'affiliation-identifier-rewritten': {
    reason:
      'The registry writes identifiers of affiliations as web addresses, behind the address of their scheme where they have none.',
    otherwise: 'The registry keeps identifiers of affiliations only where it can write them as a web address.',
    where: `${authors}:133-158`,
    sure: 'concluded',
  },
  'alternate-doi-dropped': {
    reason:
      'The registry keeps no DOI among the alternate identifiers; related identifiers are the place for other DOIs.',
    where: `${model}:2636-2638`,
    sure: 'read',
  },
  'alternate-identifiers-ignored': {
    reason:
      'The registry takes `identifiers` and `alternateIdentifiers` for the same list, and the first where both are there.',
    where: 'lupo app/controllers/datacite_dois_controller.rb:845-866',
    sure: 'read',
  },
  'column-exceeded': {
    reason:
      'The registry has room for 191 characters here, and for none beyond the Basic Multilingual Plane, such as emoji.',
    where: 'lupo db/schema.rb:218,242',
    sure: 'read',
  },
  'container-derived': {
    reason:
      'The registry makes a container of the item that the resource is published in, or of a description of its series.',
    where: `${utils}:1412-1456`,
    sure: 'read',
  },
  'contributor-type-refused': {
    reason: 'The registry refuses contributors without a type, or with one that is not in its list.',
    where: `${model}:2248-2260`,
    sure: 'read',
  },
  'coordinates-as-numbers': {
    reason: 'The registry writes coordinates as numbers.',
    where: `${model}:2656-2680`,
    sure: 'read',
  },
  'date-dropped': {
    reason:
      'The registry keeps a date only if it is EDTF, such as 2020-01-31 or 2020/2021, or a code for unknown information; open intervals are lost too.',
    where: `${reader}:120-129`,
    sure: 'read',
  },
  'doi-lower-cased': {
    reason: 'The registry does not tell capitals from small letters in DOIs, and returns small ones.',
    where: `${model}:1800-1802`,
    sure: 'read',
  },
  'doi-refused': {
    reason:
      'The registry takes new DOIs only with a prefix of four or five digits, and of the characters a-z, 0-9 and -._;()/:*~$= behind it.',
    where: `${model}:128`,
    sure: 'read',
  },
  'empty-dropped': {
    reason: 'The registry leaves out what is empty.',
    where: `${reader}:58-146`,
    sure: 'read',
  },
  'field-of-science-added': {
    reason: 'The registry added the Field of Science of the OECD that the subject names or stands for.',
    where: `${utils}:1318-1395`,
    sure: 'read',
  },
  'funder-rewritten': {
    reason: 'The registry wrote identifiers of funders as web addresses.',
    otherwise: 'The registry kept an identifier of a funder only if it had the form of its type.',
    where: `${reader}:150-166`,
    sure: 'read',
  },
  'funder-scheme-lost': {
    reason: 'The registry did not keep the address of the scheme of a funder’s identifier.',
    where: 'bolognese 1.9.17 lib/bolognese/readers/datacite_reader.rb',
    sure: 'read',
  },
  'html-removed': {
    reason:
      'The registry takes HTML out of texts from XML, but for strong, em, b, i, code, pre, sub, sup and br, and keeps what it holds.',
    where: `${utils}:1048-1072`,
    sure: 'read',
  },
  'identifier-type-respelt': {
    reason: 'The registry writes types of identifiers that it knows in one spelling.',
    where: `${utils}:1199-1229`,
    sure: 'read',
  },
  'identifier-type-lost': {
    reason: 'The registry looks at the value of the identifier alone, and takes it for a DOI.',
    where: `${reader}:38-42`,
    sure: 'read',
  },
  'issued-added': {
    reason: 'The registry made a date of type Issued out of the publication year, because there was none.',
    where: `${reader}:130`,
    sure: 'read',
  },
  'kernel-refused': {
    reason:
      'The registry takes records of kernel 4 only, and as XML only with the namespace http://datacite.org/schema/kernel-4.',
    where: 'lupo app/validators/xml_schema_validator.rb:24-51, app/models/metadata.rb:76-93',
    sure: 'read',
  },
  'language-rewritten': {
    reason: 'The registry writes languages with two letters where there is such a code, and leaves countries out.',
    otherwise:
      'The registry loses a language that is not a tag such as en, deu or pt-BR, and refuses it when the record is published.',
    where: `${model}:2601-2610`,
    sure: 'read',
  },
  'line-breaks-lost': {
    reason: 'The registry loses <br/> elements in descriptions, and the text runs on; &lt;br&gt; is kept.',
    where: `${reader}:84-92`,
    sure: 'read',
  },
  'name-capitalised': {
    reason: 'The registry began every word of a name with a capital.',
    where: 'bolognese 2.3.4 lib/bolognese/author_utils.rb',
    sure: 'read',
  },
  'name-cleaned': {
    reason: 'The registry wrote " - " in names as a hyphen, and ", " before initials at the end.',
    where: `${authors}:79-92`,
    sure: 'read',
  },
  'name-interpreted': {
    reason:
      'The registry took the name for that of a person, because of its comma, its ORCID iD or its first word, and took it apart.',
    where: `${authors}:55-75`,
    sure: 'read',
  },
  'name-language-lost': {
    reason: 'The registry’s reader of XML does not look at the language of a name.',
    where: `${authors}:14-52`,
    sure: 'concluded',
  },
  'name-rebuilt': {
    reason: 'The registry put the name together anew from family and given name.',
    where: `${authors}:26`,
    sure: 'read',
  },
  'name-scheme-lost': {
    reason: 'The registry did not keep the address of the scheme of a name identifier.',
    where: 'bolognese 1.1.7 lib/bolognese/author_utils.rb, and stored records until February 2020',
    sure: 'concluded',
  },
  'newer-members-lost': {
    reason: 'The registry’s reader of XML did not know this member of newer kernels yet.',
    where: reader,
    sure: 'concluded',
  },
  'number-rounded': {
    reason: 'The registry holds numbers with 15 to 17 digits, and rounds what has more.',
    where: 'the JSON parser of Ruby',
    sure: 'concluded',
  },
  'old-places-dropped': {
    reason: 'The registry’s reader of XML loses points and boxes that are written as one text, as kernel 3 had them.',
    where: `${reader}:227-229`,
    sure: 'read',
  },
  'orcid-rewritten': {
    reason: 'The registry writes ORCID iDs as web addresses.',
    otherwise: 'The registry drops what is said to be an ORCID iD and has not its form, and keeps the scheme alone.',
    where: `${authors}:33-40, ${utils}:600-603`,
    sure: 'told',
  },
  'person-assumed': {
    reason: 'The registry took everyone with a family name for a person.',
    where: 'bolognese 1.8 lib/bolognese/author_utils.rb',
    sure: 'read',
  },
  'places-dropped': {
    reason: 'The registry has room for one name of a place, and keeps the first.',
    where: `${reader}:255`,
    sure: 'read',
  },
  'polygons-dropped': {
    reason: 'The registry has room for one polygon in a place, and loses all where there are several.',
    where: `${reader}:233-241`,
    sure: 'read',
  },
  'publisher-refused': {
    reason: 'The registry takes text only for the members of a publisher.',
    where: 'lupo app/models/schemas/doi/publisher.json',
    sure: 'read',
  },
  'references-resolved': {
    reason: 'The registry resolves references such as &amp; once more after the XML was read.',
    where: `${utils}:628-643`,
    sure: 'read',
  },
  'related-doi-rewritten': {
    reason: 'The registry wrote related DOIs bare and in small letters.',
    otherwise:
      'The registry dropped related DOIs that had not the form of one: surrounding white space or a prefix of six digits was enough.',
    where: `${reader}:178-196`,
    sure: 'read',
  },
  'repeated-member-dropped': {
    reason: 'The registry reads the last of several members with the same name.',
    where: 'the JSON parser of Ruby',
    sure: 'concluded',
  },
  'rights-address-cleaned': {
    reason: 'The registry wrote addresses of rights without a closing slash.',
    where: 'bolognese 1.5 lib/bolognese/readers/datacite_reader.rb',
    sure: 'read',
  },
  'rights-identifier-lower-cased': {
    reason: 'The registry writes identifiers of rights in small letters.',
    where: `${utils}:1296-1316`,
    sure: 'read',
  },
  'rights-overwritten': {
    reason:
      'The registry replaces rights that it finds in its SPDX list with the name, address and identifier from there.',
    where: `${utils}:1280-1316`,
    sure: 'read',
  },
  'rights-scheme-lost': {
    reason: 'The registry loses the scheme of rights that are in no list of its own.',
    where: `${utils}:1308-1314`,
    sure: 'read',
  },
  'rights-too-long': {
    reason: 'The registry takes at most 2,000 characters here; a licence’s address says the rest.',
    where: `${model}:2221`,
    sure: 'read',
  },
  'ror-rewritten': {
    reason: 'The registry writes ROR IDs as web addresses.',
    otherwise: 'The registry drops what is said to be a ROR ID and has not its form, and keeps the scheme alone.',
    where: `${authors}:41-46, ${reader}:71`,
    sure: 'concluded',
  },
  'scheme-joined': {
    reason: 'The registry joined the address of the scheme and the identifier.',
    where: 'bolognese 1.9.12 lib/bolognese/author_utils.rb',
    sure: 'read',
  },
  'single-as-list': {
    reason: 'The registry takes a single value for a list of one.',
    where: `${model}:1804-1850`,
    sure: 'read',
  },
  'subject-repeated': {
    reason: 'The registry leaves out subjects that are there twice.',
    where: `${model}:2612-2622`,
    sure: 'read',
  },
  'subject-rewritten': {
    reason:
      'The registry takes subjects for HTML, also those of JSON: & is stored as &amp;, markup is taken out, and white space squeezed.',
    where: `${model}:2612-2622, ${utils}:1383-1391`,
    sure: 'concluded',
  },
  'text-escaped': {
    reason:
      'The registry takes titles, descriptions and the like for HTML, so that & is stored as &amp; and < as &lt;.',
    where: `${utils}:1048-1072`,
    sure: 'read',
  },
  'text-refused': {
    reason: 'The registry takes objects here, not text.',
    where: `${model}:2211-2325`,
    sure: 'read',
  },
  'types-derived': {
    reason: 'The registry adds what the resource type is called in schema.org, CSL, BibTeX and RIS.',
    where: `${model}:2640-2653`,
    sure: 'read',
  },
  'unknown-member-dropped': {
    reason: 'The registry drops members that it does not know, or that have no place here, without a word.',
    where: `${sanitiser}:32-300`,
    sure: 'read',
  },
  'url-missing': {
    reason: 'The registry registers and publishes only DOIs that lead to an address.',
    where: `${model}:114`,
    sure: 'read',
  },
  'url-refused': {
    reason: 'The registry takes addresses that begin with http://, https:// or ftp://, and have no white space.',
    where: `${model}:129`,
    sure: 'read',
  },
  'value-converted': {
    reason: 'The registry writes the value in the type of its column.',
    where: 'lupo db/schema.rb:198-254',
    sure: 'read',
  },
  'white-space-squeezed': {
    reason: 'The registry squeezes white space of texts from XML, and trims it at their ends.',
    where: `${utils}:1053-1059`,
    sure: 'read',
  },
  'wrong-type-dropped': {
    reason:
      'The registry drops a value of another type than it takes, such as a text in a list of objects, without a word.',
    where: `${sanitiser}:32-300`,
    sure: 'read',
  },
}
