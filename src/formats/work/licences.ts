/** A licence in the SPDX list: https://spdx.org/licenses/. */
export interface Licence {
  /** The SPDX identifier, in the spelling of the SPDX list. */
  id: string
  name: string
  /** The URL of the licence text, in the most common form. */
  url: string
}

const creativeCommonsKinds: Readonly<Record<string, string>> = {
  by: 'Attribution',
  'by-sa': 'Attribution Share Alike',
  'by-nd': 'Attribution No Derivatives',
  'by-nc': 'Attribution Non Commercial',
  'by-nc-sa': 'Attribution Non Commercial Share Alike',
  'by-nc-nd': 'Attribution Non Commercial No Derivatives',
}

const versionNames: Readonly<Record<string, string>> = {
  '1.0': '1.0 Generic',
  '2.0': '2.0 Generic',
  '2.5': '2.5 Generic',
  '3.0': '3.0 Unported',
  '4.0': '4.0 International',
}

// Identifier, name and URLs of the most common licences of research records, except CC BY and its variants.
const others: readonly (readonly [id: string, name: string, ...urls: [string, ...string[]]])[] = [
  ['CC0-1.0', 'Creative Commons Zero v1.0 Universal', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['MIT', 'MIT License', 'https://opensource.org/licenses/MIT', 'https://opensource.org/license/mit'],
  ['Apache-2.0', 'Apache License 2.0', 'https://www.apache.org/licenses/LICENSE-2.0'],
  ['BSD-2-Clause', 'BSD 2-Clause "Simplified" License', 'https://opensource.org/licenses/BSD-2-Clause'],
  ['BSD-3-Clause', 'BSD 3-Clause "New" or "Revised" License', 'https://opensource.org/licenses/BSD-3-Clause'],
  ['ISC', 'ISC License', 'https://opensource.org/licenses/ISC'],
  ['GPL-2.0-only', 'GNU General Public License v2.0 only', 'https://www.gnu.org/licenses/old-licenses/gpl-2.0'],
  ['GPL-3.0-only', 'GNU General Public License v3.0 only', 'https://www.gnu.org/licenses/gpl-3.0'],
  ['LGPL-3.0-only', 'GNU Lesser General Public License v3.0 only', 'https://www.gnu.org/licenses/lgpl-3.0'],
  ['AGPL-3.0-only', 'GNU Affero General Public License v3.0 only', 'https://www.gnu.org/licenses/agpl-3.0'],
  ['MPL-2.0', 'Mozilla Public License 2.0', 'https://www.mozilla.org/MPL/2.0/'],
  ['EUPL-1.2', 'European Union Public License 1.2', 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12'],
  [
    'PDDL-1.0',
    'Open Data Commons Public Domain Dedication & License 1.0',
    'https://opendatacommons.org/licenses/pddl/1-0/',
  ],
  ['ODbL-1.0', 'Open Data Commons Open Database License v1.0', 'https://opendatacommons.org/licenses/odbl/1-0/'],
  ['ODC-By-1.0', 'Open Data Commons Attribution License v1.0', 'https://opendatacommons.org/licenses/by/1-0/'],
]

/**
 * Returns the licence for the URL of its text or of its entry in the SPDX list. Returns undefined for a licence outside
 * the tables of this file, such as a Creative Commons licence ported to a jurisdiction.
 */
export function licenceAt(url: string): Licence | undefined {
  const key = addressKey(url)
  const spdx = /^spdx\.org\/licenses\/([\w.+-]{1,60})$/.exec(key)?.[1]
  if (spdx !== undefined) return licenceNamed(spdx)
  const [, kind = '', version = ''] = /^creativecommons\.org\/licenses\/([a-z-]{2,8})\/(\d\.\d)$/.exec(key) ?? []
  const common = creativeCommons(kind, version)
  if (common !== undefined) return common
  if (byAddress.size === 0)
    for (const [id, name, ...urls] of others)
      for (const url of urls)
        if (!byAddress.has(addressKey(url))) byAddress.set(addressKey(url), { id, name, url: urls[0] })
  return byAddress.get(key)
}

const byAddress = new Map<string, Licence>()

/**
 * Returns the licence that has the given SPDX identifier, ignoring case. Returns undefined for a licence outside the
 * tables of this file.
 */
export function licenceNamed(id: string): Licence | undefined {
  const [, kind = '', version = ''] = /^cc-([a-z-]{2,8})-(\d\.\d)$/i.exec(id) ?? []
  const common = creativeCommons(kind.toLowerCase(), version)
  if (common !== undefined) return common
  const row = others.find(([known]) => known.toLowerCase() === id.toLowerCase())
  return row && { id: row[0], name: row[1], url: row[2] }
}

function creativeCommons(kind: string, version: string): Licence | undefined {
  const [kindName, versionName] = [creativeCommonsKinds[kind], versionNames[version]]
  if (kindName === undefined || versionName === undefined) return undefined
  return {
    id: `CC-${kind.toUpperCase()}-${version}`,
    name: `Creative Commons ${kindName} ${versionName}`,
    url: `https://creativecommons.org/licenses/${kind}/${version}/`,
  }
}

/**
 * Returns a key that is the same for the variants of a licence's URL: the URL in lower case, without protocol, `www.`,
 * `legalcode`, `deed`, extension and final slash.
 */
const addressKey = (url: string): string =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?:\/legalcode|\/deed)(?:\.[a-z]{2,7})?$/, '')
    .replace(/\.(?:html|txt|en\.html|json)$/, '')
    .replace(/\/$/, '')
