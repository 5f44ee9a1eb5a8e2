/** The other SPDX licences that the registry knows: its copy of the list, of spring 2020 (`resources/spdx/licenses.json` of bolognese). */
export const otherLicenceLines = `0BSD	BSD Zero Clause License	http://landley.net/toybox/license.html
AAL	Attribution Assurance License	https://opensource.org/licenses/attribution
ADSL	Amazon Digital Services License	https://fedoraproject.org/wiki/Licensing/AmazonDigitalServicesLicense
AFL-1.1	Academic Free License v1.1	http://opensource.linux-mirror.org/licenses/afl-1.1.txt
AFL-1.2	Academic Free License v1.2	http://opensource.linux-mirror.org/licenses/afl-1.2.txt
AFL-2.0	Academic Free License v2.0	http://wayback.archive.org/web/20060924134533/http://www.opensource.org/licenses/afl-2.0.txt
AFL-2.1	Academic Free License v2.1	http://opensource.linux-mirror.org/licenses/afl-2.1.txt
AFL-3.0	Academic Free License v3.0	http://www.rosenlaw.com/AFL3.0.htm
AGPL-1.0	Affero General Public License v1.0	http://www.affero.org/oagpl.html
AGPL-1.0-only	Affero General Public License v1.0 only	http://www.affero.org/oagpl.html
AGPL-1.0-or-later	Affero General Public License v1.0 or later	http://www.affero.org/oagpl.html
AMDPLPA	AMD's plpa_map.c License	https://fedoraproject.org/wiki/Licensing/AMD_plpa_map_License
AML	Apple MIT License	https://fedoraproject.org/wiki/Licensing/Apple_MIT_License
AMPAS	Academy of Motion Picture Arts and Sciences BSD	https://fedoraproject.org/wiki/Licensing/BSD#AMPASBSD
ANTLR-PD	ANTLR Software Rights Notice	http://www.antlr2.org/license.html
APAFML	Adobe Postscript AFM License	https://fedoraproject.org/wiki/Licensing/AdobePostscriptAFM
APL-1.0	Adaptive Public License 1.0	https://opensource.org/licenses/APL-1.0
APSL-1.0	Apple Public Source License 1.0	https://fedoraproject.org/wiki/Licensing/Apple_Public_Source_License_1.0
APSL-1.1	Apple Public Source License 1.1	http://www.opensource.apple.com/source/IOSerialFamily/IOSerialFamily-7/APPLE_LICENSE
APSL-1.2	Apple Public Source License 1.2	http://www.samurajdata.se/opensource/mirror/licenses/apsl.php
APSL-2.0	Apple Public Source License 2.0	http://www.opensource.apple.com/license/apsl/
Abstyles	Abstyles License	https://fedoraproject.org/wiki/Licensing/Abstyles
Adobe-2006	Adobe Systems Incorporated Source Code License Agreement	https://fedoraproject.org/wiki/Licensing/AdobeLicense
Adobe-Glyph	Adobe Glyph List License	https://fedoraproject.org/wiki/Licensing/MIT#AdobeGlyph
Afmparse	Afmparse License	https://fedoraproject.org/wiki/Licensing/Afmparse
Aladdin	Aladdin Free Public License	http://pages.cs.wisc.edu/~ghost/doc/AFPL/6.01/Public.htm
Apache-1.0	Apache License 1.0	http://www.apache.org/licenses/LICENSE-1.0
Apache-1.1	Apache License 1.1	http://apache.org/licenses/LICENSE-1.1
Artistic-1.0	Artistic License 1.0	https://opensource.org/licenses/Artistic-1.0
Artistic-1.0-Perl	Artistic License 1.0 (Perl)	http://dev.perl.org/licenses/artistic.html
Artistic-1.0-cl8	Artistic License 1.0 w/clause 8	https://opensource.org/licenses/Artistic-1.0
BSD-1-Clause	BSD 1-Clause License	https://svnweb.freebsd.org/base/head/include/ifaddrs.h?revision=326823
BSD-2-Clause-FreeBSD	BSD 2-Clause FreeBSD License	http://www.freebsd.org/copyright/freebsd-license.html
BSD-2-Clause-NetBSD	BSD 2-Clause NetBSD License	http://www.netbsd.org/about/redistribution.html#default
BSD-2-Clause-Patent	BSD-2-Clause Plus Patent License	https://opensource.org/licenses/BSDplusPatent
BSD-3-Clause-Attribution	BSD with attribution	https://fedoraproject.org/wiki/Licensing/BSD_with_Attribution
BSD-3-Clause-Clear	BSD 3-Clause Clear License	http://labs.metacarta.com/license-explanation.html#license
BSD-3-Clause-LBNL	Lawrence Berkeley National Labs BSD variant license	https://fedoraproject.org/wiki/Licensing/LBNLBSD
BSD-3-Clause-No-Nuclear-License	BSD 3-Clause No Nuclear License	http://download.oracle.com/otn-pub/java/licenses/bsd.txt?AuthParam=1467140197_43d516ce1776bd08a58235a7785be1cc
BSD-3-Clause-No-Nuclear-License-2014	BSD 3-Clause No Nuclear License 2014	https://java.net/projects/javaeetutorial/pages/BerkeleyLicense
BSD-3-Clause-No-Nuclear-Warranty	BSD 3-Clause No Nuclear Warranty	https://jogamp.org/git/?p=gluegen.git;a=blob_plain;f=LICENSE.txt
BSD-3-Clause-Open-MPI	BSD 3-Clause Open MPI variant	https://www.open-mpi.org/community/license.php
BSD-4-Clause	BSD 4-Clause "Original" or "Old" License	http://directory.fsf.org/wiki/License:BSD_4Clause
BSD-4-Clause-UC	BSD-4-Clause (University of California-Specific)	http://www.freebsd.org/copyright/license.html
BSD-Protection	BSD Protection License	https://fedoraproject.org/wiki/Licensing/BSD_Protection_License
BSD-Source-Code	BSD Source Code Attribution	https://github.com/robbiehanson/CocoaHTTPServer/blob/master/LICENSE.txt
Bahyph	Bahyph License	https://fedoraproject.org/wiki/Licensing/Bahyph
Barr	Barr License	https://fedoraproject.org/wiki/Licensing/Barr
Beerware	Beerware License	https://fedoraproject.org/wiki/Licensing/Beerware
BitTorrent-1.0	BitTorrent Open Source License v1.0	http://sources.gentoo.org/cgi-bin/viewvc.cgi/gentoo-x86/licenses/BitTorrent?r1=1.1&r2=1.1.1.1&diff_format=s
BitTorrent-1.1	BitTorrent Open Source License v1.1	http://directory.fsf.org/wiki/License:BitTorrentOSL1.1
BlueOak-1.0.0	Blue Oak Model License 1.0.0	https://blueoakcouncil.org/license/1.0.0
Borceux	Borceux license	https://fedoraproject.org/wiki/Licensing/Borceux
CAL-1.0	Cryptographic Autonomy License 1.0	http://cryptographicautonomylicense.com/license-text.html
CAL-1.0-Combined-Work-Exception	Cryptographic Autonomy License 1.0 (Combined Work Exception)	http://cryptographicautonomylicense.com/license-text.html
CATOSL-1.1	Computer Associates Trusted Open Source License 1.1	https://opensource.org/licenses/CATOSL-1.1
CDDL-1.0	Common Development and Distribution License 1.0	https://opensource.org/licenses/cddl1
CDDL-1.1	Common Development and Distribution License 1.1	http://glassfish.java.net/public/CDDL+GPL_1_1.html
CDLA-Permissive-1.0	Community Data License Agreement Permissive 1.0	https://cdla.io/permissive-1-0
CDLA-Sharing-1.0	Community Data License Agreement Sharing 1.0	https://cdla.io/sharing-1-0
CECILL-1.0	CeCILL Free Software License Agreement v1.0	http://www.cecill.info/licences/Licence_CeCILL_V1-fr.html
CECILL-1.1	CeCILL Free Software License Agreement v1.1	http://www.cecill.info/licences/Licence_CeCILL_V1.1-US.html
CECILL-2.0	CeCILL Free Software License Agreement v2.0	http://www.cecill.info/licences/Licence_CeCILL_V2-en.html
CERN-OHL-1.1	CERN Open Hardware Licence v1.1	https://www.ohwr.org/project/licenses/wikis/cern-ohl-v1.1
CERN-OHL-1.2	CERN Open Hardware Licence v1.2	https://www.ohwr.org/project/licenses/wikis/cern-ohl-v1.2
CERN-OHL-P-2.0	CERN Open Hardware Licence Version 2 - Permissive	https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2
CERN-OHL-S-2.0	CERN Open Hardware Licence Version 2 - Strongly Reciprocal	https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2
CERN-OHL-W-2.0	CERN Open Hardware Licence Version 2 - Weakly Reciprocal	https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2
CNRI-Jython	CNRI Jython License	http://www.jython.org/license.html
CNRI-Python	CNRI Python License	https://opensource.org/licenses/CNRI-Python
CNRI-Python-GPL-Compatible	CNRI Python Open Source GPL Compatible License Agreement	http://www.python.org/download/releases/1.6.1/download_win/
CPAL-1.0	Common Public Attribution License 1.0	https://opensource.org/licenses/CPAL-1.0
CPL-1.0	Common Public License 1.0	https://opensource.org/licenses/CPL-1.0
CPOL-1.02	Code Project Open License 1.02	http://www.codeproject.com/info/cpol10.aspx
CUA-OPL-1.0	CUA Office Public License v1.0	https://opensource.org/licenses/CUA-OPL-1.0
Caldera	Caldera License	http://www.lemis.com/grog/UNIX/ancient-source-all.pdf
ClArtistic	Clarified Artistic License	http://gianluca.dellavedova.org/2011/01/03/clarified-artistic-license/
Condor-1.1	Condor Public License v1.1	http://research.cs.wisc.edu/condor/license.html#condor
Crossword	Crossword License	https://fedoraproject.org/wiki/Licensing/Crossword
CrystalStacker	CrystalStacker License	https://fedoraproject.org/wiki/Licensing:CrystalStacker?rd=Licensing/CrystalStacker
Cube	Cube License	https://fedoraproject.org/wiki/Licensing/Cube
D-FSL-1.0	Deutsche Freie Software Lizenz	http://www.dipp.nrw.de/d-fsl/lizenzen/
DOC	DOC License	http://www.cs.wustl.edu/~schmidt/ACE-copying.html
DSDP	DSDP License	https://fedoraproject.org/wiki/Licensing/DSDP
Dotseqn	Dotseqn License	https://fedoraproject.org/wiki/Licensing/Dotseqn
ECL-1.0	Educational Community License v1.0	https://opensource.org/licenses/ECL-1.0
ECL-2.0	Educational Community License v2.0	https://opensource.org/licenses/ECL-2.0
EFL-1.0	Eiffel Forum License v1.0	http://www.eiffel-nice.org/license/forum.txt
EFL-2.0	Eiffel Forum License v2.0	http://www.eiffel-nice.org/license/eiffel-forum-license-2.html
EUDatagrid	EU DataGrid Software License	http://eu-datagrid.web.cern.ch/eu-datagrid/license.html
EUPL-1.0	European Union Public License 1.0	http://ec.europa.eu/idabc/en/document/7330.html
Entessa	Entessa Public License v1.0	https://opensource.org/licenses/Entessa
ErlPL-1.1	Erlang Public License v1.1	http://www.erlang.org/EPLICENSE
Eurosym	Eurosym License	https://fedoraproject.org/wiki/Licensing/Eurosym
FSFAP	FSF All Permissive License	https://www.gnu.org/prep/maintain/html_node/License-Notices-for-Other-Files.html
FSFUL	FSF Unlimited License	https://fedoraproject.org/wiki/Licensing/FSF_Unlimited_License
FSFULLR	FSF Unlimited License (with License Retention)	https://fedoraproject.org/wiki/Licensing/FSF_Unlimited_License#License_Retention_Variant
FTL	Freetype Project License	http://freetype.fis.uniroma2.it/FTL.TXT
Fair	Fair License	http://fairlicense.org/
Frameworx-1.0	Frameworx Open License 1.0	https://opensource.org/licenses/Frameworx-1.0
FreeImage	FreeImage Public License v1.0	http://freeimage.sourceforge.net/freeimage-license.txt
GFDL-1.1	GNU Free Documentation License v1.1	https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-only	GNU Free Documentation License v1.1 only	https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-or-later	GNU Free Documentation License v1.1 or later	https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.2	GNU Free Documentation License v1.2	https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-only	GNU Free Documentation License v1.2 only	https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-or-later	GNU Free Documentation License v1.2 or later	https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.3	GNU Free Documentation License v1.3	https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-only	GNU Free Documentation License v1.3 only	https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-or-later	GNU Free Documentation License v1.3 or later	https://www.gnu.org/licenses/fdl-1.3.txt
GL2PS	GL2PS License	http://www.geuz.org/gl2ps/COPYING.GL2PS
GPL-1.0	GNU General Public License v1.0 only	https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-1.0+	GNU General Public License v1.0 or later	https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-1.0-only	GNU General Public License v1.0 only	https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-1.0-or-later	GNU General Public License v1.0 or later	https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-2.0-with-GCC-exception	GNU General Public License v2.0 w/GCC Runtime Library exception	https://gcc.gnu.org/git/?p=gcc.git;a=blob;f=gcc/libgcc1.c;h=762f5143fc6eed57b6797c82710f3538aa52b40b;hb=cb143a3ce4fb417c68f5fa2691a1b1b1053dfba9#l10
GPL-2.0-with-autoconf-exception	GNU General Public License v2.0 w/Autoconf exception	http://ac-archive.sourceforge.net/doc/copyright.html
GPL-2.0-with-bison-exception	GNU General Public License v2.0 w/Bison exception	http://git.savannah.gnu.org/cgit/bison.git/tree/data/yacc.c?id=193d7c7054ba7197b0789e14965b739162319b5e#n141
GPL-2.0-with-classpath-exception	GNU General Public License v2.0 w/Classpath exception	https://www.gnu.org/software/classpath/license.html
GPL-2.0-with-font-exception	GNU General Public License v2.0 w/Font exception	https://www.gnu.org/licenses/gpl-faq.html#FontException
GPL-3.0-with-GCC-exception	GNU General Public License v3.0 w/GCC Runtime Library exception	https://www.gnu.org/licenses/gcc-exception-3.1.html
GPL-3.0-with-autoconf-exception	GNU General Public License v3.0 w/Autoconf exception	https://www.gnu.org/licenses/autoconf-exception-3.0.html
Giftware	Giftware License	http://liballeg.org/license.html#allegro-4-the-giftware-license
Glide	3dfx Glide License	http://www.users.on.net/~triforce/glidexp/COPYING.txt
Glulxe	Glulxe License	https://fedoraproject.org/wiki/Licensing/Glulxe
HPND	Historical Permission Notice and Disclaimer	https://opensource.org/licenses/HPND
HPND-sell-variant	Historical Permission Notice and Disclaimer - sell variant	https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/net/sunrpc/auth_gss/gss_generic_token.c?h=v4.19
HaskellReport	Haskell Language Report License	https://fedoraproject.org/wiki/Licensing/Haskell_Language_Report_License
Hippocratic-2.1	Hippocratic License 2.1	https://firstdonoharm.dev/version/2/1/license.html
IBM-pibs	IBM PowerPC Initialization and Boot Software	http://git.denx.de/?p=u-boot.git;a=blob;f=arch/powerpc/cpu/ppc4xx/miiphy.c;h=297155fdafa064b955e53e9832de93bfb0cfb85b;hb=9fab4bf4cc077c21e43941866f3f2c196f28670d
ICU	ICU License	http://source.icu-project.org/repos/icu/icu/trunk/license.html
IJG	Independent JPEG Group License	http://dev.w3.org/cvsweb/Amaya/libjpeg/Attic/README?rev=1.2
IPA	IPA Font License	https://opensource.org/licenses/IPA
IPL-1.0	IBM Public License v1.0	https://opensource.org/licenses/IPL-1.0
ImageMagick	ImageMagick License	http://www.imagemagick.org/script/license.php
Imlib2	Imlib2 License	http://trac.enlightenment.org/e/browser/trunk/imlib2/COPYING
Info-ZIP	Info-ZIP License	http://www.info-zip.org/license.html
Intel	Intel Open Source License	https://opensource.org/licenses/Intel
Intel-ACPI	Intel ACPI Software License Agreement	https://fedoraproject.org/wiki/Licensing/Intel_ACPI_Software_License_Agreement
Interbase-1.0	Interbase Public License v1.0	https://web.archive.org/web/20060319014854/http://info.borland.com/devsupport/interbase/opensource/IPL.html
JPNIC	Japan Network Information Center License	https://gitlab.isc.org/isc-projects/bind9/blob/master/COPYRIGHT#L366
JSON	JSON License	http://www.json.org/license.html
JasPer-2.0	JasPer License	http://www.ece.uvic.ca/~mdadams/jasper/LICENSE
LAL-1.2	Licence Art Libre 1.2	http://artlibre.org/licence/lal/licence-art-libre-12/
LAL-1.3	Licence Art Libre 1.3	https://artlibre.org/
LGPL-2.0	GNU Library General Public License v2 only	https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPL-2.0+	GNU Library General Public License v2 or later	https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPL-2.0-only	GNU Library General Public License v2 only	https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPL-2.0-or-later	GNU Library General Public License v2 or later	https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPLLR	Lesser General Public License For Linguistic Resources	http://www-igm.univ-mlv.fr/~unitex/lgpllr.html
LPL-1.0	Lucent Public License Version 1.0	https://opensource.org/licenses/LPL-1.0
LPL-1.02	Lucent Public License v1.02	http://plan9.bell-labs.com/plan9/license.html
LPPL-1.0	LaTeX Project Public License v1.0	http://www.latex-project.org/lppl/lppl-1-0.txt
LPPL-1.1	LaTeX Project Public License v1.1	http://www.latex-project.org/lppl/lppl-1-1.txt
LPPL-1.2	LaTeX Project Public License v1.2	http://www.latex-project.org/lppl/lppl-1-2.txt
LPPL-1.3a	LaTeX Project Public License v1.3a	http://www.latex-project.org/lppl/lppl-1-3a.txt
LPPL-1.3c	LaTeX Project Public License v1.3c	http://www.latex-project.org/lppl/lppl-1-3c.txt
Latex2e	Latex2e License	https://fedoraproject.org/wiki/Licensing/Latex2e
Leptonica	Leptonica License	https://fedoraproject.org/wiki/Licensing/Leptonica
LiLiQ-P-1.1	Licence Libre du Québec – Permissive version 1.1	https://forge.gouv.qc.ca/licence/fr/liliq-v1-1/
LiLiQ-R-1.1	Licence Libre du Québec – Réciprocité version 1.1	https://www.forge.gouv.qc.ca/participez/licence-logicielle/licence-libre-du-quebec-liliq-en-francais/licence-libre-du-quebec-reciprocite-liliq-r-v1-1/
LiLiQ-Rplus-1.1	Licence Libre du Québec – Réciprocité forte version 1.1	https://www.forge.gouv.qc.ca/participez/licence-logicielle/licence-libre-du-quebec-liliq-en-francais/licence-libre-du-quebec-reciprocite-forte-liliq-r-v1-1/
Libpng	libpng License	http://www.libpng.org/pub/png/src/libpng-LICENSE.txt
Linux-OpenIB	Linux Kernel Variant of OpenIB.org license	https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/drivers/infiniband/core/sa.h
MIT-0	MIT No Attribution	https://github.com/aws/mit-0
MIT-CMU	CMU License	https://fedoraproject.org/wiki/Licensing:MIT?rd=Licensing/MIT#CMU_Style
MIT-advertising	Enlightenment License (e16)	https://fedoraproject.org/wiki/Licensing/MIT_With_Advertising
MIT-enna	enna License	https://fedoraproject.org/wiki/Licensing/MIT#enna
MIT-feh	feh License	https://fedoraproject.org/wiki/Licensing/MIT#feh
MITNFA	MIT +no-false-attribs license	https://fedoraproject.org/wiki/Licensing/MITNFA
MPL-1.0	Mozilla Public License 1.0	http://www.mozilla.org/MPL/MPL-1.0.html
MPL-1.1	Mozilla Public License 1.1	http://www.mozilla.org/MPL/MPL-1.1.html
MS-PL	Microsoft Public License	http://www.microsoft.com/opensource/licenses.mspx
MS-RL	Microsoft Reciprocal License	http://www.microsoft.com/opensource/licenses.mspx
MTLL	Matrix Template Library License	https://fedoraproject.org/wiki/Licensing/Matrix_Template_Library_License
MakeIndex	MakeIndex License	https://fedoraproject.org/wiki/Licensing/MakeIndex
MirOS	The MirOS Licence	https://opensource.org/licenses/MirOS
Motosoto	Motosoto License	https://opensource.org/licenses/Motosoto
MulanPSL-1.0	Mulan Permissive Software License, Version 1	https://license.coscl.org.cn/MulanPSL/
MulanPSL-2.0	Mulan Permissive Software License, Version 2	https://license.coscl.org.cn/MulanPSL2/
Multics	Multics License	https://opensource.org/licenses/Multics
Mup	Mup License	https://fedoraproject.org/wiki/Licensing/Mup
NASA-1.3	NASA Open Source Agreement 1.3	http://ti.arc.nasa.gov/opensource/nosa/
NBPL-1.0	Net Boolean Public License v1	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=37b4b3f6cc4bf34e1d3dec61e69914b9819d8894
NCGL-UK-2.0	Non-Commercial Government Licence	https://github.com/spdx/license-list-XML/blob/master/src/Apache-2.0.xml
NCSA	University of Illinois/NCSA Open Source License	http://otm.illinois.edu/uiuc_openSource
NGPL	Nethack General Public License	https://opensource.org/licenses/NGPL
NLOD-1.0	Norwegian Licence for Open Government Data	http://data.norge.no/nlod/en/1.0
NLPL	No Limit Public License	https://fedoraproject.org/wiki/Licensing/NLPL
NOSL	Netizen Open Source License	http://bits.netizen.com.au/licenses/NOSL/nosl.txt
NPL-1.0	Netscape Public License v1.0	http://www.mozilla.org/MPL/NPL/1.0/
NPL-1.1	Netscape Public License v1.1	http://www.mozilla.org/MPL/NPL/1.1/
NPOSL-3.0	Non-Profit Open Software License 3.0	https://opensource.org/licenses/NOSL3.0
NRL	NRL License	http://web.mit.edu/network/isakmp/nrllicense.html
NTP	NTP License	https://opensource.org/licenses/NTP
NTP-0	NTP No Attribution	https://github.com/tytso/e2fsprogs/blob/master/lib/et/et_name.c
Naumen	Naumen Public License	https://opensource.org/licenses/Naumen
Net-SNMP	Net-SNMP License	http://net-snmp.sourceforge.net/about/license.html
NetCDF	NetCDF license	http://www.unidata.ucar.edu/software/netcdf/copyright.html
Newsletr	Newsletr License	https://fedoraproject.org/wiki/Licensing/Newsletr
Nokia	Nokia Open Source License	https://opensource.org/licenses/nokia
Noweb	Noweb License	https://fedoraproject.org/wiki/Licensing/Noweb
Nunit	Nunit License	https://fedoraproject.org/wiki/Licensing/Nunit
O-UDA-1.0	Open Use of Data Agreement v1.0	https://github.com/microsoft/Open-Use-of-Data-Agreement/blob/v1.0/O-UDA-1.0.md
OCCT-PL	Open CASCADE Technology Public License	http://www.opencascade.com/content/occt-public-license
OCLC-2.0	OCLC Research Public License 2.0	http://www.oclc.org/research/activities/software/license/v2final.htm
OFL-1.0	SIL Open Font License 1.0	http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web
OFL-1.0-RFN	SIL Open Font License 1.0 with Reserved Font Name	http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web
OFL-1.0-no-RFN	SIL Open Font License 1.0 with no Reserved Font Name	http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web
OFL-1.1	SIL Open Font License 1.1	http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web
OFL-1.1-RFN	SIL Open Font License 1.1 with Reserved Font Name	http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web
OFL-1.1-no-RFN	SIL Open Font License 1.1 with no Reserved Font Name	http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web
OGC-1.0	OGC Software License, Version 1.0	https://www.ogc.org/ogc/software/1.0
OGL-Canada-2.0	Open Government Licence - Canada	https://open.canada.ca/en/open-government-licence-canada
OGL-UK-1.0	Open Government Licence v1.0	http://www.nationalarchives.gov.uk/doc/open-government-licence/version/1/
OGL-UK-2.0	Open Government Licence v2.0	http://www.nationalarchives.gov.uk/doc/open-government-licence/version/2/
OGTSL	Open Group Test Suite License	http://www.opengroup.org/testing/downloads/The_Open_Group_TSL.txt
OLDAP-1.1	Open LDAP Public License v1.1	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=806557a5ad59804ef3a44d5abfbe91d706b0791f
OLDAP-1.2	Open LDAP Public License v1.2	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=42b0383c50c299977b5893ee695cf4e486fb0dc7
OLDAP-1.3	Open LDAP Public License v1.3	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=e5f8117f0ce088d0bd7a8e18ddf37eaa40eb09b1
OLDAP-1.4	Open LDAP Public License v1.4	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=c9f95c2f3f2ffb5e0ae55fe7388af75547660941
OLDAP-2.0	Open LDAP Public License v2.0 (or possibly 2.0A and 2.0B)	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=cbf50f4e1185a21abd4c0a54d3f4341fe28f36ea
OLDAP-2.0.1	Open LDAP Public License v2.0.1	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=b6d68acd14e51ca3aab4428bf26522aa74873f0e
OLDAP-2.1	Open LDAP Public License v2.1	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=b0d176738e96a0d3b9f85cb51e140a86f21be715
OLDAP-2.2	Open LDAP Public License v2.2	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=470b0c18ec67621c85881b2733057fecf4a1acc3
OLDAP-2.2.1	Open LDAP Public License v2.2.1	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=4bc786f34b50aa301be6f5600f58a980070f481e
OLDAP-2.2.2	Open LDAP Public License 2.2.2	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=df2cc1e21eb7c160695f5b7cffd6296c151ba188
OLDAP-2.3	Open LDAP Public License v2.3	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=d32cf54a32d581ab475d23c810b0a7fbaf8d63c3
OLDAP-2.4	Open LDAP Public License v2.4	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=cd1284c4a91a8a380d904eee68d1583f989ed386
OLDAP-2.5	Open LDAP Public License v2.5	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=6852b9d90022e8593c98205413380536b1b5a7cf
OLDAP-2.6	Open LDAP Public License v2.6	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=1cae062821881f41b73012ba816434897abf4205
OLDAP-2.7	Open LDAP Public License v2.7	http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=47c2415c1df81556eeb39be6cad458ef87c534a2
OLDAP-2.8	Open LDAP Public License v2.8	http://www.openldap.org/software/release/license.html
OML	Open Market License	https://fedoraproject.org/wiki/Licensing/Open_Market_License
OPL-1.0	Open Public License v1.0	http://old.koalateam.com/jackaroo/OPL_1_0.TXT
OSET-PL-2.1	OSET Public License version 2.1	http://www.osetfoundation.org/public-license
OSL-1.0	Open Software License 1.0	https://opensource.org/licenses/OSL-1.0
OSL-1.1	Open Software License 1.1	https://fedoraproject.org/wiki/Licensing/OSL1.1
OSL-2.0	Open Software License 2.0	http://web.archive.org/web/20041020171434/http://www.rosenlaw.com/osl2.0.html
OSL-2.1	Open Software License 2.1	http://web.archive.org/web/20050212003940/http://www.rosenlaw.com/osl21.htm
OSL-3.0	Open Software License 3.0	https://web.archive.org/web/20120101081418/http://rosenlaw.com:80/OSL3.0.htm
OpenSSL	OpenSSL License	http://www.openssl.org/source/license.html
PHP-3.0	PHP License v3.0	http://www.php.net/license/3_0.txt
PHP-3.01	PHP License v3.01	http://www.php.net/license/3_01.txt
PSF-2.0	Python Software Foundation License 2.0	https://opensource.org/licenses/Python-2.0
Parity-6.0.0	The Parity Public License 6.0.0	https://paritylicense.com/versions/6.0.0.html
Parity-7.0.0	The Parity Public License 7.0.0	https://paritylicense.com/versions/7.0.0.html
Plexus	Plexus Classworlds License	https://fedoraproject.org/wiki/Licensing/Plexus_Classworlds_License
PolyForm-Noncommercial-1.0.0	PolyForm Noncommercial License 1.0.0	https://polyformproject.org/licenses/noncommercial/1.0.0
PolyForm-Small-Business-1.0.0	PolyForm Small Business License 1.0.0	https://polyformproject.org/licenses/small-business/1.0.0
PostgreSQL	PostgreSQL License	http://www.postgresql.org/about/licence
Python-2.0	Python License 2.0	https://opensource.org/licenses/Python-2.0
QPL-1.0	Q Public License 1.0	http://doc.qt.nokia.com/3.3/license.html
Qhull	Qhull License	https://fedoraproject.org/wiki/Licensing/Qhull
RHeCos-1.1	Red Hat eCos Public License v1.1	http://ecos.sourceware.org/old-license.html
RPL-1.1	Reciprocal Public License 1.1	https://opensource.org/licenses/RPL-1.1
RPL-1.5	Reciprocal Public License 1.5	https://opensource.org/licenses/RPL-1.5
RPSL-1.0	RealNetworks Public Source License v1.0	https://helixcommunity.org/content/rpsl
RSA-MD	RSA Message-Digest License 	http://www.faqs.org/rfcs/rfc1321.html
RSCPL	Ricoh Source Code Public License	http://wayback.archive.org/web/20060715140826/http://www.risource.org/RPL/RPL-1.0A.shtml
Rdisc	Rdisc License	https://fedoraproject.org/wiki/Licensing/Rdisc_License
Ruby	Ruby License	http://www.ruby-lang.org/en/LICENSE.txt
SAX-PD	Sax Public Domain Notice	http://www.saxproject.org/copying.html
SCEA	SCEA Shared Source License	http://research.scea.com/scea_shared_source_license.html
SGI-B-1.0	SGI Free Software License B v1.0	http://oss.sgi.com/projects/FreeB/SGIFreeSWLicB.1.0.html
SGI-B-1.1	SGI Free Software License B v1.1	http://oss.sgi.com/projects/FreeB/
SGI-B-2.0	SGI Free Software License B v2.0	http://oss.sgi.com/projects/FreeB/SGIFreeSWLicB.2.0.pdf
SHL-0.5	Solderpad Hardware License v0.5	https://solderpad.org/licenses/SHL-0.5/
SHL-0.51	Solderpad Hardware License, Version 0.51	https://solderpad.org/licenses/SHL-0.51/
SISSL	Sun Industry Standards Source License v1.1	http://www.openoffice.org/licenses/sissl_license.html
SISSL-1.2	Sun Industry Standards Source License v1.2	http://gridscheduler.sourceforge.net/Gridengine_SISSL_license.html
SMLNJ	Standard ML of New Jersey License	https://www.smlnj.org/license.html
SMPPL	Secure Messaging Protocol Public License	https://github.com/dcblake/SMP/blob/master/Documentation/License.txt
SNIA	SNIA Public License 1.1	https://fedoraproject.org/wiki/Licensing/SNIA_Public_License
SPL-1.0	Sun Public License v1.0	https://opensource.org/licenses/SPL-1.0
SSH-OpenSSH	SSH OpenSSH license	https://github.com/openssh/openssh-portable/blob/1b11ea7c58cd5c59838b5fa574cd456d6047b2d4/LICENCE#L10
SSH-short	SSH short notice	https://github.com/openssh/openssh-portable/blob/1b11ea7c58cd5c59838b5fa574cd456d6047b2d4/pathnames.h
SSPL-1.0	Server Side Public License, v 1	https://www.mongodb.com/licensing/server-side-public-license
SWL	Scheme Widget Library (SWL) Software License Agreement	https://fedoraproject.org/wiki/Licensing/SWL
Saxpath	Saxpath License	https://fedoraproject.org/wiki/Licensing/Saxpath_License
Sendmail	Sendmail License	http://www.sendmail.com/pdfs/open_source/sendmail_license.pdf
Sendmail-8.23	Sendmail License 8.23	https://www.proofpoint.com/sites/default/files/sendmail-license.pdf
SimPL-2.0	Simple Public License 2.0	https://opensource.org/licenses/SimPL-2.0
Sleepycat	Sleepycat License	https://opensource.org/licenses/Sleepycat
Spencer-86	Spencer License 86	https://fedoraproject.org/wiki/Licensing/Henry_Spencer_Reg-Ex_Library_License
Spencer-94	Spencer License 94	https://fedoraproject.org/wiki/Licensing/Henry_Spencer_Reg-Ex_Library_License
Spencer-99	Spencer License 99	http://www.opensource.apple.com/source/tcl/tcl-5/tcl/generic/regfronts.c
StandardML-NJ	Standard ML of New Jersey License	http://www.smlnj.org//license.html
SugarCRM-1.1.3	SugarCRM Public License v1.1.3	http://www.sugarcrm.com/crm/SPL
TAPR-OHL-1.0	TAPR Open Hardware License v1.0	https://www.tapr.org/OHL
TCL	TCL/TK License	http://www.tcl.tk/software/tcltk/license.html
TCP-wrappers	TCP Wrappers License	http://rc.quest.com/topics/openssh/license.php#tcpwrappers
TMate	TMate Open Source License	http://svnkit.com/license.html
TORQUE-1.1	TORQUE v2.5+ Software License v1.1	https://fedoraproject.org/wiki/Licensing/TORQUEv1.1
TOSL	Trusster Open Source License	https://fedoraproject.org/wiki/Licensing/TOSL
TU-Berlin-1.0	Technische Universitaet Berlin License 1.0	https://github.com/swh/ladspa/blob/7bf6f3799fdba70fda297c2d8fd9f526803d9680/gsm/COPYRIGHT
TU-Berlin-2.0	Technische Universitaet Berlin License 2.0	https://github.com/CorsixTH/deps/blob/fd339a9f526d1d9c9f01ccf39e438a015da50035/licences/libgsm.txt
UCL-1.0	Upstream Compatibility License v1.0	https://opensource.org/licenses/UCL-1.0
UPL-1.0	Universal Permissive License v1.0	https://opensource.org/licenses/UPL
Unicode-DFS-2015	Unicode License Agreement - Data Files and Software (2015)	https://web.archive.org/web/20151224134844/http://unicode.org/copyright.html
Unicode-DFS-2016	Unicode License Agreement - Data Files and Software (2016)	http://www.unicode.org/copyright.html
Unicode-TOU	Unicode Terms of Use	http://www.unicode.org/copyright.html
VOSTROM	VOSTROM Public License for Open Source	https://fedoraproject.org/wiki/Licensing/VOSTROM
VSL-1.0	Vovida Software License v1.0	https://opensource.org/licenses/VSL-1.0
Vim	Vim License	http://vimdoc.sourceforge.net/htmldoc/uganda.html
W3C	W3C Software Notice and License (2002-12-31)	http://www.w3.org/Consortium/Legal/2002/copyright-software-20021231.html
W3C-19980720	W3C Software Notice and License (1998-07-20)	http://www.w3.org/Consortium/Legal/copyright-software-19980720.html
W3C-20150513	W3C Software Notice and Document License (2015-05-13)	https://www.w3.org/Consortium/Legal/2015/copyright-software-and-document
Watcom-1.0	Sybase Open Watcom Public License 1.0	https://opensource.org/licenses/Watcom-1.0
Wsuipa	Wsuipa License	https://fedoraproject.org/wiki/Licensing/Wsuipa
X11	X11 License	http://www.xfree86.org/3.3.6/COPYRIGHT2.html#3
XFree86-1.1	XFree86 License 1.1	http://www.xfree86.org/current/LICENSE4.html
XSkat	XSkat License	https://fedoraproject.org/wiki/Licensing/XSkat_License
Xerox	Xerox License	https://fedoraproject.org/wiki/Licensing/Xerox
Xnet	X.Net License	https://opensource.org/licenses/Xnet
YPL-1.0	Yahoo! Public License v1.0	http://www.zimbra.com/license/yahoo_public_license_1.0.html
YPL-1.1	Yahoo! Public License v1.1	http://www.zimbra.com/license/yahoo_public_license_1.1.html
ZPL-1.1	Zope Public License 1.1	http://old.zope.org/Resources/License/ZPL-1.1
ZPL-2.0	Zope Public License 2.0	http://old.zope.org/Resources/License/ZPL-2.0
ZPL-2.1	Zope Public License 2.1	http://old.zope.org/Resources/ZPL/
Zed	Zed License	https://fedoraproject.org/wiki/Licensing/Zed
Zend-2.0	Zend License v2.0	https://web.archive.org/web/20130517195954/http://www.zend.com/license/2_00.txt
Zimbra-1.3	Zimbra Public License v1.3	http://web.archive.org/web/20100302225219/http://www.zimbra.com/license/zimbra-public-license-1-3.html
Zimbra-1.4	Zimbra Public License v1.4	http://www.zimbra.com/legal/zimbra-public-license-1-4
blessing	SQLite Blessing	https://www.sqlite.org/src/artifact/e33a4df7e32d742a?ln=4-9
bzip2-1.0.5	bzip2 and libbzip2 License v1.0.5	https://sourceware.org/bzip2/1.0.5/bzip2-manual-1.0.5.html
bzip2-1.0.6	bzip2 and libbzip2 License v1.0.6	https://sourceware.org/git/?p=bzip2.git;a=blob;f=LICENSE;hb=bzip2-1.0.6
copyleft-next-0.3.0	copyleft-next 0.3.0	https://github.com/copyleft-next/copyleft-next/blob/master/Releases/copyleft-next-0.3.0
copyleft-next-0.3.1	copyleft-next 0.3.1	https://github.com/copyleft-next/copyleft-next/blob/master/Releases/copyleft-next-0.3.1
curl	curl License	https://github.com/bagder/curl/blob/master/COPYING
diffmark	diffmark license	https://fedoraproject.org/wiki/Licensing/diffmark
dvipdfm	dvipdfm License	https://fedoraproject.org/wiki/Licensing/dvipdfm
eCos-2.0	eCos license version 2.0	https://www.gnu.org/licenses/ecos-license.html
eGenix	eGenix.com Public License 1.1.0	http://www.egenix.com/products/eGenix.com-Public-License-1.1.0.pdf
etalab-2.0	Etalab Open License 2.0	https://github.com/DISIC/politique-de-contribution-open-source/blob/master/LICENSE.pdf
gSOAP-1.3b	gSOAP Public License v1.3b	http://www.cs.fsu.edu/~engelen/license.html
gnuplot	gnuplot License	https://fedoraproject.org/wiki/Licensing/Gnuplot
iMatix	iMatix Standard Function Library Agreement	http://legacy.imatix.com/html/sfl/sfl4.htm#license
libpng-2.0	PNG Reference Library version 2	http://www.libpng.org/pub/png/src/libpng-LICENSE.txt
libselinux-1.0	libselinux public domain notice	https://github.com/SELinuxProject/selinux/blob/master/libselinux/LICENSE
libtiff	libtiff License	https://fedoraproject.org/wiki/Licensing/libtiff
mpich2	mpich2 License	https://fedoraproject.org/wiki/Licensing/MIT
psfrag	psfrag License	https://fedoraproject.org/wiki/Licensing/psfrag
psutils	psutils License	https://fedoraproject.org/wiki/Licensing/psutils
wxWindows	wxWindows Library License	https://opensource.org/licenses/WXwindows
xinetd	xinetd License	https://fedoraproject.org/wiki/Licensing/Xinetd_License
xpp	XPP License	https://fedoraproject.org/wiki/Licensing/xpp
zlib-acknowledgement	zlib/libpng License with Acknowledgement	https://fedoraproject.org/wiki/Licensing/ZlibWithAcknowledgement`
