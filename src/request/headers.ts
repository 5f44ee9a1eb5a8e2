import { wrongArgument } from '../argument.ts'
/** Who is asking. */
export interface Caller {
  /** An e-mail address for the operators of the server, sent as `mailto:` in the User-Agent; browsers do not send it. */
  contact?: string
  /** The program that asks, such as `my-pipeline/1.2`; it comes first in the User-Agent, which browsers do not let programs change. */
  userAgent?: string
}

/** The headers of every request. Throws `TypeError` for a contact or program that no header can hold. */
export function headersOf({ contact, userAgent }: Caller): Readonly<Record<string, string>> {
  if (
    contact !== undefined &&
    !(typeof contact === 'string' && /^[^\s@()<>;]{1,100}@[^\s@()<>;]{1,200}$/.test(contact))
  )
    throw wrongArgument('The option contact', 'an e-mail address', contact)
  if (userAgent !== undefined && !(typeof userAgent === 'string' && /^[!-~]+(?: [!-~]+)*$/.test(userAgent)))
    throw wrongArgument('The option userAgent', 'like "my-pipeline/1.2"', userAgent)
  if (isBrowser()) return {}
  const about = ['https://github.com/citable/citable', ...(contact === undefined ? [] : [`mailto:${contact}`])]
  return { 'User-Agent': `${userAgent ?? 'citable'} (${about.join('; ')})` }
}

// Some browsers send a User-Agent that a page sets, but first ask the server for permission, which it may refuse.
const isBrowser = (): boolean => globalThis.navigator?.userAgent?.startsWith('Mozilla/') ?? false
