import {
  type CredentialsGiven,
  credentialsFrom,
  credentialVariables,
  parseCredentials,
  type RegistryClient,
  registryClient,
  registrySystems,
} from '../../registry/client/index.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'
import type { RegisterValues } from './options.ts'

/**
 * Returns a client for the registry that the options, the environment or the plan names, in this order of precedence.
 * The default is the test system.
 *
 * Throws `Misuse` for invalid options, for missing or invalid credentials, and for an unknown registry that only the
 * plan names.
 */
export async function registryFor(
  options: RegisterValues,
  terminal: Terminal,
  planned?: string,
): Promise<RegistryClient> {
  const where = placeOf(options, terminal.env.CITABLE_REGISTRY, planned)
  const credentials = await credentialsFor(options.credentials, terminal)
  const { concurrency, rate, timeout, mailto, mds } = options
  try {
    return registryClient({
      ...where,
      credentials,
      fetch: terminal.fetch,
      userAgent: `citable/${version}`,
      ...(mds !== undefined && { mds }),
      ...(concurrency !== undefined && { concurrency }),
      ...(rate !== undefined && { perMinute: rate }),
      ...(timeout !== undefined && { timeout: timeout * 1000 }),
      ...(mailto !== undefined && { contact: mailto }),
    })
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(error.message) : error
  }
}

type Place = { system: 'test' | 'production' } | { endpoint: string }

function placeOf(
  { system, endpoint: given }: RegisterValues,
  fromEnvironment: string | undefined,
  planned: string | undefined,
): Place {
  if (system !== undefined && given !== undefined)
    throw new Misuse('The options --system and --endpoint name two registries; give only one of them.')
  if (system !== undefined) return { system }
  const endpoint = given ?? (fromEnvironment || undefined)
  if (endpoint !== undefined) return { endpoint }
  if (planned === undefined) return { system: 'test' }
  for (const name of ['test', 'production'] as const)
    if (registrySystems[name].endpoint === planned) return { system: name }
  // A plan is a file, and a file must not decide which server receives a password.
  if (/^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(planned)) return { endpoint: planned }
  throw new Misuse(`The plan is for ${planned}; to send the credentials there, name it with --endpoint.`)
}

async function credentialsFor(path: string | undefined, terminal: Terminal): Promise<CredentialsGiven> {
  try {
    const found = path === undefined ? credentialsFrom(terminal.env) : await credentialsAt(path, terminal)
    if (found !== undefined) return found
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`${path === undefined ? '' : `${path}: `}${error.message}`) : error
  }
  throw new Misuse(
    `There are no credentials: set ${credentialVariables.join(' and ')} in the environment, or name a file with --credentials.`,
  )
}

async function credentialsAt(path: string, { files }: Terminal): Promise<CredentialsGiven> {
  let text: string
  try {
    const mode = await files.mode(path)
    if ((mode & 0o077) !== 0) {
      throw new Misuse(
        `${path}: Other users can read this file, which contains a password (mode ${(mode & 0o777).toString(8)}); run chmod 600 on the file.`,
      )
    }
    text = new TextDecoder().decode(await files.read(path))
  } catch (error) {
    throw error instanceof Misuse ? error : new Misuse(`${path}: Cannot be read: ${reasonOf(error)}.`)
  }
  return parseCredentials(text)
}
