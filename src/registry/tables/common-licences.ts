/**
 * The licences of the registry's list that most records have, and those with the same addresses, in its order. A line holds the SPDX
 * identifier, the name and the first address.
 */
export const commonLicenceLines = (): string[] => [
  ...before.split('\n'),
  ...['BY', 'BY-NC', 'BY-NC-ND', 'BY-NC-SA', 'BY-ND', 'BY-SA'].flatMap(creativeCommons),
  ...after.split('\n'),
]

/** The licences of Creative Commons with the same terms, all versions. */
const creativeCommons = (terms: string): string[] =>
  ['1.0 Generic', '2.0 Generic', '2.5 Generic', '3.0 Unported', '4.0 International'].map(edition => {
    const version = edition.slice(0, 3)
    const name = terms.replace(/[A-Z]+-?/g, term => ` ${termNames[term.slice(0, 2)]}`)
    const path = terms === 'BY-NC-ND' && version === '1.0' ? 'by-nd-nc' : terms.toLowerCase()
    return `CC-${terms}-${version}\tCreative Commons${name} ${edition}\thttps://creativecommons.org/licenses/${path}/${version}/legalcode`
  })

const termNames: Readonly<Record<string, string>> = {
  BY: 'Attribution',
  NC: 'Non Commercial',
  ND: 'No Derivatives',
  SA: 'Share Alike',
}

const before = `AGPL-3.0	GNU Affero General Public License v3.0	https://www.gnu.org/licenses/agpl.txt
AGPL-3.0-only	GNU Affero General Public License v3.0 only	https://www.gnu.org/licenses/agpl.txt
AGPL-3.0-or-later	GNU Affero General Public License v3.0 or later	https://www.gnu.org/licenses/agpl.txt
Apache-2.0	Apache License 2.0	http://www.apache.org/licenses/LICENSE-2.0
Artistic-2.0	Artistic License 2.0	http://www.perlfoundation.org/artistic_license_2_0
BSD-2-Clause	BSD 2-Clause "Simplified" License	https://opensource.org/licenses/BSD-2-Clause
BSD-3-Clause	BSD 3-Clause "New" or "Revised" License	https://opensource.org/licenses/BSD-3-Clause
BSL-1.0	Boost Software License 1.0	http://www.boost.org/LICENSE_1_0.txt`

const after = `CC-PDDC	Creative Commons Public Domain Dedication and Certification	https://creativecommons.org/licenses/publicdomain/
CC0-1.0	Creative Commons Zero v1.0 Universal	https://creativecommons.org/publicdomain/zero/1.0/legalcode
CECILL-2.1	CeCILL Free Software License Agreement v2.1	http://www.cecill.info/licences/Licence_CeCILL_V2.1-en.html
CECILL-B	CeCILL-B Free Software License Agreement	http://www.cecill.info/licences/Licence_CeCILL-B_V1-en.html
CECILL-C	CeCILL-C Free Software License Agreement	http://www.cecill.info/licences/Licence_CeCILL-C_V1-en.html
EPL-1.0	Eclipse Public License 1.0	http://www.eclipse.org/legal/epl-v10.html
EPL-2.0	Eclipse Public License 2.0	https://www.eclipse.org/legal/epl-2.0
EUPL-1.1	European Union Public License 1.1	https://joinup.ec.europa.eu/software/page/eupl/licence-eupl
EUPL-1.2	European Union Public License 1.2	https://joinup.ec.europa.eu/page/eupl-text-11-12
GPL-2.0	GNU General Public License v2.0 only	https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-2.0+	GNU General Public License v2.0 or later	https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-2.0-only	GNU General Public License v2.0 only	https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-2.0-or-later	GNU General Public License v2.0 or later	https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-3.0	GNU General Public License v3.0 only	https://www.gnu.org/licenses/gpl-3.0-standalone.html
GPL-3.0+	GNU General Public License v3.0 or later	https://www.gnu.org/licenses/gpl-3.0-standalone.html
GPL-3.0-only	GNU General Public License v3.0 only	https://www.gnu.org/licenses/gpl-3.0-standalone.html
GPL-3.0-or-later	GNU General Public License v3.0 or later	https://www.gnu.org/licenses/gpl-3.0-standalone.html
ISC	ISC License	https://www.isc.org/downloads/software-support-policy/isc-license/
LGPL-2.1	GNU Lesser General Public License v2.1 only	https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-2.1+	GNU Library General Public License v2.1 or later	https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-2.1-only	GNU Lesser General Public License v2.1 only	https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-2.1-or-later	GNU Lesser General Public License v2.1 or later	https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-3.0	GNU Lesser General Public License v3.0 only	https://www.gnu.org/licenses/lgpl-3.0-standalone.html
LGPL-3.0+	GNU Lesser General Public License v3.0 or later	https://www.gnu.org/licenses/lgpl-3.0-standalone.html
LGPL-3.0-only	GNU Lesser General Public License v3.0 only	https://www.gnu.org/licenses/lgpl-3.0-standalone.html
LGPL-3.0-or-later	GNU Lesser General Public License v3.0 or later	https://www.gnu.org/licenses/lgpl-3.0-standalone.html
MIT	MIT License	https://opensource.org/licenses/MIT
MPL-2.0	Mozilla Public License 2.0	http://www.mozilla.org/MPL/2.0/
MPL-2.0-no-copyleft-exception	Mozilla Public License 2.0 (no copyleft exception)	http://www.mozilla.org/MPL/2.0/
ODC-By-1.0	Open Data Commons Attribution License v1.0	https://opendatacommons.org/licenses/by/1.0/
ODbL-1.0	ODC Open Database License v1.0	http://www.opendatacommons.org/licenses/odbl/1.0/
OGL-UK-3.0	Open Government Licence v3.0	http://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/
PDDL-1.0	ODC Public Domain Dedication & License 1.0	http://opendatacommons.org/licenses/pddl/1.0/
Unlicense	The Unlicense	https://unlicense.org/
WTFPL	Do What The F*ck You Want To Public License	http://sam.zoy.org/wtfpl/COPYING
Zlib	zlib License	http://www.zlib.net/zlib_license.html`
