import {
  type Diagnostic,
  type Fix,
  type JsonPatchOperation,
  type RegistryEffect,
  ruleUrl,
} from '../../core/diagnostic.ts'
import { type Path, pathOf, toPointer, valueAt } from '../../core/pointer.ts'
import type { DataciteFormatId } from '../../datacite/format.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import {
  type Kernel,
  latestKernel,
  propertyAt,
  propertyLabel,
  type StatedKernel,
  statedKernel,
} from '../../kernel/index.ts'
import { describing, expecting, followedBy, type Message, messagesOf, saying } from '../../messages/message.ts'
import { RecordEffects } from '../../registry/effects.ts'
import { asksForDoi, isChange, isEmptied } from '../../registry/request.ts'
import { landingPageOf } from '../../registry/source.ts'
import type { RecordReport } from '../report.ts'
import type { Finding, RuleInfo } from '../rule.ts'
import { refusedPlaces, schemaFindings } from '../schema/schema.ts'
import type { SchemaFinding } from '../schema/schema-messages.ts'
import type { Settings } from '../settings.ts'
import { outcomeOf } from './beside-xml.ts'
import { type FoundInInput, inputFindings, type Oddities } from './input-findings.ts'
import { registryFindings } from './registry-findings.ts'
import type { RuleFinding, Subject } from './run-rules.ts'
import { describeShape, type Shape } from './shape.ts'

/**
 * A report whose findings have no positions yet. `atKey` contains the findings about member names, and `stretches`
 * contains the offsets that are already known.
 */
export interface Unplaced {
  report: RecordReport
  atKey: ReadonlySet<Diagnostic>
  stretches: ReadonlyMap<Diagnostic, { start: number; end: number }>
}

/**
 * Returns the report on one record. Adds findings about the input, the shape, the kernel's schema and the registry's
 * effects to the findings in `rules`.
 */
export function checkRecord(
  source: SourceRecord,
  rules: readonly RuleFinding[],
  oddities: Oddities,
  settings: Settings,
): Unplaced {
  const subject = subjectOf(source, settings)
  return judged(source, subject, settings, {
    input: inputFindings(source, settings, oddities),
    schema: isDescribed(source) ? schemaOf(source, subject, settings) : [],
    rules: rulesOf(source, rules, settings),
  })
}

/**
 * Returns the findings of the schema, except findings about members that a request may omit.
 *
 * A change may omit any top-level member, and may set the publisher and the DOI to null. A request for a new DOI under
 * a prefix contains no DOI, because the registry mints the DOI.
 */
function schemaOf(source: SourceRecord, { record, kernel }: Subject, settings: Settings): readonly SchemaFinding[] {
  const findings = schemaFindings(record, kernel)
  if (findings.length === 0) return findings
  const isPart = isChange(source, settings)
  if (!isPart && !asksForDoi(source)) return findings
  const omits = (name: string | number | undefined): boolean =>
    isPart ? typeof name !== 'string' || !isEmptied(name, source) : name === 'doi'
  return findings.filter(({ rule, path }) => rule !== 'schema/required' || path.length > 1 || !omits(path[0]))
}

/**
 * Returns the findings of rules. For an update of a DOI, drops findings about the record as a whole, and about absent
 * members other than the URL.
 *
 * Absent members keep their values at the registry.
 */
function rulesOf(source: SourceRecord, rules: readonly RuleFinding[], settings: Settings): readonly RuleFinding[] {
  if (rules.length === 0 || !isChange(source, settings)) return rules
  const { record } = source
  return rules.filter(
    ({ path: [name, ...more] }) =>
      more.length > 0 || name === 'url' || (name !== undefined && valueAt(record, [name]) !== undefined),
  )
}

/** True if the record contains its metadata, false if the metadata are external. */
export const isDescribed = ({ external }: SourceRecord): boolean => external !== true

/** Returns the record in the form that rules check. */
export function subjectOf(source: SourceRecord, { kernel, required }: Settings): Subject {
  const { record, format } = source
  const stated = source.stated ?? statedKernel(record.schemaVersion)
  const landingPage = (): unknown => landingPageOf(source)
  return { record, kernel: kernel ?? stated.kernel, stated, format, required, landingPage }
}

function judged(
  source: SourceRecord,
  { kernel, stated }: Subject,
  settings: Settings,
  { input, schema, rules }: Omit<Found, 'shape'>,
): Unplaced {
  const shape = describeShape(source.shape?.(kernel, settings.kernel !== undefined) ?? [])
  const isSound = input.length + shape.findings.length + schema.length === 0
  // The fast check omits additions, which are reported in the profile `strict` or if enabled explicitly.
  const isEnough = isSound && settings.profile !== 'strict' && settings.registryRules.on.size === 0
  const effects = new RecordEffects(source, settings, {
    isSound: isEnough,
    hasTexts: source.format === 'datacite-rest' && settings.sentBack.has(textLost) && !rules.some(isAboutTexts),
    refusalsOf: written => refusedPlaces(written, latestKernel),
  })
  if (isSound && rules.length === 0 && !(isDescribed(source) && effects.untold().length > 0))
    return { report: reportOn(source, kernel, settings, []), atKey: none, stretches: nowhere }
  return tell({ input, shape, schema, rules }, source, settings, effects, stated, kernel)
}

/** The behaviour that drops values of a wrong type, such as affiliations given as text. */
const textLost = 'wrong-type-dropped'

const isAboutTexts = ({ rule, behaviours = rule.behaviours }: RuleFinding): boolean =>
  behaviours?.includes(textLost) === true

interface Found {
  input: readonly FoundInInput[]
  shape: Shape
  schema: readonly SchemaFinding[]
  rules: readonly RuleFinding[]
}

const none: ReadonlySet<Diagnostic> = new Set()
const nowhere: Unplaced['stretches'] = new Map()

/** Converts findings to diagnostics about the user's input, with the registry's effects. */
function tell(
  found: Found,
  source: SourceRecord,
  settings: Settings,
  effects: RecordEffects,
  stated: StatedKernel,
  kernel: Kernel,
): Unplaced {
  const { record, format } = source
  const atKey = new Set<Diagnostic>()
  const stretches = new Map<Diagnostic, { start: number; end: number }>()
  const diagnostics: Diagnostic[] = []
  const add = (
    info: RuleInfo,
    finding: Omit<Finding, 'path'>,
    pointer: string,
    property?: string,
    path?: Path,
    effect?: RegistryEffect,
    ...more: Message[]
  ): Diagnostic => {
    const place = { pointer, ...(path !== undefined && { path }) }
    const isSchema = info.id.startsWith('schema/')
    const registry =
      effect ?? (isSchema ? effects.ofSchema(place) : effects.at(place, finding.behaviours ?? info.behaviours))
    const isInDraft = isSchema && effects.isDraft && registry === 'accepts'
    const hints = isInDraft ? [hint('draft'), ...more] : more
    const message = hints.reduce(followedBy, finding.message)
    const diagnostic = toDiagnostic(info, { ...finding, message }, registry, pointer, property)
    const severity = settings.severities.get(info.id)
    if (isInDraft) diagnostic.isInDraft = true
    if (severity !== undefined) diagnostic.severity = severity
    const isMute =
      (registry === 'accepts' && (settings.profile === 'registry' || info.ifActedOn === true)) ||
      (finding.isChange === true && severity === undefined && !settings.tellsChanges)
    if (!isMute) diagnostics.push(diagnostic)
    return diagnostic
  }
  const addCanonical = (info: RuleInfo, { fix, ...finding }: Finding, effect?: RegistryEffect): void => {
    const complete = {
      ...finding,
      ...(!('actual' in finding) && { actual: valueAt(record, finding.path) }),
      ...(fix !== undefined &&
        isSpeltAlike(fix, format) && {
          fix: { ...fix, patch: fix.patch.map(operation => inInput(operation, source)) },
        }),
    }
    add(info, complete, inputPointer(source, finding.path), labelAt(finding.path), finding.path, effect)
  }

  for (const { rule, finding } of found.input) {
    const { pointer, atKey: isAboutName, ...rest } = finding
    const diagnostic = add(rule, rest, pointer)
    if (isAboutName) atKey.add(diagnostic)
  }
  const { shape } = found
  for (const { finding, start, end, path } of shape.findings) {
    const { rule: id, pointer, severity = 'error' } = finding
    if (finding.registry !== undefined && !settings.inputRules.some(rule => rule.id === id)) continue
    const markup = finding.markup && effects.ofMarkup(finding.markup)
    const effect = finding.registry ?? markup
    const hints = markup === undefined ? [] : [hint('markup')]
    const diagnostic = add({ id, severity }, finding, pointer, undefined, undefined, effect, ...hints)
    stretches.set(Object.assign(diagnostic, { path }), { start, end })
  }
  for (const finding of found.schema) {
    if (isRegistrysOwn(finding, source, stated) || shape.explains(finding)) continue
    addCanonical({ id: finding.rule, severity: 'error' }, finding)
  }
  for (const { rule, ...finding } of found.rules) addCanonical(rule, finding)
  if (source.external !== true) {
    // The registry accepted the records in its responses while their kernels were in use. Acceptance of a kernel newer
    // than ours is unknown.
    const isKernelTaken = format === 'datacite-rest' || stated.kind === 'newer'
    const judged = { format, isKernelTaken, doi: record.doi }
    for (const { rule, finding, act } of registryFindings(effects, settings, judged)) {
      const place = effects.placeOf(act)
      if ('path' in place) addCanonical(rule, { ...finding, path: place.path }, act.effect)
      else add(rule, finding, place.pointer, labelAt(act.path), undefined, act.effect)
    }
  }
  return { report: reportOn(source, kernel, settings, diagnostics), atKey, stretches }
}

function reportOn(
  { record, format, index, external }: SourceRecord,
  kernel: Kernel,
  { fairScore }: Settings,
  diagnostics: Diagnostic[],
): RecordReport {
  const outcome = outcomeOf(diagnostics)
  const { doi } = record
  const report: RecordReport =
    typeof doi === 'string'
      ? { index, format, kernel, doi, outcome, diagnostics }
      : { index, format, kernel, outcome, diagnostics }
  if (fairScore !== undefined && external !== true) report.fair = fairScore(record)
  return report
}

function labelAt(path: Path): string | undefined {
  const property = propertyAt(path)
  return property && propertyLabel(property)
}

const hint = messagesOf('check', {
  markup: 'The registry treats the markup as text, as if it were escaped.',
  draft: 'The registry accepts a draft with this error but would reject the record on publication.',
})

/**
 * True if a finding results from the registry's conversion of an old record to current JSON. The registry adds members
 * and terms introduced after the record's retired kernel.
 */
const isRegistrysOwn = ({ rule }: { rule: string }, { format }: SourceRecord, stated: StatedKernel): boolean =>
  rule === 'schema/not-in-kernel' && format === 'datacite-rest' && stated.kind === 'retired'

function toDiagnostic(
  { id, severity, url = ruleUrl(id) }: RuleInfo,
  finding: Omit<Finding, 'path'>,
  registry: RegistryEffect,
  pointer: string,
  property: string | undefined,
): Diagnostic {
  const { actual, expected, suggestions, fix } = finding
  return {
    rule: id,
    // A rejection is an error, even if the registry would accept the value in the other form of submission (`via`).
    severity: registry === 'rejects' ? 'error' : (finding.severity ?? severity),
    registry,
    ...saying(finding.message, id),
    pointer,
    ...(property !== undefined && { property }),
    ...(actual !== undefined && { actual }),
    ...(expected !== undefined && expecting(expected)),
    ...(suggestions !== undefined && suggestions.length > 0 && { suggestions }),
    ...(fix !== undefined && { fix: { ...describing(fix.description), safe: fix.safe, patch: fix.patch } }),
    url,
  }
}

const inputPointer = (source: SourceRecord, path: Path): string => toPointer([...source.base, ...source.origin(path)])

/**
 * True if the values added by a fix have the same form in the input's format as in the canonical record. Text always
 * does, but objects may differ.
 */
const isSpeltAlike = ({ patch }: Pick<Fix, 'patch'>, format: DataciteFormatId): boolean =>
  format === 'datacite-rest' ||
  format === 'citable-json' ||
  patch.every(operation => !('value' in operation) || typeof operation.value !== 'object')

/** Translates the pointers in a patch operation from the canonical record to the user's own input. */
function inInput(operation: JsonPatchOperation, source: SourceRecord): JsonPatchOperation {
  const translate = (pointer: string): string => inputPointer(source, pathOf(pointer))
  if (operation.op === 'move' || operation.op === 'copy') {
    return { ...operation, from: translate(operation.from), path: translate(operation.path) }
  }
  return { ...operation, path: translate(operation.path) }
}
