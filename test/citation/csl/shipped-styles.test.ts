import { beforeEach, expect, test, vi } from 'vitest'

const loaded = vi.hoisted(() => ({ module: {} as object }))
vi.mock('../../../src/core/optional.ts', () => ({ optional: async () => loaded.module }))

beforeEach(() => vi.resetModules())

test.each([
  ['0.7', { templates: new Map([['apa', '<style/>']]) }],
  ['0.8 and 0.9', { styles: new Map([['apa', '<style/>']]) }],
])('the styles of plugin-csl %s are found', async (_, module) => {
  loaded.module = module
  const { shippedStyles } = await import('../../../src/citation/csl/style/shipped-styles.ts')
  expect(await shippedStyles.style?.('apa')).toBe('<style/>')
})
