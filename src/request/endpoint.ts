/** An address without a slash at its end, to put paths behind. Throws `TypeError` for what is no plain http or https address. */
export function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPlain || url.search !== '' || url.hash !== '') {
    throw new TypeError(
      `The endpoint ${JSON.stringify(text)} should be an http or https address without password, query and fragment.`,
    )
  }
  return url.href.replace(/\/+$/, '')
}
