import { isIri } from '../schema-org/identifier.ts'
import { type JsonLdNode, putMember } from '../schema-org/node.ts'
import { type Account, filesOf, type Work } from '../work/index.ts'

/** Adds the addresses of the files of a work, which is all that CodeMeta has of them. */
export function putDownloads(account: Account, { record }: Work, node: JsonLdNode): void {
  const held = filesOf(record)
  if (held[0] !== undefined) account.carryPath(held[0].path.slice(0, 3))
  const addresses = held.flatMap(file => {
    const { url, ...more } = file.value
    const names = Object.keys(more)
    const isAddress = typeof url === 'string' && isIri(url)
    if (!isAddress) account.changed(file, 'CodeMeta has no place for a file without an address.')
    else if (names.length > 0)
      account.changed(file, `CodeMeta has the address of a file, but not its ${names.join(', ')}.`)
    return isAddress ? [url] : []
  })
  putMember(node, 'downloadUrl', addresses)
}
