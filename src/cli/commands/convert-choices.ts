import type { CrossrefDeposit, FormatId, WriteOptions } from '../../formats/format.ts'
import { Misuse } from '../misuse.ts'
import { flag, type OptionTable, type OptionValues } from '../options.ts'

/** The options that only some formats know. */
export const choiceOptions = {
  keys: {
    value: 'how',
    choices: ['author-year', 'doi'],
    summary: 'The keys of BibTeX and BibLaTeX entries: author and year (okafor2021soil, the default) or the DOI.',
  },
  encoding: {
    value: 'name',
    choices: ['utf-8', 'ascii'],
    summary: 'With ascii, BibTeX and BibLaTeX use TeX commands for all other characters; utf-8 by default.',
  },
  'ro-crate': {
    value: 'version',
    choices: ['1.1', '1.2'],
    summary: 'The version of RO-Crate to write; 1.2 by default.',
  },
  depositor: {
    value: 'who',
    summary:
      'Who deposits with Crossref, with the e-mail address that the report goes to: "Desk <desk@press.example>".',
  },
  registrant: {
    value: 'name',
    summary: 'Who is responsible for what is deposited with Crossref; the publisher by default.',
  },
} as const satisfies OptionTable

const knownBy: Readonly<Record<keyof typeof choiceOptions, readonly FormatId[]>> = {
  keys: ['bibtex', 'biblatex'],
  encoding: ['bibtex', 'biblatex'],
  'ro-crate': ['ro-crate'],
  depositor: ['crossref-xml'],
  registrant: ['crossref-xml'],
}

/** The write options for a format. Throws `Misuse` if it does not have one of those given. */
export function choicesFor(
  to: FormatId,
  options: OptionValues<typeof choiceOptions>,
): Pick<WriteOptions, 'keys' | 'encoding' | 'roCrate' | 'crossref'> {
  for (const [name, ids] of Object.entries(knownBy))
    if (name in options && !ids.includes(to)) throw new Misuse(`${flag(name)} is for ${ids.join(' and ')}, not ${to}.`)
  const { keys, encoding, 'ro-crate': roCrate } = options
  const crossref = depositOf(options.depositor, options.registrant)
  return {
    ...(keys && { keys }),
    ...(encoding && { encoding }),
    ...(roCrate && { roCrate }),
    ...(crossref && { crossref }),
  }
}

/** What surrounds a deposit with Crossref. Throws `Misuse` on a depositor without an address. */
function depositOf(depositor: string | undefined, registrant: string | undefined): CrossrefDeposit | undefined {
  if (depositor === undefined) return registrant === undefined ? undefined : { registrant }
  const [, name, email] = /^\s*([^<>]{1,130}?)\s*<([^<>@\s]{1,100}@[^<>@\s]{1,99})>\s*$/.exec(depositor) ?? []
  if (name === undefined || email === undefined)
    throw new Misuse(
      `--depositor should be a name and an address, "Desk <desk@press.example>", not "${depositor.slice(0, 60)}".`,
    )
  return { depositor: { name, email }, ...(registrant !== undefined && { registrant }) }
}
