import { isObject, type Members } from '../../core/object.ts'
import type { Datacite } from '../../model/index.ts'

/**
 * The member of a stored resource that contains the address registered for its DOI. It comes after all members that the
 * API shows.
 */
export const landingPageMember = 'landing_page'

/** The pointers to the address of a DOI in DataCite's REST JSON, with or without its envelopes. */
const members = ['/url', '/attributes/url', '/data/url', '/data/attributes/url']

/** Returns the web address registered for the DOI of a record, or undefined if there is none. */
export function landingPageIn({ extras }: Pick<Datacite, 'extras'>): string | undefined {
  const kept: Members = isObject(extras?.members) ? extras.members : {}
  return members.map(name => webAddress(kept[name])).find(url => url !== undefined)
}

/** Returns a value unchanged if it is a web address of at most 2000 characters, else undefined. */
export const webAddress = (given: unknown): string | undefined =>
  typeof given === 'string' && given.length <= 2000 && /^https?:\/\/[^\s\p{C}]+$/iu.test(given) && URL.canParse(given)
    ? given
    : undefined

/** Splits the JSON of a stored resource into the JSON that the API shows, and the registered address. */
export function withoutLandingPage(json: string): { json: string; url?: string } {
  if (!json.endsWith('"}')) return { json }
  const at = json.lastIndexOf(mark)
  const value = at < 0 ? '' : json.slice(at + mark.length, -1)
  // Quotes inside strings are always escaped, so this is a member, and the last one.
  if (!/^"(?:[^"\\]|\\.)*"$/.test(value)) return { json }
  return { json: `${json.slice(0, at)}}`, url: JSON.parse(value) }
}

const mark = `,"${landingPageMember}":`
