import { beforeEach, expect, test, vi } from 'vitest'

const core = vi.hoisted(() => ({ version: '' }))
vi.mock('../../src/core/optional.ts', () => ({
  optional: async (name: string) => {
    if (name !== '@citation-js/core') throw new Error(`Cannot find package '${name}'`)
    return core
  },
}))

// Other modules may have loaded the file already.
beforeEach(() => vi.resetModules())

async function asked(): Promise<unknown> {
  const { citationJs, resolve } = await import('../../src/resolve/index.ts')
  return resolve('10.5072/a', { source: citationJs() }).catch(error => error)
}

test.each(['0.8.2', '0.9.0', '1.0.0'])(
  'plugin-doi beside core %s is an error that names the right core',
  async version => {
    core.version = version
    expect(await asked()).toMatchObject({
      name: 'ResolveError',
      code: 'not-installed',
      message: expect.stringContaining(
        `@citation-js/plugin-doi works with @citation-js/core 0.7 only, and ${version} is installed: npm install @citation-js/core@0.7.`,
      ),
    })
  },
)

test('a missing plugin-doi beside core 0.7 is an error that names the packages', async () => {
  core.version = '0.7.21'
  expect(await asked()).toMatchObject({ message: expect.stringContaining('npm install @citation-js/core@0.7 ') })
})
