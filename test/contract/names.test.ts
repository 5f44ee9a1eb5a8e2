import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../src/cli/commands/index.ts'
import { formats } from '../../src/formats/index.ts'
import { rules } from '../../src/validation/rules/index.ts'
import { collectedTexts } from '../messages/collect.ts'
import { root } from '../package/project.ts'

const file = join(root, 'test/contract/names.txt')

/** Returns the sorted names of rules, formats, messages and options, on which programs depend. */
async function currentNames(): Promise<string[]> {
  const all = await Promise.all(Object.values(commands).map(({ load }) => load()))
  return [
    ...rules.map(({ id }) => `rule ${id}`),
    ...formats.map(({ id }) => `format ${id}`),
    ...Object.keys(collectedTexts()).map(id => `message ${id}`),
    ...all.flatMap(({ name, options }) => Object.keys(options).map(option => `option ${name} --${option}`)),
  ].sort()
}

test('no rule, format, message or option in the committed list has been removed or renamed', async () => {
  const current = new Set(await currentNames())
  const committed = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  expect(committed.filter(name => !current.has(name))).toEqual([])
})

test('the committed list of names contains every rule, format, message and option', async () => {
  await expect(`${(await currentNames()).join('\n')}\n`).toMatchFileSnapshot(file)
})

test('the stability page lists the exit codes shown in the help, and names six output schemas', () => {
  const page = readFileSync(join(root, 'docs/reference/stability.md'), 'utf8')
  const help = readFileSync(join(root, 'src/cli/help.ts'), 'utf8')
  const codes = [...help.matchAll(/^ {2}\['(\d)', '([^']+)'\]/gm)].map(([, code, meaning]) => `${code} | ${meaning}`)
  expect(codes).toHaveLength(4)
  expect(codes.filter(line => !page.replaceAll('`', '').includes(`| ${line} |`))).toEqual([])
  for (const name of ['check-report', 'conversion-report', 'prediction-report', 'version-graph', 'statistics'])
    expect(page).toContain(`citable/schemas/${name}-1.json`)
  expect(page).toContain('citable/schemas/registration-plan-1.json')
})
