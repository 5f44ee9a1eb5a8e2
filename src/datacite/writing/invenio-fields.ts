/**
 * The fields of InvenioRDM that are kept in the extras although the record has their values in a list. They show
 * the original location of an entry.
 */
export const invenioFields = {
  dates: ['/access/embargo/until'],
  alternateIdentifiers: ['/custom_fields/imprint:imprint/isbn'],
  contributors: ['/custom_fields/thesis:thesis/university', '/custom_fields/thesis:university'],
} as const

/** The members of an InvenioRDM record that are kept in the extras although the record contains their values. */
export const invenioMembers: readonly string[] = ['/metadata/copyright', '/pids/oai']
