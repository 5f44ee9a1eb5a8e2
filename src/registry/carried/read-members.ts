import { isObject } from '../../core/object.ts'
import { addressIn } from '../values/identifiers.ts'
import { bibtexField } from './bibtex-field.ts'
import type { CarriedFormat } from './carried-format.ts'

const common = 'types titles creators container publisher relatedIdentifiers dates publicationYear descriptions'

/**
 * The members that the registry's reader of each format returns. Crosscite and DataCite JSON are read whole.
 *
 * Source: `lib/bolognese/readers/` of bolognese 2.5.1.
 */
const readMembers: Partial<Record<CarriedFormat, string>> = {
  bibtex: `${common} rightsList`,
  ris: `${common} subjects language`,
  'csl-json': `${common} contributors rightsList version subjects`,
  codemeta:
    'types alternateIdentifiers titles creators contributors publisher dates publicationYear descriptions rightsList version subjects',
  'schema-org': `${common} alternateIdentifiers sizes formats contributors rightsList version subjects language schemaVersion fundingReferences geoLocations`,
  'crossref-xml': `${common} alternateIdentifiers contributors fundingReferences rightsList`,
}

/** True if the registry's reader of a format returns a member. The registry stores no other members of the text. */
export function isRead(name: string, format: CarriedFormat): boolean {
  const members = readMembers[format]
  return members === undefined || name === 'doi' || members.split(' ').includes(name)
}

/** The member of JSON that contains the URL of a work: citeproc_reader.rb, codemeta_reader.rb, schema_org_reader.rb. */
const urlMembers: Partial<Record<CarriedFormat, string>> = {
  'csl-json': 'URL',
  codemeta: 'codeRepository',
  'schema-org': 'url',
}

/** Returns the URL that the registry reads from a text. The registry uses this URL for a request that has no URL. */
export function urlIn(text: string, format: CarriedFormat): string | undefined {
  if (format === 'bibtex') return bibtexField(text, 'url')
  if (format === 'ris') return /^UR {2}- *(\S.*?)\s*$/m.exec(text)?.[1]
  const member = urlMembers[format]
  const value: unknown = member === undefined ? undefined : JSON.parse(text)
  const url = isObject(value) && member !== undefined ? value[member] : undefined
  return typeof url === 'string' ? addressIn(url) : undefined
}
