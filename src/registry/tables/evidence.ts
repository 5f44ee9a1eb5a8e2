import type { BehaviourId } from '../act.ts'

/** The location of a behaviour in the registry's code, and the certainty of the evidence. */
export interface Evidence {
  /**
   * The repository, file and line of the code: lupo at 05afac4 and bolognese 2.5.0, unless another version is named.
   */
  where: string
  /**
   * The certainty of the evidence.
   *
   * Evidence is `read` in running code, `confirmed` by the registry or its tests, or `concluded` from these two sources
   * or from stored records.
   */
  sure: 'read' | 'confirmed' | 'concluded'
}

const reader = 'bolognese lib/bolognese/readers/datacite_reader.rb'
const utils = 'bolognese lib/bolognese/utils.rb'
const authors = 'bolognese lib/bolognese/author_utils.rb'
const model = 'lupo app/models/doi.rb'
const sanitiser = 'lupo app/lib/params_sanitizer.rb'

/** The evidence for each predicted behaviour, mostly lines in the source of lupo and bolognese. */
export const evidence: Readonly<Record<BehaviourId, Evidence>> = {
  'affiliation-identifier-rewritten': { where: `${authors}:133-158`, sure: 'concluded' },
  'alternate-doi-dropped': { where: `${model}:2636-2638`, sure: 'read' },
  'alternate-identifier-refused': { where: 'lupo app/controllers/datacite_dois_controller.rb:855-874', sure: 'read' },
  'alternate-identifiers-lost': {
    where:
      'lupo 3.5.15 app/controllers/dois_controller.rb:698-701, 4.1.14 app/controllers/datacite_dois_controller.rb:795-807',
    sure: 'read',
  },
  'alternate-identifiers-ignored': { where: 'lupo app/controllers/datacite_dois_controller.rb:845-866', sure: 'read' },
  'award-title-split': { where: `${reader}:175`, sure: 'read' },
  'column-exceeded': { where: 'lupo db/schema.rb:218,242', sure: 'read' },
  'container-derived': { where: `${utils}:1412-1456`, sure: 'read' },
  'contributor-type-refused': { where: `${model}:2248-2260`, sure: 'read' },
  'coordinates-as-numbers': { where: `${model}:2656-2680`, sure: 'read' },
  'date-dropped': { where: `${reader}:120-129`, sure: 'read' },
  'doi-lower-cased': { where: `${model}:1800-1802`, sure: 'read' },
  'doi-refused': { where: `${model}:128`, sure: 'read' },
  'empty-dropped': { where: `${reader}:58-146`, sure: 'read' },
  'field-of-science-added': { where: `${utils}:1318-1395`, sure: 'read' },
  'funder-rewritten': { where: `${reader}:150-166`, sure: 'read' },
  'funder-scheme-lost': { where: 'bolognese 1.9.17 lib/bolognese/readers/datacite_reader.rb', sure: 'read' },
  'html-removed': { where: `${utils}:1048-1072`, sure: 'read' },
  'identifier-type-respelt': { where: `${utils}:1199-1229`, sure: 'read' },
  'identifier-type-lost': { where: `${reader}:38-42`, sure: 'read' },
  'issued-added': { where: `${reader}:130`, sure: 'read' },
  'kernel-refused': {
    where: 'lupo app/validators/xml_schema_validator.rb:24-51, app/models/metadata.rb:76-93',
    sure: 'read',
  },
  'language-rewritten': { where: `${model}:2601-2610`, sure: 'read' },
  'line-breaks-lost': { where: `${reader}:84-92`, sure: 'read' },
  'markup-as-text': {
    where:
      'maremma 6.0.0 lib/maremma.rb:260-264, by bolognese lib/bolognese/utils.rb:554-557, lupo app/models/concerns/crosscitable.rb:35-64',
    sure: 'read',
  },
  'name-capitalised': { where: 'bolognese 2.3.4 lib/bolognese/author_utils.rb', sure: 'read' },
  'name-cleaned': { where: `${authors}:79-92`, sure: 'read' },
  'name-interpreted': { where: `${authors}:55-75`, sure: 'read' },
  'name-language-lost': { where: `${authors}:14-52`, sure: 'concluded' },
  'name-rebuilt': { where: `${authors}:26`, sure: 'read' },
  'name-scheme-lost': {
    where: 'bolognese 1.1.7 lib/bolognese/author_utils.rb:31-46',
    sure: 'read',
  },
  'newer-members-lost': { where: reader, sure: 'concluded' },
  'number-rounded': { where: 'the JSON parser of Ruby', sure: 'concluded' },
  'old-places-dropped': { where: `${reader}:227-229`, sure: 'read' },
  'old-rights-lost': { where: 'bolognese 2.3.2 lib/bolognese/readers/datacite_reader.rb', sure: 'read' },
  'orcid-rewritten': { where: `${authors}:33-40, ${utils}:600-603`, sure: 'confirmed' },
  'organisation-members-lost': {
    where: 'bolognese 1.2.19 lib/bolognese/author_utils.rb',
    sure: 'read',
  },
  'own-doi-listed': {
    where: 'bolognese 1.5.21 lib/bolognese/readers/datacite_reader.rb:77-81',
    sure: 'read',
  },
  'own-address-hidden': { where: 'lupo app/serializers/datacite_doi_serializer.rb:202-217', sure: 'read' },
  'person-assumed': { where: 'bolognese 1.5.15 lib/bolognese/author_utils.rb', sure: 'read' },
  'places-dropped': { where: `${reader}:255`, sure: 'read' },
  'point-list-refused': {
    where: 'bolognese lib/bolognese/datacite_utils.rb:370-386, lib/bolognese/readers/datacite_reader.rb:273-285',
    sure: 'read',
  },
  'polygons-dropped': { where: `${reader}:233-241`, sure: 'read' },
  'publisher-refused': { where: 'lupo app/models/schemas/doi/publisher.json', sure: 'read' },
  'references-resolved': { where: `${utils}:628-643`, sure: 'read' },
  'related-doi-rewritten': { where: `${reader}:178-196`, sure: 'read' },
  'repeated-member-dropped': { where: 'the JSON parser of Ruby', sure: 'concluded' },
  'rights-address-cleaned': { where: 'bolognese 1.5 lib/bolognese/readers/datacite_reader.rb', sure: 'read' },
  'rights-identifier-lower-cased': { where: `${utils}:1296-1316`, sure: 'read' },
  'rights-overwritten': { where: `${utils}:1280-1316`, sure: 'read' },
  'rights-scheme-lost': { where: `${utils}:1308-1314`, sure: 'read' },
  'rights-too-long': { where: `${model}:2221`, sure: 'read' },
  'rights-type-refused': { where: `${utils}:666,1298`, sure: 'read' },
  'ror-rewritten': { where: `${authors}:41-46, ${reader}:71`, sure: 'concluded' },
  'scheme-joined': { where: 'bolognese 1.9.12 lib/bolognese/author_utils.rb', sure: 'read' },
  'single-as-list': { where: `${model}:1804-1850`, sure: 'read' },
  'subject-repeated': { where: `${model}:2612-2622`, sure: 'read' },
  'subject-rewritten': { where: `${model}:2612-2622, ${utils}:1383-1391`, sure: 'concluded' },
  'text-escaped': { where: `${utils}:1048-1072`, sure: 'read' },
  'text-refused': { where: `${model}:2211-2325`, sure: 'read' },
  'types-derived': { where: `${model}:2640-2653`, sure: 'read' },
  'unknown-member-dropped': { where: `${sanitiser}:32-300`, sure: 'read' },
  'untyped-identifier-lost': { where: `${reader}:199-214`, sure: 'read' },
  'url-missing': { where: `${model}:114`, sure: 'read' },
  'url-refused': { where: `${model}:129`, sure: 'read' },
  'value-converted': { where: 'lupo db/schema.rb:198-254', sure: 'read' },
  'white-space-squeezed': { where: `${utils}:1053-1059`, sure: 'read' },
  'xml-refused': { where: 'lupo app/controllers/datacite_dois_controller.rb:897-904', sure: 'read' },
  'xml-repaired': {
    where: 'lupo app/models/concerns/crosscitable.rb:75-84, app/lib/params_sanitizer.rb:357-367',
    sure: 'read',
  },
  'wrong-type-dropped': { where: `${sanitiser}:32-300`, sure: 'read' },
}

/** Earlier variants of a behaviour, each with the day on which the variant ended. */
export const phases: Readonly<Record<BehaviourId, readonly (readonly [day: string, was: string])[]>> = {
  'affiliation-identifier-rewritten': [
    ['2023-10-04', 'Identifiers that could not be written as a web address were dropped.'],
  ],
  'container-derived': [
    [
      '2025-11-20',
      'No container was derived from related items. In XML, a resource that contains the record was sufficient for one.',
    ],
  ],
  'funder-rewritten': [
    ['2020-06-02', 'Identifiers of the type Other were also rewritten.'],
    [
      '2022-10-11',
      'Every identifier was joined to the address of its scheme, and dropped if the result was not an address.',
    ],
  ],
  'kernel-refused': [['2025-01-01', 'Records of kernel 3 were accepted.']],
  'field-of-science-added': [
    ['2021-05-26', 'Since July 2020 it was added to XML twice, the second time without its address.'],
  ],
  'name-interpreted': [['2021-03-26', 'A particle in capitals, such as "Von", was treated as a given name.']],
  'newer-members-lost': [
    ['2018-12-15', 'From January 2018 on, the version was lost.'],
    ['2021-03-26', 'Classification codes of subjects were lost.'],
    ['2021-05-26', 'Related items were lost, and since July 2020 the addresses of subjects.'],
    ['2024-01-10', 'Only the name of a publisher was kept.'],
  ],
  'orcid-rewritten': [['2019-03-12', 'No address of the scheme was written.']],
  'polygons-dropped': [['2025-10-16', 'From March 2021 on, all of them were kept if they were sent as XML.']],
  'related-doi-rewritten': [['2020-03-01', 'Related DOIs were converted to lower case and otherwise kept.']],
  'html-removed': [
    ['2022-05-24', 'The text between < and the next > was lost even if no name followed <, as in a<~b.'],
  ],
  'rights-scheme-lost': [['2020-06-24', 'The identifier of rights and its scheme were also lost.']],
  'white-space-squeezed': [
    ['2019-12-15', 'Texts were only trimmed, and dates, sizes, formats and affiliations were not changed.'],
    ['2023-12-04', 'Line breaks in descriptions became spaces, and name identifiers were not changed.'],
  ],
}
