import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, Severity } from '../../core/diagnostic.ts'
import type { TextEdit } from '../../text/edit/edits.ts'
import { fingerprints } from '../fingerprints/fingerprint.ts'
import { allFindings, type FileReport, findingsOf, type Located, type Report } from '../report/report.ts'
import type { Reporter, ReporterSettings } from '../report/reporter.ts'
import { suggestion, type Wording } from '../report/wording.ts'
import { listEnd, listEntry } from '../text/json-list.ts'
import { safeJson } from '../text/printable.ts'
import { repositoryName } from '../text/repository-name.ts'

/**
 * Writes SARIF 2.1.0 for GitHub code scanning and other viewers:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const sarif: Reporter = {
  whole(report, settings) {
    const urls = new Map([...allFindings(report)].map(({ diagnostic: { rule, url } }) => [rule, url]))
    const rules = [...urls.keys()].sort()
    const log = {
      ...sarifVersion,
      runs: [
        {
          tool: toolOf(
            rules.map(rule => descriptor(rule, urls.get(rule), settings)),
            settings.version,
          ),
          invocations: [invocation(report, settings)],
          ...languageOfRun(settings),
          columnKind: 'utf16CodeUnits',
          results: results(report, rules, settings),
        },
      ],
    }
    return `${safeJson(log, 2)}\n`
  },

  // The results precede the rules, which are known only at the end.
  stream(settings, state) {
    state.rules ??= {}
    const rules = state.rules as Record<string, string>
    const indices = new Map(Object.keys(rules).map((rule, index) => [rule, index]))
    return {
      begin: () =>
        `${safeJson(sarifVersion, 2).slice(0, -2)},\n  "runs": [\n    {\n      "columnKind": "utf16CodeUnits",\n      "results": [`,
      *part(file) {
        const fingerprint = fingerprints(settings.cwd)
        for (const finding of findingsOf(file)) {
          const { rule, url } = finding.diagnostic
          if (!indices.has(rule)) {
            indices.set(rule, indices.size)
            rules[rule] = url
          }
          yield listEntry(resultOf(finding, indices.get(rule), fingerprint(finding), settings), '        ', state)
        }
      },
      end({ problems }) {
        const known = Object.entries(rules).map(([rule, url]) => descriptor(rule, url, settings))
        const rest = {
          ...languageOfRun(settings),
          invocations: [invocation({ problems }, settings)],
          tool: toolOf(known, settings.version),
        }
        const members = safeJson(rest, 2).slice(1, -1).trim().replaceAll('\n', '\n    ')
        return `${listEnd(state, '      ')},\n      ${members}\n    }\n  ]\n}\n`
      },
    }
  },
}

const sarifVersion = {
  $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
  version: '2.1.0',
}

/** Returns the language of messages (section 3.14.7) unless it is the default, US English. */
const languageOfRun = ({ language }: Pick<ReporterSettings, 'language'>): { language?: string } =>
  language === 'en' ? {} : { language }

const toolOf = (rules: readonly ReturnType<typeof descriptor>[], version: string) => ({
  driver: { name: 'citable', version, informationUri: 'https://github.com/citable/citable', rules },
})

function descriptor(id: string, helpUri: string | undefined, { ruleFacts }: ReporterSettings) {
  const facts = ruleFacts(id)
  if (facts === undefined) return { id, helpUri }
  return {
    id,
    shortDescription: { text: facts.summary },
    fullDescription: { text: facts.why },
    help: { text: `${facts.summary}\n\n${facts.why}` },
    helpUri,
    defaultConfiguration: { level: levels[facts.severity] },
  }
}

const invocation = ({ problems }: Pick<Report, 'problems'>, settings: Places) => ({
  executionSuccessful: problems.length === 0,
  toolExecutionNotifications: problems.map(({ file, message }) => ({
    level: 'error',
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: artifactLocation(file, settings) } }],
  })),
})

function results(report: Report, rules: readonly string[], settings: ReporterSettings) {
  const indices = new Map(rules.map((rule, index) => [rule, index]))
  const fingerprint = fingerprints(settings.cwd)
  return [...allFindings(report)].map(finding =>
    resultOf(finding, indices.get(finding.diagnostic.rule), fingerprint(finding), settings),
  )
}

const resultOf = (
  finding: Located,
  ruleIndex: number | undefined,
  fingerprint: string,
  settings: Places & Pick<ReporterSettings, 'wording'>,
) => {
  const { diagnostic, file } = finding
  const edits = isWorthIt(file) ? file.edits?.(diagnostic) : undefined
  return {
    ruleId: diagnostic.rule,
    ruleIndex,
    level: levels[diagnostic.severity],
    message: { text: messageText(diagnostic, settings.wording) },
    locations: [location(finding, settings)],
    partialFingerprints: { 'citable/v1': fingerprint },
    ...(edits !== undefined && { fixes: [fix(finding, edits, settings)] }),
    properties: properties(finding, settings.wording),
  }
}

/**
 * The maximum number of fixes in a file or in a part of a streamed file, above which none are written.
 *
 * Computing a fix is expensive, and `citable fix` applies all fixes together.
 */
const mostFixes = 500

const worthIt = new WeakMap<FileReport, boolean>()

function isWorthIt(file: FileReport): boolean {
  if (file.edits === undefined) return false
  const known = worthIt.get(file)
  if (known !== undefined) return known
  const fixes = file.records.reduce((sum, { diagnostics }) => sum + diagnostics.filter(({ fix }) => fix).length, 0)
  worthIt.set(file, fixes <= mostFixes)
  return fixes <= mostFixes
}

/** Converts a fix (section 3.55) to its description and the regions of the file that the fix replaces. */
const fix = ({ file, diagnostic }: Located, edits: readonly TextEdit[], settings: Places) => ({
  description: { text: diagnostic.fix?.description ?? '' },
  artifactChanges: [
    {
      artifactLocation: artifactLocation(file.file, settings),
      replacements: edits.map(({ start, end, text }) => ({
        deletedRegion: { charOffset: start, charLength: end - start },
        ...(text !== '' && { insertedContent: { text } }),
      })),
    },
  ],
})

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' }

// Viewers turn `[text](target)` in a message into a link (section 3.11.6), and our messages contain untrusted values.
function messageText(diagnostic: Diagnostic, wording: Wording): string {
  const effect = wording.effect(diagnostic)
  const sentences = [diagnostic.message, suggestion(diagnostic, wording.say), effect && `${effect}.`]
  return sentences.filter(Boolean).join(' ').replaceAll('](', '] (')
}

function location({ file, diagnostic: { position, pointer, path } }: Located, settings: Places) {
  const region = position && {
    startLine: position.start.line,
    startColumn: position.start.column,
    endLine: position.end.line,
    endColumn: position.end.column,
    charOffset: position.start.offset,
    charLength: position.end.offset - position.start.offset,
  }
  const logical = path ?? pointer
  return {
    physicalLocation: { artifactLocation: artifactLocation(file.file, settings), ...(region && { region }) },
    ...(logical !== '' && {
      logicalLocations: [{ fullyQualifiedName: logical, kind: path === undefined ? 'member' : 'element' }],
    }),
  }
}

/** The folders to which file names are relative. */
type Places = Pick<ReporterSettings, 'cwd' | 'roots'>

// A name relative to the repository remains relative, so that it applies to any checkout.
function artifactLocation(file: string, settings: Places) {
  const name = repositoryName(file, settings)
  if (isAbsolute(name)) return { uri: pathToFileURL(name).href }
  return { uri: name.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }
}

const properties = ({ record, diagnostic }: Located, wording: Wording) => ({
  ...(wording.effect(diagnostic) !== undefined && { registry: diagnostic.registry }),
  ...(record && { record: record.index }),
  ...(record?.doi !== undefined && { doi: record.doi }),
  ...picked(diagnostic, ['property', 'expected', 'suggestions']),
})

const picked = (diagnostic: Diagnostic, names: readonly (keyof Diagnostic)[]) =>
  Object.fromEntries(names.filter(name => diagnostic[name] !== undefined).map(name => [name, diagnostic[name]]))
