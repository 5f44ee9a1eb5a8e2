/** What a service says of itself. */
export interface About {
  /** The name of the repository; where not given `Research data of <host>`, or `Research data` where the host has no name. */
  title: string
  /** A paragraph of plain text. */
  description: string
  /** Who publishes the repository; its title where not given. */
  publisher: string
  /** The e-mail address of whom to ask; `postmaster@<host>` where not given, which every mail server has (RFC 5321, 4.5.1). */
  contact: string
  /** The address of the licence of the metadata; CC0 1.0 where not given. */
  licence: string
  /** The repository's symbol at DataCite, such as `EXAMPLE.REPO`; the host where not given. */
  symbol: string
}

/** What a service says of itself, with what was not given made of its address. */
export function aboutOf({ baseUrl, about = {} }: { baseUrl: string; about?: Partial<About> }): About {
  const host = hostOf(baseUrl)
  const title = about.title ?? (isNamed(host) ? `Research data of ${host}` : 'Research data')
  return {
    title,
    description: 'Metadata of datasets, files and citable resources.',
    publisher: title,
    // OAI-PMH takes no address without a dot.
    contact: `postmaster@${host.includes('.') ? host : `${host}.localdomain`}`,
    licence: 'https://creativecommons.org/publicdomain/zero/1.0/',
    symbol: host,
    ...about,
  }
}

/** Whether a host is more than an address, or the machine itself. */
const isNamed = (host: string): boolean => !/^(?:[\d.]+|\[.*\]|localhost)$/.test(host)

/** The host of a service, without its port. */
export const hostOf = (baseUrl: string): string => new URL(baseUrl).hostname
