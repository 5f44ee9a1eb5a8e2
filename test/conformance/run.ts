/**
 * Compares the verdicts of `check` with those of the official XSDs, and conversions of real records with the expected
 * results. Prints how many of the registry's results are predicted.
 *
 * The verdicts cover every uncontested case under its own kernel and under all eight, the same cases as JSON if
 * expressible, and single values. If xmllint is installed, also compares the XML Schemas that the tests validate with.
 *
 * Exits with 1 on any disagreement except in predictions, and with 0 and a message if the sets are missing.
 */
import { readRecords } from '../../src/formats/read/read-records.ts'
import { type Kernel, kernels } from '../../src/kernel/kernels.ts'
import { type ValueRule, type ValueType, valueTypes } from '../../src/kernel/value-types.ts'
import { check } from '../../src/validation/check.ts'
import { isValid } from '../../src/validation/schema/schema.ts'
import { craftedAttributes } from '../registry/crafted/attributes.ts'
import { craftedDocuments } from '../registry/crafted/documents.ts'
import { replayed } from '../registry/crafted/replay.ts'
import { countSent } from '../registry/crafted/replay-attributes.ts'
import { missingXmllint, Xmllint } from '../xsd/xmllint.ts'
import { type Case, type LexicalCase, readSet, sharedFolder } from './cases.ts'
import { comparisons } from './corpus.ts'
import { countPredicted, noPredictions, type Predictions } from './predictions.ts'
import { replayPairs } from './registry-pairs.ts'
import { Tally } from './tally.ts'

const cases = readSet<Case>('cases-dev.ndjson.gz')
const lexical = readSet<LexicalCase>('lexical-dev.ndjson.gz')
if (cases === undefined || lexical === undefined) {
  process.stdout.write(`There are no conformance sets in ${sharedFolder.pathname}; nothing was compared.\n`)
  process.exit(0)
}

const uncontested = cases.filter(({ contested }) => !contested)
const tallies = [ownKernel(uncontested), allKernels(uncontested), asJson(uncontested), values(lexical)]
if (missingXmllint === undefined) tallies.push(ownSchemas(uncontested))
tallies.push(realRecords())
process.stdout.write(`${tallies.map(([title, tally]) => tally.report(title)).join('\n')}\n`)
process.stdout.write(`${predictedIn('Crafted records, read by the registry as XML', replayCrafted())}\n`)
process.stdout.write(`${predictedIn('Crafted records, sent to the registry as JSON', replayAttributes())}\n`)
const pairs = replayPairs()
process.stdout.write(`${predictedIn('Real records, sent as XML', pairs.sent)}\n`)
process.stdout.write(`${predictedIn('Real records, converted by the registry', pairs.converted)}\n`)
process.stdout.write(`${predictedIn('Real records, whose XML the registry wrote', pairs.written)}\n`)
process.exit(tallies.some(([, tally]) => tally.disagreements.length > 0) ? 1 : 0)

function replayCrafted(): Predictions {
  const sum = noPredictions()
  for (const name of Object.keys(craftedDocuments)) countPredicted(sum, replayed(name))
  return sum
}

function replayAttributes(): Predictions {
  const sum = noPredictions()
  for (const name of Object.keys(craftedAttributes)) countSent(sum, name)
  return sum
}

function predictedIn(title: string, { records, differences, predicted, said, wrong }: Predictions): string {
  if (records === 0) return `${title}: none. The corpus has none; CITABLE_REGISTRY_PAIRS names folders that do.`
  return `${title}: ${records}; ${predicted} of ${differences} differences predicted, ${wrong} of ${said} predicted wrongly.`
}

function isAccepted(xml: string, kernel: Case['kernel']): boolean {
  const { records, diagnostics } = check(xml, { from: 'datacite-xml', kernel })
  return diagnostics.length === 0 && records.every(({ outcome }) => outcome === 'valid')
}

function ownKernel(cases: readonly Case[]): [string, Tally] {
  const tally = new Tally()
  for (const { id, xml, kernel, verdict, group, mutation, property, error } of cases)
    tally.count(
      isAccepted(xml, kernel) === (verdict === 'valid'),
      { kernel, group, mutation },
      () => `${id} ${group}/${mutation} ${property}: should be ${verdict} ${error}`,
    )
  return ['Under their own kernel', tally]
}

function allKernels(cases: readonly Case[]): [string, Tally] {
  const tally = new Tally()
  for (const { id, xml, across, group, mutation, property } of cases)
    for (const [index, verdict] of [...across].entries()) {
      const kernel = kernels[index] as Kernel
      tally.count(
        isAccepted(xml, kernel) === (verdict === 'v'),
        { kernel, group, mutation },
        () => `${id} under ${kernel} ${group}/${mutation} ${property}: should be ${across}`,
      )
    }
  return ['Under all kernels', tally]
}

function asJson(cases: readonly Case[]): [string, Tally] {
  const tally = new Tally()
  for (const { id, xml, kernel, verdict, group, mutation, property, layer } of cases) {
    const [read] = layer === 'data' ? readRecords(xml, { from: 'datacite-xml' }).records : []
    if (read === undefined) continue
    const { extras, ...record } = read.record
    tally.count(
      isValid(JSON.parse(JSON.stringify(record)), kernel) === (verdict === 'valid'),
      { kernel, group, mutation },
      () => `${id} ${group}/${mutation} ${property}: should be ${verdict} as JSON`,
    )
  }
  return ['As JSON, by the JSON Schema of their kernel', tally]
}

function values(cases: readonly LexicalCase[]): [string, Tally] {
  const types: Readonly<Record<LexicalCase['kind'], ValueType>> = {
    anyURI: 'uri',
    'xml:lang': 'lang',
    year: 'year',
    longitude: 'longitude',
    latitude: 'latitude',
  }
  const tally = new Tally()
  for (const { kind, value, libxml2, xerces } of cases) {
    if (libxml2 !== xerces) continue
    tally.count(
      isValue(value, valueTypes[types[kind]]) === (libxml2 === 'valid'),
      { kind },
      () => `${kind} ${JSON.stringify(value)} should be ${libxml2}`,
    )
  }
  return ['Values', tally]
}

function ownSchemas(cases: readonly Case[]): [string, Tally] {
  const tally = new Tally()
  const xmllint = new Xmllint()
  const names = xmllint.write(cases.map(({ xml }) => xml))
  for (const [place, kernel] of kernels.slice(0, cases[0]?.across.length).entries())
    for (const [index, { isValid, message }] of xmllint.validate(names, kernel).entries()) {
      const { id, across, group, mutation, property } = cases[index] as Case
      tally.count(
        isValid === (across[place] === 'v'),
        { kernel, group, mutation },
        () => `${id} under ${kernel} ${group}/${mutation} ${property}: should be ${across} ${message}`,
      )
    }
  xmllint.remove()
  return ['The XML Schemas of the tests by xmllint, under all kernels', tally]
}

function realRecords(): [string, Tally] {
  const tally = new Tally()
  for (const { title, folder, file, disagreements } of comparisons()) {
    const found = disagreements()
    tally.count(
      found.length === 0,
      { folder, comparison: title },
      () => `${folder}/${file} ${title}: ${found.join(', ')}`,
    )
  }
  return ['Real records', tally]
}

/** True if a text matches the pattern of a type, or is a number with an exponent in the type's range. */
function isValue(text: string, { pattern, number }: ValueRule): boolean {
  if (number?.type === 'number' && /^[\t\n\r ]*[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)[eE][+-]?[0-9]+[\t\n\r ]*$/.test(text))
    return Number(text) >= number.minimum && Number(text) <= number.maximum
  return pattern !== undefined && new RegExp(pattern, 'u').test(text)
}
