import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharedFolder } from '../conformance/cases.ts'
import { missingXmllint } from './xmllint.ts'

/**
 * The folders of third-party schemas and DTDs, which are outside this project: `$CITABLE_XSD`, then `xsd` in the shared
 * folder.
 *
 * Each format has its own subfolder, such as `crossref` with `crossref5.5.0.xsd` and all its includes.
 */
const folders = [process.env.CITABLE_XSD, fileURLToPath(new URL('xsd', sharedFolder))]

/** Returns the path of a third-party schema, or undefined if it does not exist. */
export const foreignSchema = (path: string): string | undefined =>
  folders.flatMap(folder => (folder === undefined ? [] : [join(folder, path)])).find(existsSync)

/** Returns the reason why documents cannot be validated with a third-party schema, or undefined if they can. */
export const missingSchema = (path: string): string | undefined =>
  foreignSchema(path) === undefined
    ? `There is no ${path} in $CITABLE_XSD or in the folder xsd of $CITABLE_SHARED.`
    : missingXmllint

/**
 * Validates documents against a third-party schema or DTD, and returns libxml2's errors, each with the name of the
 * document. Assertions of XML Schema 1.1 are ignored.
 */
export function faultsByForeign(path: string, documents: Readonly<Record<string, string>>): string[] {
  const schema = foreignSchema(path) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'citable-xsd-'))
  try {
    cpSync(dirname(schema), folder, { recursive: true })
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.xsd')) writeFileSync(join(folder, file), localised(readFileSync(join(folder, file), 'utf8')))
    const by = path.endsWith('.dtd') ? '--dtdvalid' : '--schema'
    const names = Object.keys(documents)
    for (const [index, name] of names.entries()) writeFileSync(join(folder, `${index}.xml`), documents[name] ?? '')
    const files = names.map((_, index) => `${index}.xml`)
    const { stderr, status, error } = spawnSync('xmllint', ['--nonet', '--noout', by, basename(schema), ...files], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    })
    if (error !== undefined) throw error
    if (status === 5 || status === null) throw new Error(`xmllint refused ${path}: ${stderr.slice(0, 2000)}`)
    return stderr
      .split('\n')
      .filter(
        line =>
          line !== '' &&
          !line.includes(': Schemas parser warning :') &&
          !/^\d+\.xml (?:validates|fails to validate)$/.test(line),
      )
      .map(line => line.replace(/^(\d+)\.xml/, (_, index: string) => names[Number(index)] ?? index))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Replaces the web addresses of imported schemas with relative paths, and removes features of XML Schema 1.1. */
const localised = (xsd: string): string =>
  xsd
    .replace('<?xml version="1.1"', '<?xml version="1.0"')
    .replace(/<xsd?:assert\b[^>]*?\/>/gs, '')
    .replace(/\bvc:minVersion="[^"]*"/, '')
    .replace(/(schemaLocation=")https?:\/\/www\.w3\.org\/Math\/XMLSchema\/([^"]+")/g, '$1standard-modules/$2')
    .replace(/(schemaLocation=")https?:\/\/[^"\s]*?([\w-]+\.xsd")/g, '$1$2')
