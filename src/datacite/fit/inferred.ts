import type { Kernel } from '../../kernel/index.ts'
import { termsOf } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import type { Path } from '../../pointer.ts'
import type { Fit } from './fit.ts'
import type { Members } from './members.ts'

/** A mandatory value that can be read off others of the record: still a guess, but a better one than a code. */
export function inferred(
  path: Path,
  holder: Members,
  { record, kernel }: Pick<Fit, 'record' | 'kernel'>,
): { value: string | number; from: string } | undefined {
  const last = path.at(-1)
  if (path.length === 1 && last === 'publicationYear') return yearOfIssue(record)
  if (last === 'resourceTypeGeneral') return generalType(holder.resourceType, kernel)
  if (last === 'name') return fullName(holder)
  return undefined
}

function yearOfIssue({ dates }: Datacite): { value: number; from: string } | undefined {
  const issued = Array.isArray(dates)
    ? dates.find(date => isObject(date) && date.dateType === 'Issued')?.date
    : undefined
  const year = typeof issued === 'string' ? /^\s{0,8}([1-9][0-9]{3})(?![0-9])/.exec(issued)?.[1] : undefined
  return year === undefined ? undefined : { value: Number(year), from: 'the date Issued' }
}

function generalType(resourceType: unknown, kernel: Kernel): { value: string; from: string } | undefined {
  if (typeof resourceType !== 'string' || resourceType.length > 100) return undefined
  const wanted = bare(resourceType)
  const value = termsOf('resourceTypeGeneral', kernel).find(term => bare(term) === wanted)
  return value === undefined ? undefined : { value, from: `the resourceType "${resourceType}"` }
}

function fullName({ familyName, givenName }: Members): { value: string; from: string } | undefined {
  const names = [familyName, givenName].filter(name => typeof name === 'string' && name.trim() !== '')
  return names.length === 0 ? undefined : { value: names.join(', '), from: 'familyName and givenName' }
}

const bare = (text: string): string => text.replace(/[\s_-]+/g, '').toLowerCase()
