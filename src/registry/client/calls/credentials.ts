import { wrongArgument } from '../../../core/argument.ts'
import { isObject } from '../../../core/object.ts'
import { base64Of } from './base64.ts'

/** The environment variables that `credentialsFrom` reads. */
export const credentialVariables = ['DATACITE_USERNAME', 'DATACITE_PASSWORD'] as const

/** The account of a repository with its password or one of its API keys. No way of printing this, JSON included, shows the password. */
export class Credentials {
  /** The account of the repository, such as `EXAMPLE.REPO`. */
  readonly username: string
  readonly #password: string

  constructor(username: string, password: string) {
    // RFC 7617: a colon would end the name, and no control characters may be there.
    if (!isToken(username) || username.includes(':')) throw wrong('name of an account', 'without a colon')
    if (!isToken(password)) throw wrong('password', 'that is not empty')
    this.username = username
    this.#password = password
  }

  /** The value of the Authorization header. */
  get authorization(): string {
    return `Basic ${base64Of(`${this.username}:${this.#password}`)}`
  }

  /** A text with everything in it taken out that would give the password away. */
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
 * The credentials in an environment, `DATACITE_USERNAME` and `DATACITE_PASSWORD`; undefined where neither is set. Throws `TypeError`,
 * which names no value, where only one of them is there or one cannot be sent.
 *
 * @example
 * credentialsFrom({ DATACITE_USERNAME: 'EXAMPLE.REPO', DATACITE_PASSWORD: 'a password' })?.username // → 'EXAMPLE.REPO'
 */
export function credentialsFrom(environment: Readonly<Record<string, string | undefined>>): Credentials | undefined {
  if (!isObject(environment)) throw wrongArgument('The environment', 'an object such as process.env', environment)
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
 * The credentials in the text of a file: lines like those of an environment (`DATACITE_USERNAME=…`), or JSON with `username` and
 * `password`. Throws `TypeError`, which shows nothing of the text, for anything else.
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
 * Returns the credentials given by a caller.
 * @throws TypeError for anything that cannot be credentials.
 */
export function credentialsOf(given: CredentialsGiven): Credentials {
  if (given instanceof Credentials) return given
  if (!isObject(given) || typeof given.username !== 'string' || typeof given.password !== 'string')
    throw new TypeError('The option credentials should be an object with username and password.')
  return new Credentials(given.username, given.password)
}

/** Credentials as an object with both, or as they were read. */
export type CredentialsGiven = Credentials | { username: string; password: string }

function inJson(text: string): Credentials | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || typeof value.username !== 'string' || typeof value.password !== 'string') return undefined
    return new Credentials(value.username, value.password)
  } catch (error) {
    // The message of a parser shows a part of the text.
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
