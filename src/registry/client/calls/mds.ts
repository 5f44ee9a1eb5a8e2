import { wrongArgument } from '../../../core/argument.ts'
import { unlessMissing } from '../error.ts'
import type { RegistryAccess } from './ask.ts'
import type { CallOptions } from './call.ts'

/**
 * DataCite's Metadata Store, which accepts XML. Drafts are validated against the schema too.
 *
 * The state transitions are fixed: XML for a new DOI creates a draft, XML for a registered DOI makes it findable again,
 * and a URL publishes the DOI.
 */
export interface MetadataStore {
  /** Stores XML for a DOI. Creates a draft if the DOI does not exist. */
  putMetadata(doi: string, xml: string, options?: CallOptions): Promise<void>
  /** Reads the XML of a DOI. Resolves to undefined if there is none. */
  metadata(doi: string, options?: CallOptions): Promise<string | undefined>
  /** Hides a findable DOI. */
  hide(doi: string, options?: CallOptions): Promise<void>
  /** Sets the URL of a DOI and thereby publishes the DOI. */
  putUrl(doi: string, url: string, options?: CallOptions): Promise<void>
}

/** Returns the Metadata Store of a registry; `name` parses a DOI. */
export function metadataStoreOf({ ask, mds }: RegistryAccess, name: (doi: string) => string): MetadataStore {
  const types = ['text/plain', 'text/html', 'application/xml', 'text/xml']
  const done = { types, accept: 'text/plain, */*;q=0.5', read: () => ({ ok: true as const, value: undefined }) }
  return {
    async putMetadata(text, xml, { signal } = {}) {
      const doi = name(text)
      if (typeof xml !== 'string' || xml.trim() === '') throw wrongArgument('The metadata', 'XML', xml)
      const url = `${mds}/metadata/${encodeURIComponent(doi)}`
      const body = { type: 'application/xml;charset=UTF-8', text: xml }
      await ask(doi, { ...done, url, method: 'PUT', body, given: [201] }, signal)
    },
    async metadata(text, { signal } = {}) {
      const doi = name(text)
      const read = (answer: string) => ({ ok: true as const, value: answer })
      const url = `${mds}/metadata/${encodeURIComponent(doi)}`
      return unlessMissing(ask(doi, { types: ['application/xml', 'text/xml'], read, url }, signal))
    },
    async hide(text, { signal } = {}) {
      const doi = name(text)
      await ask(
        doi,
        { ...done, url: `${mds}/metadata/${encodeURIComponent(doi)}`, method: 'DELETE', given: [200] },
        signal,
      )
    },
    async putUrl(text, address, { signal } = {}) {
      const doi = name(text)
      if (typeof address !== 'string' || /[\r\n]/.test(address) || address === '')
        throw wrongArgument('The address', 'one line of text', address)
      const body = { type: 'text/plain;charset=UTF-8', text: `doi=${escaped(doi)}\nurl=${escaped(address)}` }
      await ask(
        doi,
        { ...done, url: `${mds}/doi/${encodeURIComponent(doi)}`, method: 'PUT', body, given: [201] },
        signal,
      )
    },
  }
}

// The MDS decodes percent-encoding in a URL and turns a plus sign into a space.
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('+', '%2B')
