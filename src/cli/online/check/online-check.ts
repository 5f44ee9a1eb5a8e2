import { type Diagnostic, ruleUrl, type Severity } from '../../../core/diagnostic.ts'
import { toPointer } from '../../../core/pointer.ts'
import type { SourceRecord } from '../../../datacite/read-document.ts'
import type { FormatId } from '../../../formats/format.ts'
import { readSource } from '../../../formats/read-source.ts'
import { allReaders } from '../../../formats/readers.ts'
import { splits } from '../../../formats/splits.ts'
import { pieceText } from '../../../records/piece-text.ts'
import { eachPart, placeAfter, start } from '../../../records/place.ts'
import { readPiece } from '../../../records/read-piece.ts'
import { piecesOf } from '../../../records/stream.ts'
import { limiter } from '../../../request/pacing/limiter.ts'
import { endpointOf, settingsOf } from '../../../request/settings.ts'
import { placesIn } from '../../../text/place.ts'
import type { Positions } from '../../../text/positions.ts'
import type { Problem } from '../../inputs/input.ts'
import { isXmlList } from '../../inputs/xml-list.ts'
import { Misuse } from '../../misuse.ts'
import type { FileReport, Report } from '../../report/report.ts'
import { summarise } from '../../report/summary.ts'
import { progressOn } from '../../terminal/progress.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { version } from '../../version.ts'
import type { OnlineValues } from '../registry.ts'
import { type Endpoints, usualEndpoints, type Verdict, verdictOn } from './ask.ts'
import { findingOn } from './finding-on.ts'
import { type FoundIdentifier, identifiersIn, type OnlineKind, onlineKinds } from './found.ts'
import { onlineRules } from './rules.ts'

/** Notes the identifiers of files while these are checked, and asks for them afterwards. */
export interface OnlineCheck {
  /** Takes note of the records of a file. */
  see(file: string, bytes: Uint8Array, from: FormatId | 'auto' | undefined): Promise<void>
  /** Asks for all of them, each once, and adds what is wrong to the report; what could not be found out is a problem of it. */
  addTo(report: Report): Promise<Report>
  /** Does so with a part of a file, of which this is the text; `placed` moves a finding in the text to its place in the file. */
  addToPart(
    file: FileReport,
    text: string,
    from: FormatId | 'auto' | undefined,
    placed: (diagnostic: Diagnostic) => Diagnostic,
  ): Promise<FileReport>
  /** What could not be found out so far. */
  problems(): Problem[]
}

/** Reads `--online doi,orcid`. Throws `Misuse` for anything else. */
export function onlineKindsIn(text: string): ReadonlySet<OnlineKind> {
  const names = text.split(',').map(name => name.trim())
  const unknown = names.find(name => !onlineKinds.includes(name as OnlineKind))
  if (unknown !== undefined)
    throw new Misuse(`--online should list some of ${onlineKinds.join(', ')}, such as doi,orcid; not '${unknown}'.`)
  return new Set(names as OnlineKind[])
}

/** The check of some kinds of identifiers, with the severities that rules are given. Throws `Misuse` for endpoints and limits that cannot be used. */
export function onlineCheck(
  kinds: ReadonlySet<OnlineKind>,
  { mailto, timeout = 20, offline }: OnlineValues,
  severityIn: (file: string, rule: string) => Severity | 'off' | undefined,
  terminal: Terminal,
): OnlineCheck {
  if (offline) throw new Misuse('--online and --offline contradict each other; give one of them.')
  if (timeout < 1) throw new Misuse('The option --timeout should be 1 second or more.')
  const settings = usable(`The option --mailto should be an e-mail address, not '${mailto}'.`, () =>
    settingsOf({
      fetch: terminal.fetch,
      timeout: timeout * 1000,
      userAgent: `citable/${version}`,
      ...(mailto !== undefined && { contact: mailto }),
    }),
  )
  const how = { endpoints: endpointsIn(terminal.env), settings }
  const limit = limiter(atOnce)
  const asked = new Map<string, Promise<Verdict>>()
  const problems = new Map<string, Problem>()
  const noted: Noted[] = []
  const verdictFor = ({ kind, value }: FoundIdentifier): Promise<Verdict> => {
    const key = `${kind} ${value}`
    const verdict = asked.get(key) ?? limit(() => verdictOn(kind, value, how, terminal))
    asked.set(key, verdict)
    return verdict
  }
  const findingFor = async ({ file, found, place }: Noted): Promise<Diagnostic | undefined> => {
    const verdict = await verdictFor(found)
    if (verdict.is === 'unknown')
      problems.set(`${found.kind} ${found.value}`, {
        file: found.value,
        message: `It could not be found out whether it exists. ${verdict.reason}`,
        isOnline: true,
      })
    const finding = findingOn(found, verdict)
    const severity = finding && (severityIn(file, finding.rule) ?? severityOf.get(finding.rule) ?? 'warning')
    if (finding === undefined || severity === undefined || severity === 'off') return undefined
    const { rule, message } = finding
    return { rule, severity, registry: 'accepts', message, ...place(), actual: found.value, url: ruleUrl(rule) }
  }
  return {
    async see(file, bytes, from) {
      if (!isXmlList(bytes)) noted.push(...identifiersOf(file, bytes, from, kinds))
      else for await (const one of identifiersInList(file, bytes, kinds)) noted.push(one)
    },
    async addTo(report) {
      const progress = progressOn(terminal)
      let done = 0
      for (const { found } of noted) void verdictFor(found).catch(() => undefined)
      for (const [key, verdict] of asked) {
        await verdict.catch(() => undefined)
        progress.tick(++done, asked.size, key)
      }
      progress.end()
      const byRecord = new Map<string, Diagnostic[]>()
      for (const one of noted) {
        const diagnostic = await findingFor(one)
        if (diagnostic === undefined) continue
        const key = `${one.index} ${one.file}`
        byRecord.set(key, [...(byRecord.get(key) ?? []), diagnostic])
      }
      const files = report.files.map(file => withMore(file, record => byRecord.get(`${record.index} ${file.file}`)))
      return { ...report, files, problems: [...report.problems, ...problems.values()], summary: summarise(files) }
    },
    async addToPart(file, text, from, placed) {
      const parts = identifiersOf(file.file, text, from, kinds)
      for (const { found } of parts) void verdictFor(found).catch(() => undefined)
      const byRecord = new Map<FileReport['records'][number] | undefined, Diagnostic[]>()
      for (const one of parts) {
        const diagnostic = await findingFor(one)
        const record = file.records[one.index]
        if (diagnostic !== undefined) byRecord.set(record, [...(byRecord.get(record) ?? []), placed(diagnostic)])
      }
      return byRecord.size === 0 ? file : withMore(file, record => byRecord.get(record))
    },
    problems: () => [...problems.values()],
  }
}

/** An identifier in a file, and where it stands. */
interface Noted {
  file: string
  /** The number of its record. */
  index: number
  found: FoundIdentifier
  place(): Place
}

function identifiersOf(
  file: string,
  input: string | Uint8Array,
  from: FormatId | 'auto' | undefined,
  kinds: ReadonlySet<OnlineKind>,
): Noted[] {
  const { documents, positions } = readSource(input, from)
  return [...documents].flatMap(({ records }) =>
    records.flatMap(source =>
      identifiersIn(source.record, kinds).map(found => ({
        file,
        index: source.index,
        found,
        place: () => placeIn(source, found, positions),
      })),
    ),
  )
}

/** The identifiers of XML with many records, which are read each by itself. */
async function* identifiersInList(
  file: string,
  bytes: Uint8Array,
  kinds: ReadonlySet<OnlineKind>,
): AsyncGenerator<Noted> {
  let progress = start
  for await (const piece of piecesOf([bytes], splits)) {
    const read = eachPart(readPiece(piece, allReaders()), ({ documents }) => ({
      records: [...documents].flatMap(({ records }) => records),
      diagnostics: [],
    }))
    const { index, moved, progress: after } = placeAfter(progress, piece, read)
    progress = after
    const text = pieceText(piece)
    if (text === undefined) continue
    for (const one of identifiersOf(file, text.text, 'auto', kinds)) {
      const place = (): Place => {
        const { pointer, position, path } = moved(text.placed({ ...placeless, ...one.place() }))
        return { pointer, ...(position && { position }), ...(path !== undefined && { path }) }
      }
      yield { ...one, index: index + one.index, place }
    }
  }
}

/** What a finding has besides its place. */
const placeless: Diagnostic = { rule: '', severity: 'info', registry: 'accepts', message: '', pointer: '', url: '' }

/** A file whose records have more findings. */
const withMore = (
  file: FileReport,
  more: (record: FileReport['records'][number]) => readonly Diagnostic[] | undefined,
): FileReport => ({
  ...file,
  records: file.records.map(record => ({ ...record, diagnostics: [...record.diagnostics, ...(more(record) ?? [])] })),
})

// What public servers take from one client without complaint.
const atOnce = 4

type Place = Pick<Diagnostic, 'pointer' | 'position' | 'path'>

function placeIn(source: SourceRecord<FormatId>, { path }: FoundIdentifier, positions: Positions | undefined): Place {
  const pointer = toPointer([...source.base, ...source.origin(path)])
  const { range, path: inXml } = placesIn(source.document, [pointer])(pointer)
  return {
    pointer,
    ...(range && positions && { position: positions.range(range.start, range.end) }),
    ...(inXml !== undefined && { path: inXml }),
  }
}

const severityOf: ReadonlyMap<string, Severity> = new Map(onlineRules.map(({ id, severity }) => [id, severity]))

function endpointsIn(env: Terminal['env']): Endpoints {
  const endpoint = (name: string, usual: string): string => {
    const given = env[name]
    return usable(`${name} should be an http or https URL without password, query and fragment, not '${given}'.`, () =>
      endpointOf(given || usual),
    )
  }
  return {
    doi: endpoint('CITABLE_DOI', usualEndpoints.doi),
    orcid: endpoint('CITABLE_ORCID', usualEndpoints.orcid),
    ror: endpoint('CITABLE_ROR', usualEndpoints.ror),
  }
}

function usable<T>(message: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(message) : error
  }
}
