import type { Rights } from '../../../model/datacite.ts'
import { type Account, type Found, memberText, type Work } from '../../work/index.ts'
import { type Licence, licenceAt, licenceNamed } from '../../work/licences.ts'
import { isIri } from '../identifiers.ts'
import { add, type JsonLdNode } from '../node.ts'
import { spoken } from './write-texts.ts'

/**
 * Adds the rights (16): access rights as text, and licences by URL, or by name if no URL is known.
 *
 * If `isSpdx` is true, the URL of a known licence is that of the SPDX list.
 */
export function putLicences(account: Account, work: Work, node: JsonLdNode, isSpdx = false): void {
  for (const held of work.rights) putLicence(account, held, work, node, isSpdx)
}

function putLicence(
  account: Account,
  held: Found<Rights>,
  { language }: Work,
  node: JsonLdNode,
  isSpdx: boolean,
): void {
  const name = memberText(held, 'rights')
  const uri = memberText(held, 'rightsUri')
  const id = memberText(held, 'rightsIdentifier')
  // COAR and OpenAIRE use these URIs for access rights, which are not licences.
  if (uri !== undefined && accessRights.test(uri.value)) {
    add(node, 'conditionsOfAccess', account.carry(name ?? uri))
    if (name !== undefined && accessNames.get(name.value) === uri.value) account.carry(uri)
    if (uri.value.endsWith('/openAccess')) node.isAccessibleForFree = true
    return
  }
  const url = licenceAddressOf(account, uri, id, isSpdx)
  if (url === undefined) {
    if (name === undefined) return
    const text = spoken(account, account.carry(name), memberText(held, 'lang'), language?.value)
    add(node, 'license', { '@type': 'CreativeWork', name: text })
    return
  }
  add(node, 'license', url)
  if (account.isKept) carryLicence(account, held, url)
}

/** Marks as written the values that readers derive from a known licence's URL. */
function carryLicence(account: Account, held: Found<Rights>, url: string): void {
  const known = licenceAt(url)
  if (known === undefined) return
  const name = memberText(held, 'rights')
  const id = memberText(held, 'rightsIdentifier')
  if (name?.value === known.name) account.carry(name)
  if (id?.value.toLowerCase() === known.id.toLowerCase()) account.carry(id)
  if (held.value.rightsIdentifierScheme !== 'SPDX') return
  for (const member of ['rightsIdentifierScheme', 'schemeUri']) account.carryPath(held.at(member))
}

function licenceAddressOf(
  account: Account,
  uri: Found | undefined,
  id: Found | undefined,
  isSpdx: boolean,
): string | undefined {
  if (uri === undefined || !isIri(uri.value)) {
    const named = id && licenceNamed(id.value)
    return named && spdxAddress(named)
  }
  const known = isSpdx ? licenceAt(uri.value) : undefined
  if (known === undefined) return account.carry(uri)
  // From the SPDX URL, a reader derives `known.url`, even if the record has another URL.
  account.carry(uri.as(known.url))
  return spdxAddress(known)
}

const spdxAddress = ({ id }: Licence): string => `https://spdx.org/licenses/${id}`

const accessRights = /^(?:info:eu-repo\/semantics\/|https?:\/\/purl\.org\/coar\/access_right\/)/

/** The texts of OpenAIRE's access rights, and their URIs. */
export const accessNames: ReadonlyMap<string, string> = new Map([
  ['Open Access', 'info:eu-repo/semantics/openAccess'],
  ['Embargoed Access', 'info:eu-repo/semantics/embargoedAccess'],
  ['Restricted Access', 'info:eu-repo/semantics/restrictedAccess'],
  ['Closed Access', 'info:eu-repo/semantics/closedAccess'],
])
