import type { Rights } from '../../model/datacite.ts'
import { licenceAt, licenceNamed } from '../licences.ts'
import type { Account, Held, Work } from '../work/index.ts'
import { heldText } from '../work/index.ts'
import { isIri } from './identifier.ts'
import type { Node } from './node.ts'
import { add } from './node.ts'

/** Adds the rights (16): licences by their address, other terms of access as text. */
export function putLicences(account: Account, { rights }: Work, node: Node): void {
  for (const held of rights) putLicence(account, held, node)
}

function putLicence(account: Account, { value, path }: Held<Rights>, node: Node): void {
  const name = heldText(value.rights, [...path, 'rights'])
  const uri = heldText(value.rightsUri, [...path, 'rightsUri'])
  const id = heldText(value.rightsIdentifier, [...path, 'rightsIdentifier'])
  // COAR and OpenAIRE name access rights so; they are no licence.
  if (uri !== undefined && accessRights.test(uri.value)) {
    add(node, 'conditionsOfAccess', account.carry(name ?? uri))
    if (name !== undefined && accessNames.get(name.value) === uri.value) account.carry(uri)
    if (uri.value.endsWith('/openAccess')) node.isAccessibleForFree = true
    return
  }
  const named = id === undefined ? undefined : licenceNamed(id.value)
  const url =
    uri !== undefined && isIri(uri.value) ? account.carry(uri) : named && `https://spdx.org/licenses/${named.id}`
  if (url === undefined) {
    if (name !== undefined) add(node, 'license', { '@type': 'CreativeWork', name: account.carry(name) })
    return
  }
  add(node, 'license', url)
  const known = licenceAt(url)
  if (known === undefined) return
  if (name?.value === known.name) account.carry(name)
  if (id?.value.toLowerCase() === known.id.toLowerCase()) account.carry(id)
  if (value.rightsIdentifierScheme === 'SPDX') account.carryPath([...path, 'rightsIdentifierScheme'])
  if (value.rightsIdentifierScheme === 'SPDX') account.carryPath([...path, 'schemeUri'])
}

const accessRights = /^(?:info:eu-repo\/semantics\/|https?:\/\/purl\.org\/coar\/access_right\/)/

/** How OpenAIRE's access rights are written as text, and their addresses. */
export const accessNames: ReadonlyMap<string, string> = new Map([
  ['Open Access', 'info:eu-repo/semantics/openAccess'],
  ['Embargoed Access', 'info:eu-repo/semantics/embargoedAccess'],
  ['Restricted Access', 'info:eu-repo/semantics/restrictedAccess'],
  ['Closed Access', 'info:eu-repo/semantics/closedAccess'],
])
