import { plainDate } from '../../model/date.ts'
import type { About } from '../about.ts'
import type { Limits, ServiceOptions } from '../options.ts'

/**
 * The verbs of OAI-PMH 2.0, each with its required and optional arguments (section 4). The argument under `alone`
 * excludes all others.
 */
export const verbs = {
  Identify: {},
  ListMetadataFormats: { optional: ['identifier'] },
  ListSets: { alone: 'resumptionToken' },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'], alone: 'resumptionToken' },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'], alone: 'resumptionToken' },
  GetRecord: { required: ['identifier', 'metadataPrefix'] },
} as const satisfies Record<string, Rule>

/** An OAI-PMH verb, such as `ListRecords`. */
export type Verb = keyof typeof verbs

interface Rule {
  required?: readonly ArgumentName[]
  optional?: readonly ArgumentName[]
  alone?: ArgumentName
}

/** The name of an OAI-PMH argument. */
export type ArgumentName = 'identifier' | 'metadataPrefix' | 'from' | 'until' | 'set' | 'resumptionToken'

/** The arguments of a request, each valid and given once. */
export type Arguments = Partial<Record<ArgumentName, string>>

/** The input of the function that responds to a verb. */
export interface OaiContext {
  options: ServiceOptions
  limits: Limits
  about: About
}

/** Parses the verb and arguments of a request. Throws `badVerb` or `badArgument` if they are invalid. */
export function requestOf(parameters: URLSearchParams): { verb: Verb; given: Arguments } {
  const [name, ...more] = parameters.getAll('verb')
  if (name === undefined) throw new OaiError('badVerb', 'The argument "verb" is missing.')
  if (more.length > 0) throw new OaiError('badVerb', 'The argument "verb" is given more than once.')
  if (!Object.hasOwn(verbs, name))
    throw new OaiError(
      'badVerb',
      `${shown(name)} is not a verb of OAI-PMH; verbs are ${Object.keys(verbs).join(', ')}.`,
    )
  const verb = name as Verb
  return { verb, given: argumentsOf(verb, parameters) }
}

function argumentsOf(verb: Verb, parameters: URLSearchParams): Arguments {
  const { required = [], optional = [], alone }: Rule = verbs[verb]
  const known = new Set<string>([...required, ...optional, ...(alone === undefined ? [] : [alone])])
  const given: Arguments = {}
  for (const [name, value] of parameters) {
    if (name === 'verb') continue
    if (!known.has(name)) throw new OaiError('badArgument', `${verb} has no argument ${shown(name)}.`)
    if (Object.hasOwn(given, name)) throw new OaiError('badArgument', `The argument "${name}" is given more than once.`)
    given[name as ArgumentName] = value
  }
  if (alone !== undefined && given[alone] !== undefined) {
    if (Object.keys(given).length > 1)
      throw new OaiError('badArgument', `"${alone}" cannot be combined with other arguments.`)
    return given
  }
  const missing = required.find(name => given[name] === undefined)
  if (missing !== undefined) throw new OaiError('badArgument', `The argument "${missing}" is missing.`)
  for (const [name, value] of Object.entries(given)) {
    const wrong = forms[name as ArgumentName](value)
    if (wrong !== undefined) throw new OaiError('badArgument', `The ${name} ${shown(value)} is not ${wrong}.`)
  }
  const { from, until } = given
  if (from === undefined || until === undefined) return given
  if (granularityOf(from) !== granularityOf(until))
    throw new OaiError('badArgument', `The dates from, ${from}, and until, ${until}, differ in granularity.`)
  if (from > until) throw new OaiError('badArgument', `The date from, ${from}, comes after the date until, ${until}.`)
  return given
}

const datestamp = (text: string): string | undefined =>
  granularityOf(text) === undefined ? `a date in the form ${Object.values(granularities).join(' or ')}` : undefined

/**
 * The functions that check the arguments against their types in OAI-PMH.xsd. Each function returns the expected form if
 * the value is wrong.
 */
const forms: Readonly<Record<ArgumentName, (text: string) => string | undefined>> = {
  from: datestamp,
  until: datestamp,
  identifier: text => (/^[^\s\p{C}]+$/u.test(text) ? undefined : 'a URI'),
  metadataPrefix: text => (/^[\w\-.!~*'()]+$/.test(text) ? undefined : 'a name of URI characters'),
  set: text => (/^[\w\-.!~*'()]+(?::[\w\-.!~*'()]+)*$/.test(text) ? undefined : 'a name of a set'),
  resumptionToken: () => undefined,
}

/** Quotes and shortens a value for a message. */
export const shown = (text: string): string => JSON.stringify(text.slice(0, 100))

/** The OAI-PMH error codes that the service returns (OAI-PMH 2.0, 3.6). */
type OaiErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'

/** An OAI-PMH error with a readable message. */
export class OaiError extends Error {
  override readonly name = 'OaiError'
  readonly code: OaiErrorCode

  constructor(code: OaiErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The granularities of datestamps (OAI-PMH 2.0, 3.3) in the notation of the protocol. */
export const granularities = { day: 'YYYY-MM-DD', second: 'YYYY-MM-DDThh:mm:ssZ' } as const

/** Returns the granularity of a datestamp, or undefined for an invalid datestamp or a day that does not exist. */
export function granularityOf(text: string): keyof typeof granularities | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ)?$/.exec(text) ?? []
  if (day === undefined || plainDate(day) === undefined) return undefined
  return time === undefined ? 'day' : 'second'
}

/** Formats a time as a datestamp to the second. */
export const datestampOf = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z')

/** Returns the first second that a datestamp covers. */
export const startOf = (text: string): Date => new Date(granularityOf(text) === 'day' ? `${text}T00:00:00Z` : text)

/** Returns the last second that a datestamp covers. */
export const endOf = (text: string): Date => new Date(granularityOf(text) === 'day' ? `${text}T23:59:59Z` : text)
