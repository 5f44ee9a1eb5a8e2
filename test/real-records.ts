import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readRecords } from '../src/formats/index.ts'
import type { Datacite } from '../src/model/index.ts'
import { sharedFile } from './shared.ts'

/**
 * Returns the real records of the shared folder, each with the path of its file, or none if the folder does not exist.
 */
export function realRecords(): [path: string, record: Datacite][] {
  const folder = sharedFile('corpus')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(?:json|xml|cff)$/.test(path))
    .flatMap(path =>
      readRecords(readFileSync(sharedFile(`corpus/${path}`), 'utf8')).records.map(({ record }): [string, Datacite] => [
        path,
        record,
      ]),
    )
}
