import { describe, expect, test } from 'vitest'
import { check } from '../../../src/validation/index.ts'
import { citable } from '../fake-terminal.ts'

const attributes = { doi: '10.5072/draft', titles: [{ title: 'Rain' }], types: { resourceTypeGeneral: 'Dataset' } }
const answer = (state?: string): string =>
  JSON.stringify({ data: { id: attributes.doi, type: 'dois', attributes: { ...attributes, ...(state && { state }) } } })

const run = (args: readonly string[], text: string) =>
  citable(['check', 'a.json', ...args], { files: { 'a.json': text } })

describe('faults that the registry accepts in a draft', () => {
  test('faults that the registry accepts in a draft remain errors, with isInDraft set to true', () => {
    const [record] = check(answer('draft')).records
    const errors = record?.diagnostics.filter(({ severity }) => severity === 'error') ?? []
    expect(record?.outcome).toBe('invalid')
    expect(errors.length).toBeGreaterThan(1)
    for (const { rule, registry, isInDraft } of errors)
      expect({ rule, registry, isInDraft }).toEqual({ rule: 'schema/required', registry: 'accepts', isInDraft: true })
  })

  test.each([
    ['a response with the state draft', [], answer('draft')],
    ['a record with --event none', ['--event', 'none'], answer()],
  ])(
    'faults that the registry accepts in a draft do not fail the check of %s, and are counted in the summary',
    async (_, args, text) => {
      const { exitCode, stdout } = await run(args, text)
      expect(exitCode).toBe(0)
      expect(stdout.replace(/\s+/g, ' ')).toMatch(/✔ .* \d errors are accepted in drafts \(use --event publish/)
      const json = await run([...args, '-f', 'json'], text)
      expect(JSON.parse(json.stdout).summary).toMatchObject({ invalid: 1, inDrafts: 3, errors: 3 })
    },
  )

  test('faults that the registry accepts in a draft cause no error annotations, and no JUnit failures', async () => {
    expect((await run(['-f', 'github'], answer('draft'))).stdout).not.toContain('::error')
    expect((await run(['-f', 'gitlab'], answer('draft'))).stdout).not.toContain('critical')
    expect((await run(['-f', 'junit'], answer('draft'))).stdout).toContain('failures="0"')
  })

  test('faults that the registry accepts in a draft fail the check with --event publish', async () => {
    const { exitCode, stdout } = await run(['--event', 'publish', '-f', 'github'], answer('draft'))
    expect(exitCode).toBe(1)
    expect(stdout).toContain('::error')
  })

  test('check treats a payload without the state draft as published', async () => {
    for (const text of [answer(), answer('findable')]) expect(await run([], text)).toMatchObject({ exitCode: 1 })
  })

  test('faults that the registry accepts in a draft do not hide faults that the registry rejects in a draft', async () => {
    const text = answer('draft').replaceAll('10.5072/draft', '10.5072/dr aft')
    expect((await run([], text)).exitCode).toBe(1)
  })
})
