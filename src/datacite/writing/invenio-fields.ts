/**
 * The custom fields that a record read from InvenioRDM keeps as extras although the kernel has a place for them, in a list of the record: they tell
 * where an entry stood.
 */
export const invenioFields = {
  alternateIdentifiers: ['/custom_fields/imprint:imprint/isbn'],
  contributors: ['/custom_fields/thesis:thesis/university', '/custom_fields/thesis:university'],
} as const

/** Members of a record of InvenioRDM that its extras keep although the record says what they hold. */
export const invenioMembers: readonly string[] = ['/metadata/copyright', '/pids/oai']
