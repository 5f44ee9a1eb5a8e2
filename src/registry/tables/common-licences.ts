/**
 * The licences of the registry's list that most records have, and those with the same addresses. A line holds the SPDX identifier, the name
 * and the first address.
 */
export const commonLicenceLines = `AGPL-3.0	GNU Affero General Public License v3.0	https://www.gnu.org/licenses/agpl.txt
AGPL-3.0-only	GNU Affero General Public License v3.0 only	https://www.gnu.org/licenses/agpl.txt
AGPL-3.0-or-later	GNU Affero General Public License v3.0 or later	https://www.gnu.org/licenses/agpl.txt
Apache-2.0	Apache License 2.0	http://www.apache.org/licenses/LICENSE-2.0
Artistic-2.0	Artistic License 2.0	http://www.perlfoundation.org/artistic_license_2_0
BSD-2-Clause	BSD 2-Clause "Simplified" License	https://opensource.org/licenses/BSD-2-Clause
BSD-3-Clause	BSD 3-Clause "New" or "Revised" License	https://opensource.org/licenses/BSD-3-Clause
BSL-1.0	Boost Software License 1.0	http://www.boost.org/LICENSE_1_0.txt
CC-BY-1.0	Creative Commons Attribution 1.0 Generic	https://creativecommons.org/licenses/by/1.0/legalcode
CC-BY-2.0	Creative Commons Attribution 2.0 Generic	https://creativecommons.org/licenses/by/2.0/legalcode
CC-BY-2.5	Creative Commons Attribution 2.5 Generic	https://creativecommons.org/licenses/by/2.5/legalcode
CC-BY-3.0	Creative Commons Attribution 3.0 Unported	https://creativecommons.org/licenses/by/3.0/legalcode
CC-BY-4.0	Creative Commons Attribution 4.0 International	https://creativecommons.org/licenses/by/4.0/legalcode
CC-BY-NC-1.0	Creative Commons Attribution Non Commercial 1.0 Generic	https://creativecommons.org/licenses/by-nc/1.0/legalcode
CC-BY-NC-2.0	Creative Commons Attribution Non Commercial 2.0 Generic	https://creativecommons.org/licenses/by-nc/2.0/legalcode
CC-BY-NC-2.5	Creative Commons Attribution Non Commercial 2.5 Generic	https://creativecommons.org/licenses/by-nc/2.5/legalcode
CC-BY-NC-3.0	Creative Commons Attribution Non Commercial 3.0 Unported	https://creativecommons.org/licenses/by-nc/3.0/legalcode
CC-BY-NC-4.0	Creative Commons Attribution Non Commercial 4.0 International	https://creativecommons.org/licenses/by-nc/4.0/legalcode
CC-BY-NC-ND-1.0	Creative Commons Attribution Non Commercial No Derivatives 1.0 Generic	https://creativecommons.org/licenses/by-nd-nc/1.0/legalcode
CC-BY-NC-ND-2.0	Creative Commons Attribution Non Commercial No Derivatives 2.0 Generic	https://creativecommons.org/licenses/by-nc-nd/2.0/legalcode
CC-BY-NC-ND-2.5	Creative Commons Attribution Non Commercial No Derivatives 2.5 Generic	https://creativecommons.org/licenses/by-nc-nd/2.5/legalcode
CC-BY-NC-ND-3.0	Creative Commons Attribution Non Commercial No Derivatives 3.0 Unported	https://creativecommons.org/licenses/by-nc-nd/3.0/legalcode
CC-BY-NC-ND-4.0	Creative Commons Attribution Non Commercial No Derivatives 4.0 International	https://creativecommons.org/licenses/by-nc-nd/4.0/legalcode
CC-BY-NC-SA-1.0	Creative Commons Attribution Non Commercial Share Alike 1.0 Generic	https://creativecommons.org/licenses/by-nc-sa/1.0/legalcode
CC-BY-NC-SA-2.0	Creative Commons Attribution Non Commercial Share Alike 2.0 Generic	https://creativecommons.org/licenses/by-nc-sa/2.0/legalcode
CC-BY-NC-SA-2.5	Creative Commons Attribution Non Commercial Share Alike 2.5 Generic	https://creativecommons.org/licenses/by-nc-sa/2.5/legalcode
CC-BY-NC-SA-3.0	Creative Commons Attribution Non Commercial Share Alike 3.0 Unported	https://creativecommons.org/licenses/by-nc-sa/3.0/legalcode
CC-BY-NC-SA-4.0	Creative Commons Attribution Non Commercial Share Alike 4.0 International	https://creativecommons.org/licenses/by-nc-sa/4.0/legalcode
CC-BY-ND-1.0	Creative Commons Attribution No Derivatives 1.0 Generic	https://creativecommons.org/licenses/by-nd/1.0/legalcode
CC-BY-ND-2.0	Creative Commons Attribution No Derivatives 2.0 Generic	https://creativecommons.org/licenses/by-nd/2.0/legalcode
CC-BY-ND-2.5	Creative Commons Attribution No Derivatives 2.5 Generic	https://creativecommons.org/licenses/by-nd/2.5/legalcode
CC-BY-ND-3.0	Creative Commons Attribution No Derivatives 3.0 Unported	https://creativecommons.org/licenses/by-nd/3.0/legalcode
CC-BY-ND-4.0	Creative Commons Attribution No Derivatives 4.0 International	https://creativecommons.org/licenses/by-nd/4.0/legalcode
CC-BY-SA-1.0	Creative Commons Attribution Share Alike 1.0 Generic	https://creativecommons.org/licenses/by-sa/1.0/legalcode
CC-BY-SA-2.0	Creative Commons Attribution Share Alike 2.0 Generic	https://creativecommons.org/licenses/by-sa/2.0/legalcode
CC-BY-SA-2.5	Creative Commons Attribution Share Alike 2.5 Generic	https://creativecommons.org/licenses/by-sa/2.5/legalcode
CC-BY-SA-3.0	Creative Commons Attribution Share Alike 3.0 Unported	https://creativecommons.org/licenses/by-sa/3.0/legalcode
CC-BY-SA-4.0	Creative Commons Attribution Share Alike 4.0 International	https://creativecommons.org/licenses/by-sa/4.0/legalcode
CC-PDDC	Creative Commons Public Domain Dedication and Certification	https://creativecommons.org/licenses/publicdomain/
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
