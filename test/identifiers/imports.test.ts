import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../src/identifiers/', import.meta.url))
const index = `${folder}index.ts`
const filesOf = (pattern: string): string[] => globSync([pattern], { cwd: folder })

describe('src/identifiers', () => {
  it('src/identifiers imports from no folder of src except itself, core and messages', () => {
    for (const file of filesOf('**/*.ts'))
      for (const [, target = ''] of readFileSync(folder + file, 'utf8').matchAll(/(?:from|import)\s*\(?'([^']+)'/g)) {
        const path = posix.join('src/identifiers', posix.dirname(file), target)
        expect(path, file).toMatch(/^src\/(?:identifiers|core|messages)\//)
      }
  })

  it('the index of identifiers exports every scheme', () => {
    const exported = readFileSync(index, 'utf8')
    const schemes = filesOf('schemes/*.ts')
    expect(schemes.length).toBeGreaterThan(20)
    for (const file of schemes) expect(exported).toContain(`export * from './${file}'`)
  })

  it('an unused import of identifiers bundles to nothing, and an import of parseDoi bundles only the DOI scheme', async () => {
    expect(await bundled(`import '${index}'`)).toBe('')
    const doi = await bundled(`export { parseDoi } from '${index}'`)
    expect(doi).toContain('doi')
    expect(doi).not.toMatch(/orcid|ror\.org|scicrunch|arxiv/)
    expect(doi.length).toBeLessThan(1_600)
  })
})

async function bundled(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    // The code itself must show that imports have no side effects, without the claim in package.json.
    ignoreAnnotations: true,
  })
  return result.outputFiles[0]?.text.trim() ?? ''
}
