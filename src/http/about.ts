/** The description of a service. */
export interface About {
  /** The name of the repository; by default `Research data of <host>`, or `Research data` if the host has no name. */
  title: string
  /** The description of the repository, as a paragraph of plain text. */
  description: string
  /** The publisher of the repository; by default, the name of the repository. */
  publisher: string
  /**
   * The e-mail address for questions. The default is `postmaster@<host>`, which every mail server must accept (RFC
   * 5321, 4.5.1), or `postmaster@<host>.localdomain` for a host without a dot.
   */
  contact: string
  /** The address of the metadata licence; CC0 1.0 by default. */
  licence: string
  /** The repository's symbol at DataCite, such as `EXAMPLE.REPO`; the host by default. */
  symbol: string
}

/** Returns the description of a service, with defaults derived from its address. */
export function aboutOf({ baseUrl, about = {} }: { baseUrl: string; about?: Partial<About> }): About {
  const host = hostOf(baseUrl)
  const title = about.title ?? (isNamed(host) ? `Research data of ${host}` : 'Research data')
  return {
    title,
    description: 'Metadata of datasets, files and citable resources.',
    publisher: title,
    // OAI-PMH refuses addresses without a dot.
    contact: `postmaster@${host.includes('.') ? host : `${host}.localdomain`}`,
    licence: 'https://creativecommons.org/publicdomain/zero/1.0/',
    symbol: host,
    ...about,
  }
}

/** True if a host has a name, and is neither an IP address nor the local machine. */
const isNamed = (host: string): boolean => !/^(?:[\d.]+|\[.*\]|localhost)$/.test(host)

/** Returns the host of a service, without its port. */
export const hostOf = (baseUrl: string): string => new URL(baseUrl).hostname
