import { requireObject } from '../../../core/argument.ts'
import { isObject } from '../../../core/object.ts'
import { base64Of } from './base64.ts'

/** The environment variables that `credentialsFrom` reads. */
export const credentialVariables = ['DATACITE_USERNAME', 'DATACITE_PASSWORD'] as const

/**
 * A repository account with its password or an API key. Printing or serialising an instance never shows the password.
 */
export class Credentials {
  /** The account of the repository, such as `EXAMPLE.REPO`. */
  readonly username: string
  readonly #password: string

  constructor(username: string, password: string) {
    // RFC 7617: a colon ends the user name, and control characters are not allowed.
    if (!isToken(username) || username.includes(':')) throw wrong('name of an account', 'without a colon')
    if (!isToken(password)) throw wrong('password', 'that is not empty')
    this.username = username
    this.#password = password
  }

  /** The value of the Authorization header. */
  get authorization(): string {
    return `Basic ${base64Of(`${this.username}:${this.#password}`)}`
  }

  /** Returns a text with `[password]` in place of the password and of the base64 in the Authorization header. */
  withoutSecrets(text: string): string {
    const token = this.authorization.slice('Basic '.length)
    return text.replaceAll(token, '[password]').replaceAll(this.#password, '[password]')
  }

  toString(): string {
    return `Credentials of ${this.username}`
  }

  toJSON(): { username: string } {
    return { username: this.username }
  }
}

/**
 * Reads credentials from the variables `DATACITE_USERNAME` and `DATACITE_PASSWORD`. Returns undefined if neither is
 * set.
 *
 * @throws TypeError if only one is set or a value cannot be sent. The message shows no value.
 *
 * @example
 * credentialsFrom({ DATACITE_USERNAME: 'EXAMPLE.REPO', DATACITE_PASSWORD: 'a password' })?.username // → 'EXAMPLE.REPO'
 */
export function credentialsFrom(environment: Readonly<Record<string, string | undefined>>): Credentials | undefined {
  requireObject('The environment', 'an object such as process.env', environment)
  const [name, word] = credentialVariables
  const { [name]: username = '', [word]: password = '' } = environment
  if (username === '' && password === '') return undefined
  if (username === '' || password === '')
    throw new TypeError(
      `${username === '' ? name : word} is not set, but ${username === '' ? word : name} is; set both.`,
    )
  return new Credentials(username, password)
}

/**
 * Parses credentials from the text of a file: environment lines (`DATACITE_USERNAME=…`), or JSON with `username` and
 * `password`.
 *
 * @throws TypeError for any other text. The message shows none of the text.
 *
 * @example
 * parseCredentials('DATACITE_USERNAME=EXAMPLE.REPO\nDATACITE_PASSWORD="a password"\n').username // → 'EXAMPLE.REPO'
 */
export function parseCredentials(text: string): Credentials {
  if (typeof text !== 'string') throw wrong('text', 'of a file of credentials')
  const found = text.trimStart().startsWith('{') ? inJson(text) : credentialsFrom(inLines(text))
  if (found === undefined)
    throw new TypeError(
      `No credentials are there: write the lines ${credentialVariables.map(name => `${name}=…`).join(' and ')}, or JSON with username and password.`,
    )
  return found
}

/**
 * Returns a caller's credentials as an instance of {@link Credentials}.
 * @throws TypeError for anything that cannot be credentials.
 */
export function credentialsOf(given: CredentialsGiven): Credentials {
  if (given instanceof Credentials) return given
  if (!isObject(given) || typeof given.username !== 'string' || typeof given.password !== 'string')
    throw new TypeError('The option credentials should be an object with username and password.')
  return new Credentials(given.username, given.password)
}

/** Credentials as an object with `username` and `password`, or as an instance of `Credentials`. */
export type CredentialsGiven = Credentials | { username: string; password: string }

function inJson(text: string): Credentials | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || typeof value.username !== 'string' || typeof value.password !== 'string') return undefined
    return new Credentials(value.username, value.password)
  } catch (error) {
    // A parser's message would show part of the text.
    if (error instanceof TypeError) throw error
    return undefined
  }
}

function inLines(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s*(?:export\s+)?(DATACITE_[A-Z]+)\s*=(.*)$/.exec(line) ?? []
    if (name !== undefined) found[name] = unquoted(value.trim())
  }
  return found
}

const unquoted = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text

const isToken = (text: string): boolean =>
  typeof text === 'string' && text !== '' && text.length <= 1000 && ![...text].some(character => character < ' ')

const wrong = (what: string, which: string): TypeError =>
  new TypeError(`The credentials should have a ${what} ${which}, and no control characters.`)
