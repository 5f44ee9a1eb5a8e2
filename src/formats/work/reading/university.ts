import { quoted } from '../../../datacite/writing/quote.ts'
import { messagesOf } from '../../../messages/message.ts'
import type { WorkAgent } from '../agent.ts'
import type { Account } from '../losses/account.ts'
import { contributorsOf, type Work } from '../work.ts'
import { Found } from './found.ts'

const say = messagesOf('university', {
  inferred: 'The hosting institution {name} is written as the university of the thesis.',
  asArchive:
    'The publisher {name} is written as the archive because, in {format}, the publisher of a thesis is its university.',
})

/** The university of a thesis. */
export interface University {
  agent: WorkAgent
  /**
   * True if the institution is assumed to be the university, because the record names it only as the host of the
   * thesis.
   */
  isInferred: boolean
}

/**
 * Formats that have a field for the university of a thesis. Readers of these formats return the university as the
 * hosting institution.
 */
const withUniversities: ReadonlySet<string> = new Set(
  'inveniordm zenodo zenodo-deposit html bibtex biblatex crossref crossref-xml'.split(' '),
)

/** Formats in which the hosting institution of a thesis is a department of the university that publishes it. */
const withDepartments: ReadonlySet<string> = new Set(['ris', 'endnote', 'endnote-xml'])

/**
 * Returns the university of a thesis: its only hosting institution, unless the publisher is the university. Returns
 * undefined for a work that is not a thesis.
 *
 * In a record from a format with a field for the university, the hosting institution is always the university. In a
 * record from any other format, the format matters only if the names of institution and publisher are inconclusive.
 */
export function universityOf(work: Work): University | undefined {
  if (work.general?.value !== 'Dissertation') return undefined
  const [agent, ...others] = contributorsOf(work, 'HostingInstitution')
  if (agent === undefined || others.length > 0) return undefined
  const format = work.record.extras?.format ?? ''
  if (withUniversities.has(format)) return { agent, isInferred: false }
  const isHost = isUniversityByName(agent.text, work.publisher?.value) ?? !withDepartments.has(format)
  return isHost ? { agent, isInferred: true } : undefined
}

/**
 * True if the names show that the host, and not the publisher, is the university of a thesis. Returns undefined if the
 * names are inconclusive.
 */
function isUniversityByName(host: string, publisher: string | undefined): boolean | undefined {
  if (publisher === undefined) return undefined
  const isWithin = host !== publisher && host.toLowerCase().includes(publisher.toLowerCase())
  if (university.test(host)) return !isWithin
  if (university.test(publisher) && (department.test(host) || !distributor.test(publisher))) return false
  return department.test(host) ? false : undefined
}

/** Matches the names of universities, in the languages of most theses. */
const university =
  /universi|univ\.|hochschule|\bcolleges?\b|[ée]cole\b|\bescuela\b|institute? of technology|polytechn|politec|\bKIT\b|\bETH\b|\bEPFL\b|\bMIT\b|\bT[UH]\b|academy|akademi|大学|大學|대학교|университет/i

const department =
  /\b(?:department|dept\.?|d[ée]partement|departamento|dipartimento|faculty|facult[éa]|facultad|fakult|division|institute? (?:of|for)|institut f[üu]r|school of|cent(?:re|er)|laborator)/i

/** Matches the names of publishers, libraries and repositories, which may contain the name of a university. */
const distributor = /verlag|librar|bibliot[eh]|repositor|archiv|éditions|\b(?:press|publish|depot|ediciones)/i

/** Marks the university as written and returns its name. */
export function carryUniversity({ agent, isInferred }: University, account: Account): string {
  const name = account.carry(new Found(agent.text, agent, 'name'))
  for (const member of ['contributorType', 'nameType']) account.carryPath(agent.at(member))
  if (isInferred) account.changed(agent, say('inferred', { name: quoted(agent.text) }))
  return name
}

/** Returns the publisher of a thesis, if any, as the name of its archive, and reports the change. */
export function carryAsArchive({ publisher }: Work, format: string, account: Account): string | undefined {
  if (publisher === undefined) return undefined
  account.changed(publisher, say('asArchive', { name: quoted(publisher.value), format }))
  return publisher.value
}
