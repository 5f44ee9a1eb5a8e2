import { wrongArgument } from '../core/argument.ts'

/** An address without a slash at its end, to which paths are added. Throws `TypeError` unless it is a plain http or https address. */
export function endpointOf(text: string): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPlain || url.search !== '' || url.hash !== '')
    throw wrongArgument(
      'The endpoint',
      'an http or https address without password, query and fragment',
      withoutUser(text),
    )
  return url.href.replace(/\/+$/, '')
}

/** An address without the name and the password in it: an error must not show them. */
const withoutUser = (text: unknown): unknown => (typeof text === 'string' ? text.replace(/\/\/[^/?#]*@/, '//…@') : text)
