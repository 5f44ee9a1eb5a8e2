import { describe, expect, it } from 'vitest'
import { everyRule } from '../../../src/cli/explain/rule-facts.ts'
import { citable } from '../fake-terminal.ts'

const everyId = everyRule().map(({ id }) => id)

describe('explain', () => {
  it('explain lists every rule with its severity', async () => {
    const { exitCode, stdout } = await citable(['explain'])
    expect(exitCode).toBe(0)
    for (const id of everyId) expect(stdout).toMatch(new RegExp(`^${id} +(?:error|warning|info) +\\S`, 'm'))
  })

  it.each(everyId)('explain prints a page for the rule %s', async id => {
    const { exitCode, stdout } = await citable(['explain', id])
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/\n\nWhy\n {2}\S/)
    expect(stdout).toContain('https://')
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })

  it('explain shows passing examples of a rule, and failing examples with their findings', async () => {
    const { stdout } = await citable(['explain', 'unknown-key'])
    expect(stdout).toMatch(/\nPasses\n {2}\{/)
    expect(stdout).toMatch(/\nFails\n {2}\{.*\n {2}✖ \/subjects\/0\/schemeURI: "schemeURI" is not known here/)
  })

  it('explain suggests the nearest rule for an unknown rule', async () => {
    const { exitCode, stdout, stderr } = await citable(['explain', 'unknwon-key'])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain("Did you mean 'unknown-key'?")
  })
})
