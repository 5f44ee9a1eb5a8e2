import type { Message } from '../../messages/message.ts'
import type { BehaviourId, RegistryAction } from '../act.ts'

/** Why the registry does something, in sentences for the person whose record it is. */
export interface BehaviourReason {
  reason: string
  /** The same where it takes something away or refuses the record, and that has another reason. */
  otherwise?: string
  /** A better value to write, if there is one. */
  advice?: string
  /** Nothing that a reader would miss is lost by it. */
  isHarmless?: true
}

/** Returns the reason that fits an effect, as a message whose id is made of the behaviour's. */
export function reasonMessage(behaviour: BehaviourId, why: BehaviourReason, effect: RegistryAction): Message {
  const key = effect === 'changes' || why.otherwise === undefined ? 'reason' : 'otherwise'
  return partOf(behaviour, why, key) ?? { id: `registry/${behaviour}/reason`, text: behaviour }
}

/** Returns one of the sentences about a behaviour as a message; undefined where there is none. */
export function partOf(behaviour: string, why: BehaviourReason, key: ReasonKey): Message | undefined {
  const text = why[key]
  return text === undefined ? undefined : { id: `registry/${behaviour}/${key}`, text }
}

type ReasonKey = 'reason' | 'otherwise' | 'advice'

/** The reasons of what the registry does today. */
export const reasonsToday: Readonly<Record<BehaviourId, BehaviourReason>> = {
  'affiliation-identifier-rewritten': {
    reason:
      'The registry writes identifiers of affiliations as web addresses, behind the address of their scheme where they have none.',
    otherwise: 'The registry keeps identifiers of affiliations only where it can write them as a web address.',
    advice: 'Write the web address.',
  },
  'alternate-doi-dropped': {
    reason:
      'The registry keeps no DOI among the alternate identifiers; related identifiers are the place for other DOIs.',
  },
  'alternate-identifier-refused': {
    reason: 'The registry fails on alternate identifiers without a value or a type.',
    advice: 'Give both.',
  },
  'alternate-identifiers-ignored': {
    reason:
      'The registry takes `identifiers` and `alternateIdentifiers` for the same list, and the first where both are there.',
    advice: 'Give only one of the two.',
  },
  'award-title-split': {
    reason: 'The registry makes an object of the title of an award that has a language.',
    advice: 'Leave the language out.',
  },
  'column-exceeded': {
    reason:
      'The registry has room for 191 characters here, and for none beyond the Basic Multilingual Plane, such as emoji.',
    advice: 'Shorten it, and leave such characters out.',
  },
  'container-derived': {
    reason:
      'The registry makes a container of the item that the resource is published in, or of a description of its series.',
  },
  'contributor-type-refused': {
    reason: 'The registry refuses contributors without a type, or with one that is not in its list.',
  },
  'coordinates-as-numbers': { reason: 'The registry writes coordinates as numbers.' },
  'date-dropped': {
    reason:
      'The registry keeps a date only if it is EDTF, such as 2020-01-31 or 2020/2021, or a code for unknown information; open intervals are lost too.',
  },
  'doi-lower-cased': {
    reason: 'The registry treats DOIs as case-insensitive and returns them in lower case.',
  },
  'doi-refused': {
    reason:
      'The registry takes new DOIs only with a prefix of four or five digits, and of the characters a-z, 0-9 and -._;()/:*~$= behind it.',
  },
  'empty-dropped': {
    reason: 'The registry leaves out what is empty.',
    isHarmless: true,
  },
  'html-removed': {
    reason:
      'The registry takes HTML out of texts from XML, but for strong, em, b, i, code, pre, sub, sup and br, and keeps what it holds.',
    advice: 'Write plain text, or one of these elements.',
  },
  'identifier-type-respelt': {
    reason: 'The registry writes types of identifiers that it knows in one spelling.',
    isHarmless: true,
  },
  'identifier-type-lost': {
    reason: 'The registry looks at the value of the identifier alone, and takes it for a DOI.',
  },
  'kernel-refused': {
    reason:
      'The registry takes records of kernel 4 only, and as XML only with the namespace http://datacite.org/schema/kernel-4.',
  },
  'language-rewritten': {
    reason: 'The registry writes languages with two letters where there is such a code, and leaves countries out.',
    otherwise:
      'The registry loses a language that is not a tag such as en, deu or pt-BR, and refuses it when the record is published.',
  },
  'line-breaks-lost': {
    reason: 'The registry loses <br/> elements in descriptions, and the text runs on; &lt;br&gt; is kept.',
    advice: 'Write &lt;br&gt; in the XML to keep them.',
  },
  'markup-as-text': {
    reason:
      'The registry takes the elements i, b, em, strong, sub, sup, code and pre for text if they have no attribute, before it asks the schema, and keeps them.',
    advice: 'Write &lt;i&gt; in the XML, which its schema allows.',
  },
  'name-language-lost': {
    reason: 'The registry’s reader of XML does not look at the language of a name.',
    advice: 'Send the record as JSON to keep it.',
  },
  'number-rounded': { reason: 'The registry holds numbers with 15 to 17 digits, and rounds what has more.' },
  'old-places-dropped': {
    reason: 'The registry’s reader of XML loses points and boxes that are written as one text, as kernel 3 had them.',
    advice: 'Write each number in an element of its own, as kernel 4 has them.',
  },
  'orcid-rewritten': {
    reason: 'The registry writes ORCID iDs as web addresses.',
    otherwise: 'The registry drops what is said to be an ORCID iD and has not its form, and keeps the scheme alone.',
    advice: 'Write it as https://orcid.org/ with the iD behind it.',
  },
  'own-address-hidden': {
    reason: 'The registry does not return alternate identifiers that repeat the address or the DOI of the record.',
    isHarmless: true,
  },
  'places-dropped': {
    reason: 'The registry has room for one name of a place, and keeps the first.',
    advice: 'Give each name a geoLocation of its own.',
  },
  'point-list-refused': {
    reason: 'The registry fails on several points or boxes in one place, and on a list where one should be.',
    advice: 'Give each a geoLocation of its own.',
  },
  'polygons-dropped': {
    reason: 'The registry has room for one polygon in a place, and loses all where there are several.',
    advice: 'Give each polygon a geoLocation of its own.',
  },
  'publisher-refused': {
    reason: 'The registry takes text only for the members of a publisher.',
    advice: 'Write it as text.',
  },
  'references-resolved': {
    reason: 'The registry resolves references such as &amp; once more after the XML was read.',
    advice: 'Write the character itself.',
  },
  'repeated-member-dropped': { reason: 'The registry reads the last of several members with the same name.' },
  'rights-identifier-lower-cased': {
    reason: 'The registry writes identifiers of rights in lower case.',
    advice: 'Write the identifier in lower case.',
  },
  'rights-overwritten': {
    reason:
      'The registry replaces rights that it finds in its SPDX list with the name, address and identifier from there.',
    advice: 'Write the same, or put your own wording in an entry without identifier and address.',
  },
  'rights-scheme-lost': { reason: 'The registry loses the scheme of rights that are in no list of its own.' },
  'rights-too-long': { reason: 'The registry takes at most 2,000 characters here; a licence’s address says the rest.' },
  'rights-type-refused': {
    reason: 'The registry fails on rights that are a number, or true or false.',
    advice: 'Write them as text.',
  },
  'ror-rewritten': {
    reason: 'The registry writes ROR IDs as web addresses.',
    otherwise: 'The registry drops what is said to be a ROR ID and has not its form, and keeps the scheme alone.',
    advice: 'Write it as https://ror.org/ with the ID behind it.',
  },
  'single-as-list': {
    reason: 'The registry takes a single value for a list of one.',
    advice: 'Write a list.',
  },
  'subject-repeated': {
    reason: 'The registry leaves out subjects that are there twice.',
    isHarmless: true,
  },
  'subject-rewritten': {
    reason:
      'The registry takes subjects for HTML, also those of JSON: & is stored as &amp;, markup is taken out, and white space squeezed.',
    advice: 'Words such as "and" and "less than" are kept as they are.',
  },
  'text-escaped': {
    reason:
      'The registry takes titles, descriptions and the like for HTML, so that & is stored as &amp; and < as &lt;.',
    advice: 'Words such as "and" and "less than" are kept as they are.',
  },
  'text-refused': {
    reason: 'The registry takes objects here, not text.',
    advice: 'Write a list of objects.',
  },
  'types-derived': { reason: 'The registry adds what the resource type is called in schema.org, CSL, BibTeX and RIS.' },
  'unknown-member-dropped': {
    reason: 'The registry drops members that it does not know, or that have no place here, without a word.',
    advice: 'Correct its name, or leave it out.',
  },
  'untyped-identifier-lost': {
    reason: 'The registry’s reader of XML loses the identifier of a related item that has no type.',
    advice: 'Give its relatedItemIdentifierType.',
  },
  'url-missing': {
    reason: 'The registry registers and publishes only DOIs that lead to an address.',
    advice: 'Add the url of the landing page.',
  },
  'url-refused': {
    reason: 'The registry takes addresses that begin with http://, https:// or ftp://, and have no white space.',
    advice: 'Write the whole address of the landing page.',
  },
  'value-converted': {
    reason: 'The registry writes the value in the type of its column.',
    advice: 'Write it in that type.',
  },
  'white-space-squeezed': {
    reason: 'The registry squeezes white space of texts from XML, and trims it at their ends.',
    isHarmless: true,
  },
  'xml-repaired': {
    reason: 'The registry repairs XML that is not well-formed, and leaves out what it cannot read.',
    advice: 'Write & as &amp; and < as &lt;, and close every element.',
  },
  'wrong-type-dropped': {
    reason:
      'The registry drops a value of another type than it takes, such as a text in a list of objects, without a word.',
    advice: 'Write it in the type that is expected there.',
  },
}
