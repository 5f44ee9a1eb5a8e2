import { type NoPlace, ofPackage } from './no-place.ts'

/** The DataCite members that InvenioRDM lacks. */
export const inveniordm: readonly NoPlace[] = [
  [
    /^(?:creators|publisher)(?:\/\*)?\/lang$|^publisher\/\w+$|^creators\/\*\/nameIdentifiers\/\*$/,
    'invenio-rdm-records, definitions-v2.0.0.json, person_or_org, record-v6.0.0.json, publisher, and config.py, RDM_RECORDS_PERSONORG_SCHEMES: names without a language, identifiers of four schemes.',
  ],
  [
    /^(?:titles|descriptions)\/\*\/lang$/,
    'invenio-rdm-records, record-v6.0.0.json, title and description: texts; only additional ones have a language.',
  ],
  [
    /^(?:alternateIdentifiers\/\*\/alternateIdentifierType|relatedIdentifiers\/\*)$/,
    'invenio-rdm-records, config.py, RDM_RECORDS_IDENTIFIERS_SCHEMES: schemes of a fixed list.',
  ],
  [
    ofPackage,
    'invenio-rdm-records, record-v6.0.0.json, related_identifiers: identifier, scheme, relation_type and resource_type.',
  ],
  [
    /^relatedItems\/\*(?:\/(?:contributors|creators|edition|number|numberType|publicationYear|publisher|titles\/\*(?:\/lang)?))?$/,
    'invenio-rdm-records, contrib/journal and contrib/imprint, custom_fields.py: of a container they have one title, numbers and pages.',
  ],
  [
    /^rightsList\/\*\/(?:lang|rights|rightsUri)$/,
    'invenio-rdm-records, services/schemas/metadata.py, RightsSchema.validate_rights: a licence of the vocabulary is given by its id alone.',
  ],
  [
    /^subjects\/\*\/(?:classificationCode|lang|schemeUri|subjectScheme)$/,
    'invenio-rdm-records, definitions-v2.0.0.json, subject: an id of a vocabulary or a text.',
  ],
  [
    /^fundingReferences\/\*\/funderIdentifier(?:Type)?$/,
    'invenio-rdm-records, record-v6.0.0.json, funding.funder: a name and the id of the vocabulary.',
  ],
  [
    /^geoLocations\/\*\/geoLocationPolygon\/\*$/,
    'invenio-rdm-records, record-v6.0.0.json, locations: GeoJSON (RFC 7946, 3.1.6) has no point inside a polygon.',
  ],
  [
    /^types\/resourceType$/,
    'invenio-rdm-records, definitions-v2.0.0.json, resource_type: an id of the vocabulary, no text.',
  ],
]
