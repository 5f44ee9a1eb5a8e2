import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build as buildWithEsbuild } from 'esbuild'
import { rollup } from 'rollup'
import { build as buildWithVite, createLogger } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import webpack from 'webpack'
import { createProject, entries, type Project } from './project.ts'

type Platform = 'browser' | 'node'

/**
 * A function that bundles a project's `main.js` into a folder `out`, as an ES module for a platform. Returns the
 * warnings.
 */
type Bundler = (folder: string, out: string, platform: Platform) => Promise<string[]>

/**
 * Returns an application that imports every entry available on a platform, and prints the number of names that each
 * exports.
 */
const application = (platform: Platform): string => {
  const names = entries.filter(entry => platform === 'node' || entry !== 'citable/node')
  const imports = names.map((entry, index) => `import * as entry${index} from '${entry}'`)
  const counts = names.map((entry, index) => `['${entry}', Object.keys(entry${index}).length]`)
  return `${imports.join('\n')}\nconsole.log(JSON.stringify([${counts.join(', ')}]))\n`
}

/** A program that calls a function that needs an optional package, and prints the error message. */
const wanting = `
import { citationJs, resolve } from 'citable/resolve'
resolve('10.5880/a', { source: [citationJs()] }).catch(({ message }) => console.log(message))
`

const bundlers: Readonly<Record<string, Bundler>> = {
  async esbuild(folder, out, platform) {
    const { warnings } = await buildWithEsbuild({
      entryPoints: [join(folder, 'main.js')],
      outdir: out,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      platform,
      logLevel: 'silent',
    })
    return warnings.map(({ text }) => text)
  },

  async webpack(folder, out, platform) {
    const compiler = webpack({
      context: folder,
      mode: 'production',
      entry: './main.js',
      target: platform === 'node' ? 'node20' : 'web',
      experiments: { outputModule: true },
      output: { path: out, filename: 'main.mjs', chunkFilename: '[name].mjs', module: true },
      // Minifying does not change what the code does, and it is webpack's slowest step.
      optimization: { minimize: false },
      // The size limits for applications do not matter here.
      performance: false,
    })
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler?.run((error, done) => (error ? reject(error) : resolve(done)))
    })
    const { errors = [], warnings = [] } = stats?.toJson({ errors: true, warnings: true }) ?? {}
    return [...errors, ...warnings].map(({ message }) => message)
  },

  async Vite(folder, out, platform) {
    const warnings: string[] = []
    const warn = (message: string) => void warnings.push(message)
    const main = join(folder, 'main.js')
    await buildWithVite({
      root: folder,
      configFile: false,
      customLogger: { ...createLogger('silent'), warn, warnOnce: warn, error: warn },
      ssr: { noExternal: true },
      build: {
        outDir: out,
        chunkSizeWarningLimit: 10_000,
        rollupOptions: { input: main, output: { format: 'es', entryFileNames: 'main.mjs' } },
        ...(platform === 'node' && { ssr: main }),
      },
    })
    return warnings
  },

  async Rollup(folder, out) {
    const warnings: string[] = []
    const { resolve } = createRequire(join(folder, 'main.js'))
    const bundle = await rollup({
      input: join(folder, 'main.js'),
      // Rollup itself supports neither node_modules nor CommonJS, so no package other than citable is bundled.
      external: name => !/^[./]|^citable/.test(name),
      plugins: [{ name: 'entries', resolveId: name => (name.startsWith('citable') ? esm(resolve(name)) : null) }],
      onwarn: ({ message }) => void warnings.push(message),
    })
    await bundle.write({ dir: out, format: 'es', entryFileNames: 'main.mjs' })
    await bundle.close()
    return warnings
  },
}

/** Returns the path of the ES module for the CommonJS module that `require` finds. */
const esm = (path: string): string => path.replace(/\.cjs$/, '.js')

let project: Project

beforeAll(() => {
  project = createProject()
})

afterAll(() => project?.remove())

describe.each(Object.entries(bundlers))('%s, where nothing optional is installed,', (name, bundle) => {
  const build = async (platform: Platform, text: string) => {
    project.write('main.js', text)
    const out = join(project.folder, `${name}-${platform}`)
    expect(await bundle(project.folder, out, platform)).toEqual([])
    return join(out, 'main.mjs')
  }

  test('a bundler builds every entry for Node without a warning, and the bundle names missing packages at run time', async () => {
    const printed = project.run('node', await build('node', application('node') + wanting))
    const [first = '', ...rest] = printed.split('\n')
    const counts = JSON.parse(first) as [string, number][]
    expect(counts.map(([entry]) => entry)).toEqual(entries)
    for (const [entry, count] of counts) expect(count, entry).toBeGreaterThan(0)
    expect(rest.join('\n')).toContain('npm install @citation-js/core@0.7 @citation-js/plugin-doi')
  })

  test('a bundler builds every entry for browsers without a warning', async () => {
    await build('browser', application('browser'))
  })
})
