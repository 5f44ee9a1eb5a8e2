import { entryOf } from '../../core/object.ts'
import { funderOfCode } from '../../datacite/funder-reference.ts'

/**
 * The funders whose grants Zenodo accepts, by the number in their DOI: https://developers.zenodo.org/#deposit-metadata.
 * The value is the OpenAIRE code of the funder or, without a code, the name.
 */
const funders: Readonly<Record<string, string>> = {
  100000001: 'NSF',
  100000002: 'NIH',
  100001345: 'Social Science Research Council',
  100004440: 'WT',
  100014013: 'UKRI',
  100018231: "Aligning Science Across Parkinson's",
  501100000024: 'CIHR',
  501100000038: 'NSERC',
  501100000690: 'RCUK',
  501100000780: 'EC',
  501100000806: 'European Environment Agency',
  501100000923: 'ARC',
  501100000925: 'NHMRC',
  501100001602: 'SFI',
  501100001665: 'ANR',
  501100001711: 'SNSF',
  501100001871: 'FCT',
  501100002341: 'AKA',
  501100002428: 'FWF',
  501100003246: 'NWO',
  501100004410: 'Türkiye Bilimsel ve Teknolojik Araştırma Kurumu',
  501100004488: 'Hrvatska Zaklada za Znanost',
  501100004564: 'Ministarstvo Prosvete, Nauke i Tehnološkog Razvoja',
  501100006364: 'Institut National Du Cancer',
  501100006588: 'Ministarstvo Znanosti, Obrazovanja i Sporta',
  501100011730: 'Templeton World Charity Foundation',
}

/** The DOI of the European Commission, the funder of grants that a deposit identifies only by a number. */
export const europeanCommission = '10.13039/501100000780'

/** Returns the name of a funder by its DOI. Returns undefined if Zenodo does not accept grants from the funder. */
export function funderNamed(doi: string): string | undefined {
  const number = /^10\.13039\/(\d{9,12})$/.exec(doi)?.[1]
  const funder = number === undefined ? undefined : entryOf(funders, number)
  return funder === undefined ? undefined : (funderOfCode(funder) ?? funder)
}
