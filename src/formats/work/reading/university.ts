import { quoted } from '../../../datacite/writing/quote.ts'
import { messagesOf } from '../../../messages/message.ts'
import type { WorkAgent } from '../agent.ts'
import type { Account } from '../losses/account.ts'
import { contributorsOf, type Work } from '../work.ts'
import { Found } from './found.ts'

const say = messagesOf('university', {
  inferred: 'The hosting institution {name} is written as the university of the thesis.',
  asArchive:
    'The publisher {name} is written as the archive, because {format} has the university as the publisher of a thesis.',
})

/** The university of a thesis. */
export interface University {
  agent: WorkAgent
  /** True if the record only names the institution as the host of the thesis. */
  isInferred: boolean
}

/** Formats that state the university of a thesis, which is read as its hosting institution. */
const stating: ReadonlySet<string> = new Set(
  'inveniordm zenodo zenodo-deposit html bibtex biblatex crossref crossref-xml'.split(' '),
)

/** Formats in which the hosting institution of a thesis is a department of the university that publishes it. */
const withDepartments: ReadonlySet<string> = new Set(['ris', 'endnote', 'endnote-xml'])

/**
 * Returns the university of a thesis: the only hosting institution, unless the source names none as the university and the publisher reads as
 * one. Returns undefined for other works.
 */
export function universityOf(work: Work): University | undefined {
  if (work.general?.value !== 'Dissertation') return undefined
  const [agent, ...others] = contributorsOf(work, 'HostingInstitution')
  const format = work.record.extras?.format ?? ''
  if (agent === undefined || others.length > 0 || withDepartments.has(format)) return undefined
  const isInferred = !stating.has(format)
  const isHeldAlready = work.publisher !== undefined && readsLikeUniversity(work.publisher.value)
  return isInferred && isHeldAlready ? undefined : { agent, isInferred }
}

/** True if a name is that of a university, in the languages of most theses. */
const readsLikeUniversity = (name: string): boolean =>
  /universi|univ\.|hochschule|\bcolleges?\b|\bécole\b|\becole\b|\bescuela\b|institute? of technology|polytechn|politec|\bKIT\b|\bETH\b|\bEPFL\b|\bMIT\b|\bT[UH]\b|academy|akademi|大学|大學|대학교|университет/i.test(
    name,
  )

/** Returns the name of the university and reports it as written. */
export function carryUniversity({ agent, isInferred }: University, account: Account): string {
  const name = account.carry(new Found(agent.text, agent, 'name'))
  for (const member of ['contributorType', 'nameType']) account.carryPath(agent.at(member))
  if (isInferred) account.changed(agent, say('inferred', { name: quoted(agent.text) }))
  return name
}

/** Returns the publisher of a thesis as the name of its archive, if any, and reports the change. */
export function carryAsArchive({ publisher }: Work, format: string, account: Account): string | undefined {
  if (publisher === undefined) return undefined
  account.changed(publisher, say('asArchive', { name: quoted(publisher.value), format }))
  return publisher.value
}
