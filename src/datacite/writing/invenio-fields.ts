/**
 * InvenioRDM fields that are read into a list of the record and also kept in the extras, by the name of the list.
 *
 * The extras show the original location of an entry.
 */
export const invenioFields = {
  dates: ['/access/embargo/until'],
  alternateIdentifiers: ['/custom_fields/imprint:imprint/isbn'],
  contributors: ['/custom_fields/thesis:thesis/university', '/custom_fields/thesis:university'],
} as const

/** InvenioRDM members that are kept in the extras although the converted record contains their values. */
export const invenioMembers: readonly string[] = ['/metadata/copyright', '/pids/oai']
