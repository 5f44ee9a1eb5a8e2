import { Misuse } from '../misuse.ts'

/** An address that an option gives, without a slash at the end. Throws `Misuse` where it is not one of the web without a query. */
export function baseAddress(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isBase = url !== undefined && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username === ''
  if (isBase) return url.href.replace(/\/+$/, '')
  throw new Misuse(`The option '${option}' needs an address such as https://data.example.org, not '${text}'.`)
}

/** What to tell whoever wants to serve where it cannot be done; undefined for an error of another kind. */
export function listenFailure(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use by another program; --port names another one, --port 0 takes any that is free.`
    case 'EACCES':
      return `Port ${port} is not allowed to this user; --port names another one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `${host} is no address of this machine; --host takes 127.0.0.1 for this machine alone, 0.0.0.0 for all its addresses.`
    default:
      return undefined
  }
}
