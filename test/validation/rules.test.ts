import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isObject } from '../../src/core/object.ts'
import { type Path, toPointer, valueAt } from '../../src/core/pointer.ts'
import { kernels, latestKernel } from '../../src/kernel/kernels.ts'
import { english } from '../../src/messages/message.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { registryBehaviours } from '../../src/registry/index.ts'
import { registryPage, schemaPage } from '../../src/validation/pages/shared-pages.ts'
import { documentedRules } from '../../src/validation/rules/docs.ts'
import { rules } from '../../src/validation/rules/index.ts'
import { runRule, runRules, type Subject } from '../../src/validation/run/run-rules.ts'
import { schemaRules } from '../../src/validation/schema/schema-rules.ts'
import { expectLinear } from '../linear.ts'
import { longTest } from '../long-test.ts'
import { runsOr } from '../runs.ts'
import { applied } from './json-patch.ts'
import { wildRecord } from './wild-record.ts'

const pages = '../../src/validation/rules'

describe.each(documentedRules())('$id', rule => {
  test.each(rule.examples.passes)(`the rule ${rule.id} accepts %j`, example => {
    expect(runRule(rule, example)).toEqual([])
  })

  test.each(rule.examples.fails)(`the rule ${rule.id} reports the fault in %j`, example => {
    const findings = runRule(rule, example)
    expect(findings.map(({ path, message }) => ({ pointer: toPointer(path), message: english(message) }))).toEqual([
      { pointer: example.pointer, message: example.message },
    ])
  })

  test(`every finding of ${rule.id} points into the record, and every fix removes its finding`, () => {
    for (const example of rule.examples.fails) {
      for (const { path, message, fix } of runRule(rule, example)) {
        expect(isPlaceIn(example.record, path)).toBe(true)
        if (fix === undefined) continue
        const record = applied(example.record, fix.patch) as Datacite
        const left = runRule(rule, { ...example, record }).map(finding => english(finding.message))
        expect(left).not.toContain(english(message))
      }
    }
  })

  test(`the rule ${rule.id} is documented in whole sentences, with examples`, () => {
    const messages = rule.examples.fails.map(({ message }) => message)
    for (const sentence of [rule.summary, rule.why, ...messages]) expect(sentence).toMatch(/^\P{Ll}.*\.\)?$/su)
    expect(rule.examples.passes).not.toHaveLength(0)
    expect(rule.examples.fails).not.toHaveLength(0)
    expect(rule.references).not.toHaveLength(0)
  })
})

describe('all rules', () => {
  test('a rule reports all affected values of a record in order', () => {
    const record: Datacite = {
      creators: [{ name: 'O&#39;Brien, Mary', familyName: 'O&#39;Brien', givenName: 'Mary' }, { name: '' }],
      publisher: { name: ' ' },
    }
    const found = (id: string) =>
      documentedRules()
        .filter(rule => rule.id === id)
        .flatMap(rule => runRule(rule, { record }).map(({ path }) => toPointer(path)))
    expect(found('escaped-text')).toEqual(['/creators/0/name', '/creators/0/familyName'])
    expect(found('name-blank')).toEqual(['/creators/1/name', '/publisher/name'])
  })

  test('all rules have unique ids in kebab-case', () => {
    const ids = rules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  test('the pages of the schema rules and of the registry rules are up to date', async () => {
    await expect(schemaPage(schemaRules)).toMatchFileSnapshot(`${pages}/schema.md`)
    await expect(registryPage(registryBehaviours)).toMatchFileSnapshot(`${pages}/registry.md`)
  })

  test('no rule throws for any record, and every finding has a path in the record and a short message', () => {
    fc.assert(
      fc.property(wildRecord, fc.constantFrom(...kernels), (record, kernel) => {
        const stated = { kernel, kind: 'none' } as const
        const subject: Subject = { record, kernel, stated, format: 'datacite-rest', required: [] }
        for (const { path, message, fix } of runRules(rules, [subject]).flat()) {
          expect(english(message)).toMatch(/\.$/)
          expect(english(message).length).toBeLessThan(500)
          expect(isPlaceIn(record, path)).toBe(true)
          if (fix !== undefined) expect(() => applied(record, fix.patch)).not.toThrow()
        }
      }),
      { numRuns: runsOr(2000, 500) },
    )
  })

  longTest('all rules take linear time', () => {
    const judge = (text: string): unknown =>
      runRules(rules, [
        {
          record: recordOf(text),
          kernel: latestKernel,
          stated: { kernel: latestKernel, kind: 'none' },
          format: 'datacite-rest',
          required: [],
        },
      ])
    for (const part of [' ', '<', '&', '1', 'a ', '-', '/', '<p', '&lt;', '[', '?'])
      expectLinear(size => judge(part.repeat(size)), 10_000, part)
  })
})

/** Returns a record with a text in every place that a rule checks. */
function recordOf(text: string): Datacite {
  const agent = {
    name: `a${text}!`,
    familyName: text,
    givenName: `b${text}`,
    nameType: 'Personal' as const,
    nameIdentifiers: ['ORCID', 'ROR', 'ISNI', 'GRID', text].map(nameIdentifierScheme => ({
      nameIdentifier: `a${text}!`,
      nameIdentifierScheme,
    })),
    affiliation: [{ name: text, affiliationIdentifier: text }],
  }
  return {
    doi: `10.${text}!`,
    creators: [agent],
    titles: [{ title: `a${text}!` }],
    publisher: { name: text },
    dates: [
      { date: `2${text}!`, dateType: 'Issued' },
      { date: `[${text}]`, dateType: 'Issued' },
    ],
    language: `a${text}!`,
    descriptions: [{ description: `a${text}!`, descriptionType: 'Abstract' }],
    subjects: [{ subject: `a${text}!`, valueUri: `a${text}!` }],
    relatedIdentifiers: (['DOI', 'URL', 'ISBN', 'URN', 'ARK', 'Handle'] as const).map(relatedIdentifierType => ({
      relatedIdentifier: ` a${text}!`,
      relatedIdentifierType,
      relationType: 'IsPartOf',
    })),
    fundingReferences: [
      { funderName: text, funderIdentifier: `1${text}!`, funderIdentifierType: 'Crossref Funder ID' },
    ],
    geoLocations: [{ geoLocationBox: { southBoundLatitude: `1${text}!`, northBoundLatitude: `1${text}!` } }],
  }
}

/** True if a path leads to a value, or to a missing member of an existing object. */
const isPlaceIn = (record: Datacite, path: Path): boolean =>
  path.length === 0 || valueAt(record, path) !== undefined || isObject(valueAt(record, path.slice(0, -1)))
