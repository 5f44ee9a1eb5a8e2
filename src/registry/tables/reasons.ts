import type { Message } from '../../messages/message.ts'
import type { BehaviourId, RegistryAction } from '../act.ts'

/** The reason for a behaviour, in sentences for the record's owner. */
export interface BehaviourReason {
  reason: string
  /** The reason for a drop or rejection, if it differs from `reason`. */
  otherwise?: string
  /** The recommended value or change, if there is one. May follow `reason` or `otherwise`. */
  advice?: string
  /** True if the change or drop loses nothing that a reader would miss. */
  isHarmless?: true
}

/** Returns the reason for an effect, as a message with an id derived from the behaviour's id. */
export function reasonMessage(behaviour: BehaviourId, why: BehaviourReason, effect: RegistryAction): Message {
  const key = effect === 'changes' || why.otherwise === undefined ? 'reason' : 'otherwise'
  return partOf(behaviour, why, key) ?? { id: `registry/${behaviour}/reason`, text: behaviour }
}

/** Returns one of a behaviour's sentences as a message, or undefined if there is none. */
export function partOf(behaviour: string, why: BehaviourReason, key: ReasonKey): Message | undefined {
  const text = why[key]
  return text === undefined ? undefined : { id: `registry/${behaviour}/${key}`, text }
}

type ReasonKey = 'reason' | 'otherwise' | 'advice'

/** The reasons for current behaviours. */
export const reasonsToday: Readonly<Record<BehaviourId, BehaviourReason>> = {
  'affiliation-identifier-rewritten': {
    reason: 'The registry stores affiliation identifiers as URLs, and may set the schemeUri or use it as a prefix.',
    otherwise: 'The registry cannot convert this affiliation identifier to a URL.',
    advice: 'Write the identifier as a URL.',
  },
  'alternate-doi-dropped': {
    reason:
      'The registry does not store DOIs as alternate identifiers; give any DOI except the record’s own as a related identifier.',
  },
  'alternate-identifier-refused': {
    reason: 'The registry returns an error for alternate identifiers without a value or a type.',
    advice: 'Give both the value and the type.',
  },
  'alternate-identifiers-ignored': {
    reason:
      'The registry treats `identifiers` and `alternateIdentifiers` as the same list, and reads only `identifiers` if both are given.',
    advice: 'Send either `identifiers` or `alternateIdentifiers`, not both.',
  },
  'award-title-split': {
    reason: 'If the title of an award has a language, the registry stores the title as an object.',
    advice: 'Omit the language.',
  },
  'column-exceeded': {
    reason:
      'The registry stores at most 191 characters here, and no characters outside the Basic Multilingual Plane, such as emoji.',
    advice: 'Shorten the value, and omit emoji and other characters outside the Basic Multilingual Plane.',
  },
  'container-derived': {
    reason:
      'The registry derives a container from the item that the resource is published in, or from a description of type SeriesInformation.',
  },
  'contributor-type-refused': {
    reason:
      'The registry requires every contributor to have a contributorType from the kernel, such as DataCollector or Editor.',
  },
  'coordinates-as-numbers': {
    reason:
      'The registry converts coordinates to numbers, but misreads forms such as 1e1; write plain decimal numbers.',
  },
  'date-dropped': {
    reason:
      'The registry keeps a date only if it is in EDTF, such as 2020-01-31 or 2020/2021, or is a code for unknown information. Open intervals are dropped.',
  },
  'doi-lower-cased': {
    reason:
      'The registry treats DOIs as case-insensitive, and returns them in lower case and without surrounding white space. If the record is sent as XML, the prefix doi: or the address of a resolver is also removed.',
  },
  'doi-refused': {
    reason:
      'The registry accepts new DOIs only if the prefix consists of "10." and four or five digits, and the suffix contains only the characters A-Z, a-z, 0-9 and -._;()/:*~$=.',
  },
  'empty-dropped': {
    reason: 'The registry omits empty values.',
    isHarmless: true,
  },
  'html-removed': {
    reason:
      'From titles, descriptions and similar texts in XML, the registry removes all HTML tags except strong, em, b, i, code, pre, sub, sup and br. The text between removed tags is kept.',
    advice: 'Write plain text, or use only the elements that are kept.',
  },
  'identifier-type-respelt': {
    reason: 'The registry normalises the spelling of known identifier types, for example isbn to ISBN.',
    isHarmless: true,
  },
  'identifier-type-lost': {
    reason: 'The registry ignores the type of the identifier, and treats the value as a DOI.',
  },
  'kernel-refused': {
    reason:
      'The registry accepts only records of kernel 4, and XML only with the namespace http://datacite.org/schema/kernel-4.',
  },
  'language-rewritten': {
    reason: 'The registry stores a language as its two-letter code if one exists, and omits the rest of the tag.',
    otherwise: 'The registry drops a language that is not a tag such as en, deu or pt-BR.',
  },
  'line-breaks-lost': {
    reason: 'The registry drops <br/> elements in descriptions, which joins the lines; &lt;br&gt; is kept.',
    advice: 'Write &lt;br&gt; in the XML to keep the line breaks.',
  },
  'markup-as-text': {
    reason:
      'Before validating the XML, the registry escapes the tags of i, b, em, strong, sub, sup, code and pre elements without attributes, and stores the tags as text.',
    advice: 'Escape the tags in the XML, for example as &lt;i&gt;; the schema allows escaped text.',
  },
  'name-language-lost': {
    reason: 'The registry’s XML reader ignores the language of a name.',
    advice: 'Send the record as JSON to keep the language.',
  },
  'number-rounded': {
    reason: 'The registry stores numbers with 15 to 17 significant digits, and rounds longer numbers.',
  },
  'old-places-dropped': {
    reason:
      'The registry’s XML reader drops a geoLocation whose point or box is text without child elements, and, in records of kernel 3, every geoLocation with a point or box.',
    advice: 'Use kernel 4, and write each number in a separate element.',
  },
  'orcid-rewritten': {
    reason: 'The registry stores ORCID iDs as URLs, with the schemeUri https://orcid.org.',
    otherwise:
      'If a value with the scheme ORCID is not an ORCID iD, the registry drops the value but keeps the scheme.',
    advice: 'Write the iD as a URL that begins with https://orcid.org/, and the schemeUri as https://orcid.org.',
  },
  'own-address-hidden': {
    reason: 'The registry does not return alternate identifiers that repeat the address or the DOI of the record.',
    isHarmless: true,
  },
  'places-dropped': {
    reason: 'The registry stores only the first place name of a geoLocation.',
    advice: 'Write each name in a separate geoLocation.',
  },
  'point-list-refused': {
    reason: 'The registry returns an error if the points or boxes of a geoLocation are a list, even a list of one.',
    advice: 'Write each point or box in a separate geoLocation; in JSON, as an object instead of a list.',
  },
  'polygons-dropped': {
    reason: 'The registry accepts only one polygon for each geoLocation.',
    advice: 'Write each polygon in a separate geoLocation.',
  },
  'publisher-refused': {
    reason: 'The registry accepts only text for the members of a publisher.',
    advice: 'Write the value as text.',
  },
  'references-resolved': {
    reason: 'The registry resolves references such as &amp; a second time after it has parsed the XML.',
    advice: 'Write the character itself; in XML, escape & only once, as &amp;.',
  },
  'repeated-member-dropped': { reason: 'The registry reads only the last of several members with the same name.' },
  'rights-identifier-lower-cased': {
    reason: 'The registry stores rightsIdentifier in lower case.',
    otherwise: 'The registry drops a blank rightsIdentifier.',
    advice: 'Write the identifier in lower case, or omit it.',
  },
  'rights-overwritten': {
    reason:
      'The registry replaces rights that are in its SPDX list with the name, address and identifier from the list.',
    advice:
      'Write the rights as in the SPDX list, or put your own wording in an entry without an identifier or address.',
  },
  'rights-scheme-lost': {
    reason: 'The registry’s XML reader keeps the schemeUri of rights only if it is https://spdx.org/licenses/.',
    advice: 'Send the record as JSON to keep a different schemeUri.',
  },
  'rights-too-long': {
    reason: 'The registry accepts at most 2,000 characters here; link to the licence instead of quoting its text.',
  },
  'rights-type-refused': {
    reason: 'The registry returns an error if rights or rightsIdentifier is a number or a boolean.',
    advice: 'Write the value as text.',
  },
  'ror-rewritten': {
    reason: 'The registry stores ROR IDs as URLs, and sets the schemeUri of a ROR name identifier to https://ror.org.',
    otherwise: 'If a value with the scheme ROR is not a ROR ID, the registry drops the value but keeps the scheme.',
    advice: 'Write the ID as a URL that begins with https://ror.org/, and the schemeUri as https://ror.org.',
  },
  'single-as-list': {
    reason: 'The registry treats a single value as a list of one.',
    advice: 'Write the value as a list.',
  },
  'subject-repeated': {
    reason: 'The registry drops repeated subjects.',
    isHarmless: true,
  },
  'subject-rewritten': {
    reason:
      'The registry treats subjects as HTML, even in JSON: & is stored as &amp;, tags are removed, and white space is collapsed.',
    otherwise: 'The registry drops a subject that is not text.',
    advice:
      'Write the subject as plain text without repeated white space, and replace & and < with words such as "and" and "less than".',
  },
  'text-escaped': {
    reason:
      'The registry treats titles, descriptions and similar texts as HTML, so & is stored as &amp; and < as &lt;.',
    advice: 'Replace & and < with words such as "and" and "less than", which are stored unchanged.',
  },
  'text-refused': {
    reason: 'The registry returns an error if the value has the wrong JSON type.',
    advice: 'If the property is types, container or landingPage, write an object; otherwise, write a list of objects.',
  },
  'types-derived': {
    reason: 'The registry adds the schema.org, CSL, BibTeX and RIS types that correspond to the resource type.',
  },
  'unknown-member-dropped': {
    reason: 'The registry silently drops members that it does not know or does not expect here.',
    advice: 'Correct the name of the member, or omit the member.',
  },
  'untyped-identifier-lost': {
    reason: 'The registry’s XML reader drops the identifier of a related item if the identifier has no type.',
    advice: 'Add the relatedItemIdentifierType.',
  },
  'url-missing': {
    reason: 'The registry registers and publishes a DOI only if the record has a URL.',
    advice: 'Add the URL of the landing page.',
  },
  'url-refused': {
    reason: 'The registry accepts only URLs that begin with http://, https:// or ftp:// and contain no white space.',
    advice: 'Write the complete URL of the landing page.',
  },
  'value-converted': {
    reason: 'The registry converts the value to the type of its database column.',
    otherwise:
      'The registry accepts only text or an object as the publisher, and only a publicationYear of 1000 or later.',
    advice: 'Write the publicationYear as a whole number, and other values as text.',
  },
  'white-space-squeezed': {
    reason: 'If a record is sent as XML, the registry trims texts and collapses their white space.',
    isHarmless: true,
  },
  'xml-refused': {
    reason: 'The registry returns an error if the attribute `xml` is not text.',
    advice: 'Encode the XML in base64.',
  },
  'xml-repaired': {
    reason: 'The registry repairs XML that is not well-formed, and omits unreadable parts.',
    advice: 'Write & as &amp; and < as &lt;, and close every element.',
  },
  'wrong-type-dropped': {
    reason: 'The registry silently drops a value of an unexpected type, such as text in a list of objects.',
    advice: 'Use a value of the expected type.',
  },
}
