import type { About } from '../about.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { granularities, granularityOf } from './datestamp.ts'
import { OaiError } from './oai-error.ts'

/** The verbs of OAI-PMH 2.0, each with its required and optional arguments (section 4); `alone` excludes all others. */
export const verbs = {
  Identify: {},
  ListMetadataFormats: { optional: ['identifier'] },
  ListSets: { alone: 'resumptionToken' },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'], alone: 'resumptionToken' },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'], alone: 'resumptionToken' },
  GetRecord: { required: ['identifier', 'metadataPrefix'] },
} as const satisfies Record<string, Rule>

/** The name of a verb. */
export type Verb = keyof typeof verbs

interface Rule {
  required?: readonly ArgumentName[]
  optional?: readonly ArgumentName[]
  alone?: ArgumentName
}

/** The names of all arguments. */
export type ArgumentName = 'identifier' | 'metadataPrefix' | 'from' | 'until' | 'set' | 'resumptionToken'

/** The arguments of a request, each valid and given once. */
export type Arguments = Partial<Record<ArgumentName, string>>

/** What is needed to answer a verb. */
export interface OaiContext {
  options: ServiceOptions
  limits: Limits
  about: About
}

/** The verb and arguments of a request; throws `badVerb` or `badArgument` if they are wrong. */
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

/** What each argument should be, if it is not (types of OAI-PMH.xsd). */
const forms: Readonly<Record<ArgumentName, (text: string) => string | undefined>> = {
  from: datestamp,
  until: datestamp,
  identifier: text => (/^[^\s\p{C}]+$/u.test(text) ? undefined : 'a URI'),
  metadataPrefix: text => (/^[\w\-.!~*'()]+$/.test(text) ? undefined : 'a name of URI characters'),
  set: text => (/^[\w\-.!~*'()]+(?::[\w\-.!~*'()]+)*$/.test(text) ? undefined : 'a name of a set'),
  resumptionToken: () => undefined,
}

/** A value in quotation marks, shortened. */
export const shown = (text: string): string => JSON.stringify(text.slice(0, 100))
