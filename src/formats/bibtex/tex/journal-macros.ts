import { entryOf } from '../../../core/object.ts'

/**
 * The journal macros of the American Astronomical Society (AASTeX) in exports of NASA ADS, with the journal titles.
 */
const rows =
  'aj:Astronomical Journal|actaa:Acta Astronomica|araa:Annual Review of Astronomy and Astrophysics|apj:The Astrophysical Journal|' +
  'apjl:The Astrophysical Journal Letters|apjlett:The Astrophysical Journal Letters|apjs:The Astrophysical Journal Supplement Series|' +
  'apjsupp:The Astrophysical Journal Supplement Series|ao:Applied Optics|applopt:Applied Optics|apss:Astrophysics and Space Science|' +
  'aap:Astronomy and Astrophysics|astap:Astronomy and Astrophysics|aapr:Astronomy and Astrophysics Reviews|' +
  'aaps:Astronomy and Astrophysics Supplement Series|azh:Astronomicheskii Zhurnal|baas:Bulletin of the American Astronomical Society|' +
  'bac:Bulletin of the Astronomical Institutes of Czechoslovakia|bain:Bulletin of the Astronomical Institutes of the Netherlands|' +
  'caa:Chinese Astronomy and Astrophysics|cjaa:Chinese Journal of Astronomy and Astrophysics|fcp:Fundamentals of Cosmic Physics|' +
  'gca:Geochimica et Cosmochimica Acta|grl:Geophysical Research Letters|iaucirc:IAU Circulars|icarus:Icarus|' +
  'jaavso:Journal of the American Association of Variable Star Observers|jcap:Journal of Cosmology and Astroparticle Physics|' +
  'jcp:Journal of Chemical Physics|jgr:Journal of Geophysical Research|' +
  'jqsrt:Journal of Quantitative Spectroscopy and Radiative Transfer|jrasc:Journal of the Royal Astronomical Society of Canada|' +
  'maps:Meteoritics and Planetary Science|memras:Memoirs of the Royal Astronomical Society|' +
  'memsai:Memorie della Società Astronomica Italiana|mnras:Monthly Notices of the Royal Astronomical Society|na:New Astronomy|' +
  'nar:New Astronomy Reviews|nat:Nature|nphysa:Nuclear Physics A|pasa:Publications of the Astronomical Society of Australia|' +
  'pasj:Publications of the Astronomical Society of Japan|pasp:Publications of the Astronomical Society of the Pacific|' +
  'physrep:Physics Reports|physscr:Physica Scripta|planss:Planetary and Space Science|pra:Physical Review A|prb:Physical Review B|' +
  'prc:Physical Review C|prd:Physical Review D|pre:Physical Review E|prl:Physical Review Letters|procspie:Proceedings of the SPIE|' +
  'psj:The Planetary Science Journal|qjras:Quarterly Journal of the Royal Astronomical Society|' +
  'rmxaa:Revista Mexicana de Astronomía y Astrofísica|rnaas:Research Notes of the AAS|skytel:Sky and Telescope|solphys:Solar Physics|' +
  'sovast:Soviet Astronomy|ssr:Space Science Reviews|zap:Zeitschrift für Astrophysik|aplett:Astrophysical Letters|' +
  'apspr:Astrophysics and Space Physics Research|baps:Bulletin of the American Physical Society|dps:AAS Division for Planetary Sciences Meeting'

const titles: Readonly<Record<string, string>> = Object.fromEntries(
  rows.split('|').map(row => row.split(':') as [string, string]),
)

/** Returns the journal's title if a field contains only a journal macro, else undefined. */
export function journalOfMacro(tex: string | undefined): string | undefined {
  const [, name] = /^[\s{]{0,9}\\([a-z]{2,8})[\s{}]{0,9}$/.exec(tex ?? '') ?? []
  return name === undefined ? undefined : entryOf(titles, name)
}
