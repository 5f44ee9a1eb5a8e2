import { parseDoi } from '../../identifiers/index.ts'
import type { FundingReference } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { entriesOf, isWebAddress, memberText } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import { addAll, addTo } from '../work/reading/record-lists.ts'
import type { Part, Writing } from './parts/part-types.ts'
import { programsIn } from './relations.ts'
import { carryUpdateDays, crossmarkBlock, updatesOf } from './updates.ts'

/** The licences of the work, each as the URL of its text. */
export const access: Part = {
  read(item, { record }) {
    const addresses = new Set<string>()
    for (const licence of programsIn(item).flatMap(program => program.children('license_ref'))) {
      const address = licence.line()
      if (address !== undefined) addresses.add(address)
    }
    for (const rightsUri of addresses) addTo(record, 'rightsList', { rightsUri })
  },
  write: writing => (updatesOf(writing).length > 0 ? [] : licencesBlock(writing)),
}

function licencesBlock({ work: { rights }, account }: Writing): Block[] {
  const blocks = rights.flatMap(entry => {
    const held = memberText(entry, 'rightsUri')
    if (held === undefined || held.value.length < 10 || !isWebAddress(held.value)) return []
    return [element('ai:license_ref', {}, account.carry(held))]
  })
  return blocks.length === 0 ? [] : [element('ai:program', { name: 'AccessIndicators' }, blocks)]
}

/**
 * The funding of the work. In an update notice, the Crossmark element contains the funding, the updates and the
 * licences.
 */
export const funding: Part = {
  read(item, { record }) {
    for (const program of programsIn(item)) {
      const direct = program.children('assertion')
      const groups = direct.filter(assertion => assertion.element.attributes.some(({ value }) => value === 'fundgroup'))
      const loose = groups.length === direct.length ? [] : [program]
      for (const holder of [...groups, ...loose]) {
        holder.attribute('name')
        addAll(record, 'fundingReferences', fundingIn(holder))
      }
    }
  },
  write(writing) {
    const updates = updatesOf(writing)
    if (updates.length === 0) return fundingBlock(writing)
    carryUpdateDays(writing, updates.length)
    return [crossmarkBlock(writing, updates, [...fundingBlock(writing), ...licencesBlock(writing)])]
  },
}

function fundingBlock({ work: { record }, account }: Writing): Block[] {
  const groups = entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences']).flatMap(entry => {
    const [name, award] = [memberText(entry, 'funderName'), memberText(entry, 'awardNumber')]
    if (name === undefined && award === undefined) return []
    const id = parseDoi(textOf(entry.value.funderIdentifier))
    const isFunderId = id?.startsWith('10.13039/') ?? false
    const isRor =
      entry.value.funderIdentifierType === 'ROR' && /^https:\/\/ror\.org\//.test(textOf(entry.value.funderIdentifier))
    if (isRor || (isFunderId && name !== undefined))
      for (const member of ['funderIdentifier', 'funderIdentifierType', 'schemeUri'])
        account.carryPath(entry.at(member))
    const grant = parseDoi(textOf(entry.value.awardUri))
    if (grant !== undefined) account.carryPath(entry.at('awardUri'))
    const assertion = (kind: string, text: string): Block => element('fr:assertion', { name: kind }, text)
    // The identifier is an element inside the element for the funder's name, beside the text.
    const funder =
      name === undefined ? [] : [funderBlock(account.carry(name), isFunderId ? `https://doi.org/${id}` : undefined)]
    return [
      element('fr:assertion', { name: 'fundgroup' }, [
        ...funder,
        ...(isRor ? [assertion('ror', textOf(entry.value.funderIdentifier))] : []),
        ...(award === undefined ? [] : [assertion('award_number', account.carry(award))]),
        ...(grant === undefined ? [] : [assertion('grant_doi', grant)]),
      ]),
    ]
  })
  return groups.length === 0 ? [] : [element('fr:program', { name: 'fundref' }, groups)]
}

/**
 * Returns the funding in a group of assertions: one entry per award number, or a single entry without an award number.
 */
function fundingIn(holder: ElementReader): FundingReference[] {
  const all = holder.children('assertion')
  const said = (assertions: readonly ElementReader[], kind: string): string[] =>
    assertions.flatMap(assertion => {
      if (assertion.element.attributes.every(({ local, value }) => local !== 'name' || value !== kind)) return []
      assertion.attribute('name')
      assertion.attribute('provider')
      return assertion.ownLine() ?? []
    })
  const within = all.flatMap(assertion => assertion.children('assertion'))
  const [funderName] = said(all, 'funder_name')
  const [id] = [...said(within, 'funder_identifier'), ...said(all, 'funder_identifier')]
  const [ror] = [...said(all, 'ror'), ...said(within, 'ror')]
  const [grant] = said(all, 'grant_doi')
  const awards = said(all, 'award_number')
  if (funderName === undefined && id === undefined && ror === undefined && awards.length === 0) return []
  const funderId = id === undefined ? undefined : parseDoi(id)
  const reference: FundingReference = {
    ...(funderName !== undefined && { funderName }),
    ...(id !== undefined && {
      funderIdentifier: funderId === undefined ? id : `https://doi.org/${funderId}`,
      funderIdentifierType: 'Crossref Funder ID' as const,
    }),
    ...(id === undefined && ror !== undefined && { funderIdentifier: ror, funderIdentifierType: 'ROR' as const }),
    ...(grant !== undefined && { awardUri: `https://doi.org/${parseDoi(grant) ?? grant}` }),
  }
  return awards.length === 0 ? [reference] : awards.map(awardNumber => ({ ...reference, awardNumber }))
}

function funderBlock(name: string, id: string | undefined): Block {
  const whole = element('fr:assertion', { name: 'funder_name' }, name)
  if (id === undefined || typeof whole !== 'string') return whole
  const inner = element('fr:assertion', { name: 'funder_identifier' }, id)
  const end = '</fr:assertion>'
  return `${whole.slice(0, -end.length)}${String(inner)}${end}`
}
