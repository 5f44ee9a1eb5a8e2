import { type Diagnostic, ruleUrl, type Severity } from '../../../core/diagnostic.ts'
import { toPointer } from '../../../core/pointer.ts'
import type { SourceDocument, SourceRecord } from '../../../datacite/read/read-document.ts'
import type { FormatId } from '../../../formats/format.ts'
import { splits } from '../../../formats/splits.ts'
import { messagesOf, saying } from '../../../messages/message.ts'
import { type PieceText, pieceText } from '../../../records/piece-text.ts'
import { eachPart, placeAfter, start } from '../../../records/place.ts'
import { readPiece, records } from '../../../records/read-piece.ts'
import type { Readers } from '../../../records/source.ts'
import { piecesOf } from '../../../records/stream.ts'
import { limiter } from '../../../request/pacing/limiter.ts'
import { endpointOf, settingsOf } from '../../../request/settings.ts'
import { placesIn } from '../../../text/place.ts'
import type { Positions } from '../../../text/positions.ts'
import type { Problem } from '../../inputs/input.ts'
import { recordReaders } from '../../inputs/readers/readers.ts'
import { isXmlList } from '../../inputs/xml-list.ts'
import { Misuse, withMisuse } from '../../misuse.ts'
import type { FileReport } from '../../report/report.ts'
import type { CheckedPart } from '../../run/check/check-reading.ts'
import { progressOn } from '../../terminal/progress.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { version } from '../../version.ts'
import type { OnlineValues } from '../options.ts'
import { type Endpoints, usualEndpoints, type Verdict, verdictOn } from './ask.ts'
import { findingOn } from './finding-on.ts'
import { type FoundIdentifier, identifiersIn, type OnlineKind, onlineKinds } from './found.ts'
import { onlineRules } from './rules.ts'

const text = messagesOf('online-check', {
  bothWays: '--online and --offline contradict each other; give only one of them.',
  kinds: "--online does not accept '{value}'; give one or more of these, separated by commas: {kinds}.",
  unknown: 'This value could not be verified. {reason}',
})

/** An online check of the identifiers in files, which runs while the files are checked. */
export interface OnlineCheck {
  /** Yields files, or parts of files, with the findings about their identifiers. Looks up each identifier once. */
  added<Part extends CheckedPart>(parts: AsyncIterable<Part>): AsyncIterable<Part>
  /** Returns a problem for each identifier whose lookup has failed so far. */
  problems(): Problem[]
}

/** Parses `--online doi,orcid`. Throws `Misuse` for an unknown kind. */
export function onlineKindsIn(list: string): ReadonlySet<OnlineKind> {
  const names = list.split(',').map(name => name.trim())
  const unknown = names.find(name => !onlineKinds.includes(name as OnlineKind))
  if (unknown !== undefined) throw new Misuse(text('kinds', { kinds: onlineKinds.join(', '), value: unknown }))
  return new Set(names as OnlineKind[])
}

/**
 * Creates the online check of the given kinds of identifiers. Throws `Misuse` for invalid options and endpoints.
 *
 * `severityIn` returns the severity of a rule in a file, or undefined for the default severity.
 */
export function onlineCheck(
  kinds: ReadonlySet<OnlineKind>,
  { mailto, timeout = 20, offline }: OnlineValues,
  severityIn: (file: string, rule: string) => Severity | 'off' | undefined,
  terminal: Terminal,
): OnlineCheck {
  if (offline) throw new Misuse(text('bothWays'))
  if (timeout < 1) throw new Misuse('The option --timeout should be 1 second or more.')
  const settings = withMisuse(
    () =>
      settingsOf({
        fetch: terminal.fetch,
        timeout: timeout * 1000,
        userAgent: `citable/${version}`,
        ...(mailto !== undefined && { contact: mailto }),
      }),
    `The option --mailto should be an e-mail address, not '${mailto}'.`,
  )
  const how = { endpoints: endpointsIn(terminal.env), settings }
  const limit = limiter(atOnce)
  const asked = new Map<string, Promise<Verdict>>()
  const problems = new Map<string, Problem>()
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
        message: text('unknown', { reason: verdict.reason }),
        isOnline: true,
      })
    const finding = findingOn(found, verdict)
    const severity = finding && (severityIn(file, finding.rule) ?? severityOf.get(finding.rule) ?? 'warning')
    if (finding === undefined || severity === undefined || severity === 'off') return undefined
    const { rule, message } = finding
    return {
      rule,
      severity,
      registry: 'accepts',
      ...saying(message, rule),
      ...place(),
      actual: found.value,
      url: ruleUrl(rule),
    }
  }
  return {
    async *added<Part extends CheckedPart>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
      const waiting: { part: Part; noted: Noted[] }[] = []
      const answered = async ({ part, noted }: (typeof waiting)[number]): Promise<Part> => {
        const byRecord = new Map<number, Diagnostic[]>()
        for (const one of noted) {
          const diagnostic = await findingFor(one)
          if (diagnostic !== undefined) byRecord.set(one.index, [...(byRecord.get(one.index) ?? []), diagnostic])
        }
        return byRecord.size === 0 ? part : { ...part, file: withMore(part.file, byRecord) }
      }
      for await (const part of parts) {
        const noted = await identifiersOfPart(part, kinds)
        for (const { found } of noted) void verdictFor(found).catch(() => undefined)
        waiting.push({ part, noted })
        // Parts of a large file are reported immediately.
        while (waiting.length > (part.file.isPart ? 0 : filesAhead)) yield* waiting.splice(0, 1).map(answered)
      }
      const progress = progressOn(terminal)
      const left = waiting.flatMap(({ noted }) => noted)
      for (const [done, { found }] of left.entries()) {
        await verdictFor(found).catch(() => undefined)
        progress.tick(done + 1, left.length, `${found.kind} ${found.value}`)
      }
      progress.end()
      yield* waiting.map(answered)
    },
    problems: () => [...problems.values()],
  }
}

interface Noted {
  file: string
  /** The index of the record in its file, from 0. */
  index: number
  found: FoundIdentifier
  place(): Place
}

function identifiersOf(
  file: string,
  input: string | Uint8Array,
  readers: Readers<SourceDocument<FormatId>>,
  kinds: ReadonlySet<OnlineKind>,
): Noted[] {
  const [{ documents, positions }] = records(input, readers).parts
  return [...documents].flatMap(({ records: held }) =>
    held.flatMap(source =>
      identifiersIn(source.record, kinds).map(found => ({
        file,
        index: source.index,
        found,
        place: () => placeIn(source, found, positions),
      })),
    ),
  )
}

/** The number of files that may wait for lookups while others are checked. */
const filesAhead = 100

async function identifiersOfPart(part: CheckedPart, kinds: ReadonlySet<OnlineKind>): Promise<Noted[]> {
  const { file, piece, from } = part
  const { index, moved } = part.done
  if (!file.isPart) {
    if (!isXmlList(piece.bytes)) return identifiersOf(file.file, piece.bytes, await recordReaders(piece, from), kinds)
    const noted: Noted[] = []
    for await (const one of identifiersInList(file.file, piece.bytes, kinds)) noted.push(one)
    return noted
  }
  const text = pieceText(piece)
  if (text === undefined) return []
  return identifiersInText(file.file, text, await recordReaders(piece, from), index, moved, kinds)
}

const identifiersInText = (
  file: string,
  text: PieceText,
  readers: Readers<SourceDocument<FormatId>>,
  index: number,
  moved: CheckedPart['done']['moved'],
  kinds: ReadonlySet<OnlineKind>,
): Noted[] =>
  identifiersOf(file, text.text, readers, kinds).map(one => ({
    ...one,
    index: index + one.index,
    place() {
      const { pointer, position, path } = moved(text.placed({ ...placeless, ...one.place() }))
      return { pointer, ...(position && { position }), ...(path !== undefined && { path }) }
    },
  }))

/** Yields the identifiers in XML with many records, which are read one by one. */
async function* identifiersInList(
  file: string,
  bytes: Uint8Array,
  kinds: ReadonlySet<OnlineKind>,
): AsyncGenerator<Noted> {
  let progress = start
  for await (const piece of piecesOf([bytes], splits)) {
    const readers = await recordReaders(piece)
    const read = eachPart(readPiece(piece, readers), ({ documents }) => ({
      records: [...documents].flatMap(({ records: held }) => held),
      diagnostics: [],
    }))
    const { index, moved, progress: after } = placeAfter(progress, piece, read)
    progress = after
    const text = pieceText(piece)
    if (text !== undefined) yield* identifiersInText(file, text, readers, index, moved, kinds)
  }
}

/** A finding with placeholder values, for functions that convert the position of a finding. */
const placeless: Diagnostic = {
  rule: '',
  severity: 'info',
  registry: 'accepts',
  message: '',
  messageId: '',
  pointer: '',
  url: '',
}

const withMore = (file: FileReport, more: ReadonlyMap<number, readonly Diagnostic[]>): FileReport => ({
  ...file,
  records: file.records.map(record => ({
    ...record,
    diagnostics: [...record.diagnostics, ...(more.get(record.index) ?? [])],
  })),
})

// Concurrent requests that public servers accept from one client.
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
    return withMisuse(
      () => endpointOf(given || usual),
      `${name} should be an http or https URL without a password, a query or a fragment, not '${given}'.`,
    )
  }
  return {
    doi: endpoint('CITABLE_DOI', usualEndpoints.doi),
    orcid: endpoint('CITABLE_ORCID', usualEndpoints.orcid),
    ror: endpoint('CITABLE_ROR', usualEndpoints.ror),
  }
}
