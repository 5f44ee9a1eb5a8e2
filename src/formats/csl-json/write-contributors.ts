import type { Account, Work } from '../work/index.ts'
import { contributorsOf } from '../work/index.ts'
import type { CslItem, CslName } from './item.ts'
import { writeName } from './names.ts'
import { cslRoles } from './roles.ts'
import { hasBookEditors } from './types.ts'

/** Writes the contributors that CSL has a role for, and the editors of the book that the work is in. */
export function writeItemContributors(work: Work, item: CslItem, account: Account): void {
  const { container } = work
  const isInBook = container !== undefined && hasBookEditors(item.type)
  for (const editor of isInBook ? container.contributors : []) {
    if (editor.role?.value !== 'Editor') continue
    add(item, 'editor', writeName(editor, account))
    account.carry(editor.role)
  }
  for (const contributor of contributorsOf(work)) {
    const { role } = contributor
    const name = role && (Object.hasOwn(cslRoles, role.value) ? cslRoles[role.value] : undefined)
    if (name === undefined || role === undefined) continue
    add(item, name, writeName(contributor, account))
    account.carry(role)
    if (name === 'editor' && isInBook)
      account.changed(contributor.path, 'An editor of the work is written among the editors of the book that it is in.')
  }
}

function add(item: CslItem, role: string, name: CslName): void {
  const names = item[role]
  if (Array.isArray(names)) names.push(name)
  else item[role] = [name]
}
