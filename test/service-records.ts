import { readdirSync, readFileSync } from 'node:fs'

/** The records of folders of `fixtures/` as a service may be given them; of resources those that a service has given, with an id. */
export const serviceRecords = (...folders: string[]) =>
  folders.flatMap(folder => {
    const url = new URL(`../fixtures/${folder}/`, import.meta.url)
    return readdirSync(url)
      .filter(name => name.endsWith('.json'))
      .map(name => JSON.parse(readFileSync(new URL(name, url), 'utf8')))
      .filter(({ id }) => folder !== 'resource' || id !== undefined)
  })
