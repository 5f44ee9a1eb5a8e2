/**
 * Returns a small valid document of kernel 4 with additional elements. A title among these elements replaces the
 * document's own title.
 */
export const documentWith = (elements: string): string =>
  `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/a</identifier><creators><creator><creatorName>Okafor, Ada</creatorName></creator></creators>${elements.includes('<title') ? '' : '<titles><title>Waves</title></titles>'}<publisher>Sea</publisher><publicationYear>2020</publicationYear><resourceType resourceTypeGeneral="Dataset">Data</resourceType>${elements}</resource>`
