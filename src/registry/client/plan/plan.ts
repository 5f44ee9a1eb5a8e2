import { checkedOptions, listGiven, requireFlag, wrongArgument } from '../../../core/argument.ts'
import { isObject, type Members } from '../../../core/object.ts'
import { canonicalRecord } from '../../../datacite/canonical-record.ts'
import { carriedRecord } from '../../../datacite/read/carried-record.ts'
import { readDatacite } from '../../../datacite/read/datacite-readers.ts'
import type { Source } from '../../../datacite/read/source.ts'
import { doiKey, parseDoi } from '../../../identifiers/schemes/doi.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { heldEntry, heldRecords } from '../../../model/given/held-record.ts'
import type { RegistryEvent } from '../../act.ts'
import { attributesOf, eventOf } from '../../prepare.ts'
import { eventIn } from '../../request.ts'
import type { CallOptions } from '../calls/call.ts'
import type { SendingWay } from '../calls/sending.ts'
import { xmlOf } from '../calls/written-xml.ts'
import type { RegistryClient } from '../client.ts'
import type { RegistrationCheck, RegistrationPlan, RegistrationStep } from '../registration.ts'
import { requireRegistry } from '../require-registry.ts'
import { stepFor } from './step.ts'

/** Options for planning a registration. */
export interface PlanOptions extends CallOptions {
  /**
   * The template of landing page URLs, such as `https://data.example.org/{doi}`; `{suffix}` also works. Without a
   * template, each DOI keeps its current URL.
   */
  url?: string
  /**
   * The event of the registration: `publish` makes the DOIs findable, permanently. By default, new DOIs become drafts
   * and existing DOIs keep their state.
   *
   * By default, changes to registered DOIs via the Metadata Store are refused, because they would make the DOIs
   * findable.
   */
  event?: 'none' | 'publish'
  via?: SendingWay
  /**
   * True if existing DOIs keep the members that a record lacks. By default, such members are removed.
   */
  update?: boolean
  /**
   * The check of records, such as `checkValue` of `citable/validation`. Without a check, only the registry's own rules
   * apply, not the schema.
   */
  check?: RegistrationCheck
  /** Called after each finished record. */
  onStep?(step: RegistrationStep, done: number, total: number): void
}

/** A record with a name for reports. */
export interface NamedRecord {
  source: string
  record: Datacite
  /**
   * The XML source of the record. Sent instead of generated XML if `via` is `xml` or `mds` and the namespace is that of
   * kernel 4.
   */
  xml?: string
  /**
   * The event that the record itself requests.
   *
   * A plan applies its own event instead, and contains a warning if the record requests `hide`.
   */
  event?: RegistryEvent
}

/**
 * Compares records with their current state at the registry and plans a step for each: create, update, nothing or
 * refuse. Writes nothing.
 *
 * Accepts records in any JSON dialect of DataCite, resources of a service, text, and records with their source.
 * @throws RegistryError if a request fails, for example because of wrong credentials.
 * @throws TypeError for a wrong argument.
 *
 * @example
 * const fetch = async () => Response.json({ errors: [{ status: '404', title: 'Not found.' }] }, { status: 404 })
 * const registry = registryClient({ credentials: { username: 'EXAMPLE.REPO', password: 'a password' }, fetch })
 * const plan = await planRegistration([{ doi: '10.5072/a', titles: [{ title: 'Waves' }] }], registry)
 * plan.steps.map(({ doi, action }) => `${action} ${doi}`) // → ['create 10.5072/a']
 */
export async function planRegistration(
  records: Iterable<unknown>,
  registry: RegistryClient,
  options: PlanOptions = {},
): Promise<RegistrationPlan> {
  const {
    url,
    event = 'none',
    via = 'json',
    check,
    update = false,
    signal,
    onStep,
  } = checkedOptions(options, ['url', 'event', 'via', 'check', 'update', 'signal', 'onStep'])
  if (event !== 'none' && event !== 'publish') throw wrongArgument('The option event', '"none" or "publish"', event)
  if (via !== 'json' && via !== 'xml' && via !== 'mds')
    throw wrongArgument('The option via', '"json", "xml" or "mds"', via)
  requireFlag('The option update', update)
  if (update && via !== 'json')
    throw new TypeError(
      'The option update can be used only with attributes (json): XML always replaces the whole record.',
    )
  const given = listGiven('The records', heldRecords(records) as Iterable<unknown>).flatMap(givenRecords)
  requireRegistry(registry)
  if (url !== undefined) urlOf(url, '10.5072/a')
  const urlFor = (doi: string): string | undefined => (url === undefined ? undefined : urlOf(url, doi))
  await registry.verify({ ...(signal && { signal }) })
  let prefixes: Promise<readonly string[] | undefined> | undefined
  const stepOf = async (one: Given & { doi: string }): Promise<RegistrationStep> => {
    const { doi } = one
    const held = await registry.get(doi, { ...(signal && { signal }) })
    if (update && held === undefined)
      return refused(doi, one, `The registry has no DOI ${doi} to update; give the whole record without update.`)
    if (held === undefined) prefixes ??= registry.prefixes({ ...(signal && { signal }) })
    const own = held === undefined ? await prefixes : undefined
    return own !== undefined && !own.includes(doi.split('/', 1)[0] ?? '')
      ? refused(doi, one, foreignPrefix(doi, registry.account, own))
      : stepFor(one, held, { urlFor, event, via, check, ...(update && { update }) }, registry.account)
  }
  const seen = new Map<string, number>()
  let done = 0
  const steps = given.map(async (one, index): Promise<RegistrationStep> => {
    const doi = doiIn(one.record)
    const first = doi === undefined ? index : (seen.get(doi) ?? index)
    if (doi !== undefined && first === index) seen.set(doi, index)
    const step =
      doi === undefined
        ? refused(String(one.record.doi ?? ''), one, noDoi(one.record))
        : first !== index
          ? refused(doi, one, `The DOI ${doi} occurs twice; the first record with it is number ${first + 1}.`)
          : await stepOf({ ...one, doi })
    onStep?.(step, ++done, given.length)
    return step
  })
  return {
    kind: 'citable-registration-plan',
    version: 1,
    id: crypto.randomUUID(),
    made: new Date().toISOString(),
    endpoint: registry.endpoint,
    via,
    event,
    ...(update && { update }),
    steps: await Promise.all(steps),
  }
}

const refused = (doi: string, { source }: Given, message: string): RegistrationStep => ({
  doi,
  ...(source !== undefined && { source }),
  action: 'refused',
  before: null,
  findings: [{ effect: 'rejects', message, pointer: '/doi' }],
})

const foreignPrefix = (doi: string, account: string | undefined, own: readonly string[]): string =>
  `The prefix of ${doi} is not one of ${account}, which has ${own.slice(0, 5).join(', ')}${own.length > 5 ? ', …' : ''}; only the account of a prefix can create DOIs under it.`

type Given = Omit<NamedRecord, 'source'> & { source?: string }

function givenRecords(value: unknown, index: number): Given[] {
  if (typeof value === 'string' || ArrayBuffer.isView(value)) {
    const { documents, diagnostics } = readDatacite(value as string | Uint8Array, 'auto', false)
    const records = recordsIn(documents)
    const [fault] = diagnostics
    if (fault !== undefined && records.length === 0)
      throw new TypeError(`Record ${index + 1} cannot be read: ${fault.message}`)
    return records
  }
  if (!isObject(value)) throw wrongArgument(`Record ${index + 1}`, 'an object or text', value)
  if (typeof value.source === 'string' && isObject(value.record)) return [value as unknown as NamedRecord]
  if (carriesXml(value)) return recordsIn(readDatacite(value, 'auto', false).documents)
  const event = eventOf(attributesOf(value) as Members)
  return [{ record: canonicalRecord(heldEntry(value) as object), ...(event !== undefined && { event }) }]
}

const recordsIn = (documents: Source['documents']): Given[] =>
  [...documents].flatMap(({ records }) =>
    records.map(source => {
      const xml = xmlOf(source)
      const event = eventIn(source)
      return {
        record: carriedRecord(source) ?? source.record,
        ...(xml !== undefined && { xml }),
        ...(event !== undefined && { event }),
      }
    }),
  )

function carriesXml(value: Members): boolean {
  const data = isObject(value.data) ? value.data : value
  const attributes = isObject(data.attributes) ? data.attributes : data
  return typeof attributes.xml === 'string'
}

function doiIn({ doi }: Datacite): string | undefined {
  const name = typeof doi === 'string' ? parseDoi(doi) : undefined
  return name === undefined ? undefined : doiKey(name)
}

const noDoi = ({ doi }: Datacite): string =>
  doi === undefined
    ? 'The record has no DOI; give it one under your prefix.'
    : `${JSON.stringify(doi).slice(0, 100)} is not a DOI.`

/**
 * Returns the landing page URL of a DOI from a template such as `https://data.example.org/{doi}`. Escapes the DOI for a
 * path.
 * @throws TypeError for a wrong template.
 */
export function urlOf(template: string, doi: string): string {
  const expected = 'an address such as https://data.example.org/{doi}, with {doi} or {suffix}'
  // A placeholder in the host would lead each DOI to another server.
  if (typeof template !== 'string' || !/^[a-z]+:\/\/[^\s{}/?#]+[/?#].*\{(?:doi|suffix)\}/.test(template))
    throw wrongArgument('The option url', expected, template)
  const [, ...suffix] = doi.split('/')
  const url = template.replace(/\{(doi|suffix)\}/g, (_, name) => escaped(name === 'doi' ? doi : suffix.join('/')))
  // The registry accepts ftp, http and https without white space (lupo, app/models/doi.rb, url).
  if (!/^(?:https?|ftp):\/\/[^\s{}]+$/.test(url) || !URL.canParse(url))
    throw wrongArgument('The option url', expected, template)
  return url
}

/** Escapes a text for a path. Keeps characters valid in paths (RFC 3986, 3.3) and replaces lone surrogates. */
const escaped = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text)).replace(/[^\w\-.~!$&'()*+,;=:@/]+/gu, encodeURIComponent)
