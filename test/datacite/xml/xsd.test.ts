import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDataciteXml } from '../../../src/datacite/xml/writing/write.ts'
import { readRecords } from '../../../src/formats/read/read-records.ts'
import { hasReached, kernels, latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { mutantsOf } from '../../arbitraries/mutate.ts'
import { describeWith } from '../../missing.ts'
import { runsOr } from '../../runs.ts'
import { missingXmllint, Xmllint } from '../../xsd/xmllint.ts'
import { findingsOf } from './documents.ts'

/** Returns the number of batches needed to test a property on enough records, given the average batch size. */
const batches = (average: number): number => Math.ceil(runsOr(4 * average, average) / average)

describeWith(missingXmllint, 'by libxml2 and the XML Schema of a kernel', () => {
  let xmllint: Xmllint
  beforeAll(() => {
    xmllint = new Xmllint()
  })
  afterAll(() => xmllint.remove())

  const refused = (documents: readonly string[], kernel: (typeof kernels)[number]): string[] =>
    xmllint
      .validate(xmllint.write(documents), kernel)
      .flatMap(({ isValid, message }, index) => (isValid ? [] : [`${message}\n${documents[index]}`]))

  describe.each(kernels)('kernel %s', kernel => {
    test('writes every valid record as valid XML in its own kernel and in all later ones', () => {
      const many = fc.array(records(kernel), { minLength: 1, maxLength: 400, size: 'max' })
      fc.assert(
        fc.property(many, fc.constantFrom(...kernels.filter(later => hasReached(later, kernel))), (batch, target) => {
          expect(
            refused(
              batch.map((record, index) => writeDataciteXml(record, { kernel: target, pretty: index % 2 === 0 }).text),
              target,
            ),
          ).toEqual([])
        }),
        { numRuns: batches(200) },
      )
    })

    test('writes records with every property as valid XML', () => {
      fc.assert(
        fc.property(fc.array(records(kernel, 'every'), { minLength: 1, maxLength: 20 }), batch => {
          expect(
            refused(
              batch.map(record => writeDataciteXml(record, { kernel }).text),
              kernel,
            ),
          ).toEqual([])
        }),
        { numRuns: 3 },
      )
    })

    test('`check` and the XSD agree on records with faults', () => {
      const many = fc.array(mutantsOf(records(kernel)), { minLength: 1, maxLength: 100, size: 'max' })
      fc.assert(
        fc.property(many, batch => {
          const documents = batch.map(
            ({ value }) => writeDataciteXml((Array.isArray(value) ? {} : Object(value)) as Datacite, { kernel }).text,
          )
          const verdicts = xmllint.validate(xmllint.write(documents), kernel)
          const differing = documents.filter(
            (xml, index) => (findingsOf(xml, kernel).length === 0) !== verdicts[index]?.isValid,
          )
          expect(differing).toEqual([])
        }),
        { numRuns: batches(50) },
      )
    })

    test('xmllint refuses a document that lacks mandatory elements', () => {
      const { text } = writeDataciteXml({ titles: [{ title: 'Tides' }] }, { kernel })
      expect(refused([text], kernel)).toEqual([expect.stringContaining('Missing child element(s)')])
    })
  })

  test('writes every fixture in citable-json and datacite-rest as valid XML', () => {
    const root = new URL('../../../fixtures/', import.meta.url)
    const folders = ['citable-json', 'datacite-rest']
    const documents = folders
      .flatMap(folder => readdirSync(new URL(folder, root)).map(name => new URL(`${folder}/${name}`, root)))
      .flatMap(file => readRecords(readFileSync(file)).records.map(({ record }) => writeDataciteXml(record).text))
    expect(documents.length).toBeGreaterThan(40)
    expect(refused(documents, latestKernel)).toEqual([])
  })
})
