import { readdirSync, readFileSync } from 'node:fs'

/**
 * Returns the records in folders of `fixtures/` as a service may receive them. Skips records in `resource` without an
 * id, because no service has returned them.
 */
export const serviceRecords = (...folders: string[]) =>
  folders.flatMap(folder => {
    const url = new URL(`../fixtures/${folder}/`, import.meta.url)
    return readdirSync(url)
      .filter(name => name.endsWith('.json'))
      .map(name => JSON.parse(readFileSync(new URL(name, url), 'utf8')))
      .filter(({ id }) => folder !== 'resource' || id !== undefined)
  })
