import { wrongArgument } from '../../../core/argument.ts'
import { isObject } from '../../../core/object.ts'
import { jsonTypes, readingOf } from '../plan/held.ts'
import type { RegistryAccess } from './ask.ts'
import type { CallOptions } from './call.ts'

/** A file registered for a DOI. Content negotiation offers the file under its media type. */
export interface Medium {
  id: string
  url: string
  mediaType: string
}

/** Operations on the files registered for DOIs. */
export interface MediaOfDoi {
  list(doi: string, options?: CallOptions): Promise<Medium[]>
  /** Adds a file. The media type defaults to `text/plain`. */
  add(doi: string, medium: { url: string; mediaType?: string }, options?: CallOptions): Promise<Medium>
  remove(doi: string, id: string, options?: CallOptions): Promise<void>
}

/** Returns the media API of a registry; `at` normalises a DOI and returns it with its API URL. */
export function mediaOf({ ask }: RegistryAccess, at: (doi: string) => { doi: string; url: string }): MediaOfDoi {
  return {
    async list(text, { signal } = {}) {
      const { doi, url } = at(text)
      const read = (answer: string) => readingOf(answer, mediaIn, 'It is not a list of media.')
      return ask(`the media of ${doi}`, { url: `${url}/media?page[size]=1000`, types: jsonTypes, read }, signal)
    },
    async add(text, medium, { signal } = {}) {
      const { doi, url } = at(text)
      if (!isObject(medium) || typeof medium.url !== 'string')
        throw wrongArgument('A medium', 'an object with a url', medium)
      const { url: address, mediaType } = medium
      const body = JSON.stringify({
        data: { type: 'media', attributes: { url: address, ...(mediaType && { mediaType }) } },
      })
      const read = (answer: string) =>
        readingOf(answer, value => mediumIn(isObject(value) ? value.data : undefined), 'It is not a medium.')
      return ask(
        `a medium of ${doi}`,
        {
          url: `${url}/media`,
          method: 'POST',
          body: { type: jsonTypes[0], text: body },
          given: [201],
          types: jsonTypes,
          read,
        },
        signal,
      )
    },
    async remove(text, id, { signal } = {}) {
      const { doi, url } = at(text)
      if (typeof id !== 'string' || id === '') throw wrongArgument('The id of a medium', 'text', id)
      await ask(
        `a medium of ${doi}`,
        {
          url: `${url}/media/${encodeURIComponent(id)}`,
          method: 'DELETE',
          given: [204],
          types: jsonTypes,
          read: () => ({ ok: true, value: undefined }),
        },
        signal,
      )
    },
  }
}

function mediaIn(value: unknown): Medium[] | undefined {
  if (!isObject(value) || !Array.isArray(value.data)) return undefined
  const media = value.data.map(mediumIn)
  return media.some(medium => medium === undefined) ? undefined : (media as Medium[])
}

function mediumIn(data: unknown): Medium | undefined {
  if (!isObject(data) || typeof data.id !== 'string' || !isObject(data.attributes)) return undefined
  const { url, mediaType } = data.attributes
  return typeof url === 'string'
    ? { id: data.id, url, mediaType: typeof mediaType === 'string' ? mediaType : 'text/plain' }
    : undefined
}
