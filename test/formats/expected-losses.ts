import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { FormatId, Loss } from '../../src/formats/index.ts'

/**
 * Expects the losses of writing the fixtures in a format to match the list in `fixtures/losses/`.
 *
 * A line has a kind, a member with `*` for each index, the number of reports, and the first message if its wording is
 * unusual.
 */
export async function expectLosses(format: FormatId, losses: readonly Loss[]): Promise<void> {
  const members = new Map<string, { count: number; message: string }>()
  for (const { kind, pointer, message } of losses) {
    const member = `${kind} ${pointer.slice(1).replace(/\/\d+(?=\/|$)/g, '/*') || '(record)'}`
    const known = members.get(member) ?? { count: 0, message: usual.test(message) ? '' : `: ${message}` }
    members.set(member, { ...known, count: known.count + 1 })
  }
  const lines = [...members].map(
    ([member, { count, message }]) => `${member} ${count}${message.replace(/\s+/g, ' ')}\n`,
  )
  const file = fileURLToPath(new URL(`../../fixtures/losses/${format}.txt`, import.meta.url))
  await expect(lines.sort().join('')).toMatchFileSnapshot(file)
}

const usual = / is omitted because .* cannot store it\.$/
