import { wrongArgument } from '../../../core/argument.ts'
import { doiKey, parseDoi } from '../../../identifiers/index.ts'
import type { Citable } from '../engine.ts'
import { CslError } from '../error.ts'
import { nearest } from '../style/source.ts'

/** The ids under which records are cited. */
export class RecordIds {
  readonly #byId = new Map<string, number>()
  readonly names: readonly string[]
  readonly anchors: readonly string[]

  constructor(items: readonly Citable[]) {
    this.names = items.map(({ item }) => item.id)
    // An id that is given counts more than a DOI.
    for (const [index, name] of this.names.entries()) if (!this.#byId.has(name)) this.#byId.set(name, index)
    for (const [index, { item }] of items.entries()) {
      const doi = typeof item.DOI === 'string' ? parseDoi(item.DOI) : undefined
      if (doi !== undefined && !this.#byId.has(doiKey(doi))) this.#byId.set(doiKey(doi), index)
    }
    const used = new Set<string>()
    this.anchors = this.names.map((name, index) => {
      const anchor = `ref-${name.replace(/[^\p{L}\p{N}_.-]{1,200}/gu, '-').slice(0, 200)}`
      let unique = anchor
      for (let count = index + 1; used.has(unique); count++) unique = `${anchor}-${count}`
      used.add(unique)
      return unique
    })
  }

  find(id: string): number | undefined {
    const own = this.#byId.get(id)
    if (own !== undefined) return own
    const doi = parseDoi(id)
    return doi && this.#byId.get(doiKey(doi))
  }

  indexOf(id: unknown): number {
    if (typeof id !== 'string') throw wrongArgument('The id of a citation', 'text', id)
    const found = this.find(id)
    if (found !== undefined) return found
    const suggestions = nearest(id, this.names)
    const hint = suggestions.length > 0 ? `; did you mean ${suggestions.map(one => `"${one}"`).join(' or ')}?` : '.'
    throw new CslError('unknown-record', `No record has the id "${id.slice(0, 100)}"${hint}`, { suggestions })
  }
}
