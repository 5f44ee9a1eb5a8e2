import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kernel, kernels } from '../../src/kernel/index.ts'
import { schemaFor, xmlSchema, xmlSchemaFile } from './schema.ts'

/** The reason why XML cannot be validated by libxml2; undefined if it can. */
export const missingXmllint =
  spawnSync('xmllint', ['--version']).status === 0 ? undefined : 'There is no xmllint (libxml2-utils).'

/** A folder with the XML Schemas of all kernels, and with the documents to validate. */
export class Xmllint {
  readonly folder = mkdtempSync(join(tmpdir(), 'citable-xsd-'))

  constructor() {
    writeFileSync(join(this.folder, xmlSchemaFile), xmlSchema)
    for (const kernel of kernels) writeFileSync(join(this.folder, schemaFile(kernel)), schemaFor(kernel))
  }

  /** Writes documents into the folder and returns their file names. */
  write(documents: readonly string[]): string[] {
    return documents.map((xml, index) => {
      const name = `${index}.xml`
      writeFileSync(join(this.folder, name), xml)
      return name
    })
  }

  /** Validates documents of the folder, many in one run of xmllint. Returns the results in the order of the names. */
  validate(names: readonly string[], kernel: Kernel): { isValid: boolean; message: string }[] {
    const said: string[] = []
    // The length of a command line is limited.
    for (let start = 0; start < names.length; start += 5000)
      said.push(this.run(names.slice(start, start + 5000), kernel))
    const valid = new Set<string>()
    const messages = new Map<string, string>()
    for (const line of said.join('\n').split('\n')) {
      const name = /^(\d+\.xml) validates$/.exec(line)?.[1]
      if (name !== undefined) valid.add(name)
      const [, about = '', message = ''] = /^(\d+\.xml):\d+: (.*)$/.exec(line) ?? []
      if (!messages.has(about)) messages.set(about, message)
    }
    return names.map(name => ({ isValid: valid.has(name), message: messages.get(name) ?? '' }))
  }

  /** Runs xmllint over documents of the folder and returns its output. Throws if xmllint rejects the schema itself. */
  run(names: readonly string[], kernel: Kernel): string {
    const { stderr, status, error } = spawnSync(
      'xmllint',
      ['--nonet', '--noout', '--schema', schemaFile(kernel), ...names],
      {
        cwd: this.folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
      },
    )
    if (error !== undefined) throw error
    if (status === 5 || status === null)
      throw new Error(`xmllint refused the schema of kernel ${kernel}: ${stderr.slice(0, 2000)}`)
    return stderr
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}

const schemaFile = (kernel: Kernel): string => `kernel-${kernel}.xsd`
