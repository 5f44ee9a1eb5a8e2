import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { latestKernel } from '../../src/kernel/index.ts'

/** The folder of the repository, the source of {@link copyWithNextKernel}. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A fictitious kernel with one new list property, one new attribute of an old property, and one new term.
 *
 * Compared as text, its number precedes those of the kernels from 4.2 on.
 */
export const nextKernel = '4.10'

/** The edits that add the kernel, by file: the text before each insertion, and the inserted text. */
export const edits: Readonly<Record<string, readonly (readonly [after: string, added: string])[]>> = {
  'src/kernel/kernels.ts': [[`'${latestKernel}'`, `, '${nextKernel}'`]],
  'src/kernel/vocabularies/resource-type-general.ts': [
    ['export const resourceTypeGeneral = {', `\n  Specimen: '${nextKernel}',`],
  ],
  'src/kernel/properties.ts': [
    [
      `['8.a', 'dates[].dateType', 'dates/date/@dateType', '4.0', '1', 'dateType'],`,
      `\n  ['8.z', 'dates[].dateCertainty', 'dates/date/@dateCertainty', '${nextKernel}', '0..1', 'text'],`,
    ],
    [
      'const rows: readonly Row[] = [',
      `
  ['99', 'samplings[]', 'samplings/sampling', '${nextKernel}', '0..n', 'object'],
  ['99', 'samplings[].sampling', 'samplings/sampling', '${nextKernel}', '0..1', 'text'],
  ['99.a', 'samplings[].samplingType', 'samplings/sampling/@samplingType', '${nextKernel}', '1', 'titleType'],`,
    ],
  ],
  'src/model/datacite.ts': [
    ['export interface Datacite {', '\n  /** 99 samplings. */\n  samplings?: Sampling[]'],
    ['export interface DateEntry {', '\n  /** 8.z dateCertainty. */\n  dateCertainty?: string'],
    [
      `from '../kernel/vocabularies/index.ts'\n`,
      `
/** 99 sampling. */
export interface Sampling {
  /** 99 sampling. */
  sampling?: string
  /** 99.a samplingType; mandatory. */
  samplingType?: TitleType
}
`,
    ],
  ],
}

/** Copies the sources to a new temporary folder, adds {@link nextKernel}, and returns the path of the folder. */
export function copyWithNextKernel(): string {
  const copy = mkdtempSync(join(tmpdir(), 'citable-next-kernel-'))
  for (const part of ['package.json', 'tsconfig.json', 'src', 'schemas', 'test/arbitraries'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  for (const part of ['node_modules', 'fixtures']) symlinkSync(join(root, part), join(copy, part))
  for (const [path, insertions] of Object.entries(edits)) {
    let text = readFileSync(join(root, path), 'utf8')
    for (const [after, added] of insertions) {
      if (!text.includes(after)) throw new Error(`${path} has no ${after}`)
      text = text.replace(after, match => match + added)
    }
    writeFileSync(join(copy, path), text)
  }
  return copy
}
