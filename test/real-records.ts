import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readRecords } from '../src/formats/index.ts'
import type { Datacite } from '../src/model/index.ts'
import { sharedFile } from './shared.ts'

/** The real records of the reference material, as they say themselves without what goes beyond the kernel; none if it is not there. */
export const realRecords = (): { name: string; record: Datacite }[] =>
  ['rest', 'pairs-4.3', 'pairs-4.5', ...folders('cff')].flatMap(folder =>
    filesIn(folder).flatMap(file =>
      readRecords(readFileSync(sharedFile(`corpus/${folder}/${file}`), 'utf8')).records.map(({ record }) => {
        const { extras: _, ...said } = record
        return { name: `${folder}/${file}`, record: said }
      }),
    ),
  )

const folders = (name: string): string[] => {
  const url = sharedFile(`corpus/${name}/`)
  return existsSync(url) ? readdirSync(url).map(folder => `${name}/${folder}`) : []
}

const filesIn = (folder: string): string[] => {
  const url = sharedFile(`corpus/${folder}/`)
  return existsSync(url)
    ? readdirSync(url).filter(file => /\.(?:json|xml|cff)$/.test(file) && !/codemeta|schemaorg/.test(file))
    : []
}
