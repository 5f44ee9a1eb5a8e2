import { wrongArgument } from '../../argument.ts'

/** The address of a DOI by a template such as `https://data.example.org/{doi}`, with what a path cannot hold escaped. Throws `TypeError` for a wrong template. */
export function urlOf(template: string, doi: string): string {
  const expected = 'an address such as https://data.example.org/{doi}, with {doi} or {suffix}'
  // No placeholder in the host: it would lead elsewhere for each DOI.
  if (typeof template !== 'string' || !/^[a-z]+:\/\/[^\s{}/?#]+[/?#].*\{(?:doi|suffix)\}/.test(template))
    throw wrongArgument('The option url', expected, template)
  const [, ...suffix] = doi.split('/')
  const url = template.replace(/\{(doi|suffix)\}/g, (_, name) => escaped(name === 'doi' ? doi : suffix.join('/')))
  // What the registry takes: ftp, http or https, and no white space (lupo, app/models/doi.rb, url).
  if (!/^(?:https?|ftp):\/\/[^\s{}]+$/.test(url) || !URL.canParse(url))
    throw wrongArgument('The option url', expected, template)
  return url
}

/** What a path may hold stays as it is (RFC 3986, 3.3); half a surrogate pair, which no address can hold, is replaced. */
const escaped = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text)).replace(/[^\w\-.~!$&'()*+,;=:@/]+/gu, encodeURIComponent)
