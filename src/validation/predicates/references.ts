import { labelOf, propertyOf } from '../../kernel/tree.ts'

/** A page with more information. */
export interface Reference {
  title: string
  url: string
}

/** The page of a kernel property in DataCite's documentation, by its path in the table: `property('creators[].nameType')`. */
export function property(path: string): Reference {
  const [top = ''] = path.split('.')
  return {
    title: `DataCite Metadata Schema, ${labelOf(path)}`,
    url: `${documentation}properties/${propertyOf(top).name.toLowerCase()}/`,
  }
}

/** An appendix of DataCite's documentation: `appendix('relationType', 'appendix-1/relationType')`. */
export const appendix = (name: string, page: string): Reference => ({
  title: `DataCite Metadata Schema, ${name}`,
  url: `${documentation}appendices/${page}/`,
})

/** A source file of the registry that shows its behaviour: `registry('reading XML', 'bolognese', 'lib/…')`. */
export const registry = (what: string, repository: 'bolognese' | 'lupo', file: string): Reference => ({
  title: `DataCite's source: ${what}`,
  url: `https://github.com/datacite/${repository}/blob/master/${file}`,
})

/** How the registry reads a record written as XML. */
export const readingXml = registry('reading XML', 'bolognese', 'lib/bolognese/readers/datacite_reader.rb')

/** How the registry reads names, name identifiers and affiliations. */
export const readingNames = registry('reading names', 'bolognese', 'lib/bolognese/author_utils.rb')

/** How the registry stores a record, and what it rejects. */
export const storing = registry('storing a DOI', 'lupo', 'app/models/doi.rb')

/** Read the Docs redirects `page` to the newest documentation, whatever kernel that describes. */
const documentation = 'https://datacite-metadata-schema.readthedocs.io/page/'
