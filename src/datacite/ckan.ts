import { isObject } from '../core/object.ts'

/**
 * True if an object is a dataset in CKAN's own JSON, which no reader supports, or an answer of CKAN's API with one.
 * Such a dataset has members that CSL-JSON and package.json have as well:
 * https://docs.ckan.org/en/latest/api/#ckan.logic.action.get.package_show.
 */
export function isCkan(value: Readonly<Record<string, unknown>>): boolean {
  const { result } = value
  if (value.success === true && isObject(result)) {
    const [first] = Array.isArray(result.results) ? (result.results as unknown[]) : [result]
    return isObject(first) && isCkan(first)
  }
  return ownNames.filter(name => Object.hasOwn(value, name)).length >= 2
}

const ownNames = [
  ['creator_user_id', 'license_id', 'license_title', 'metadata_created', 'metadata_modified', 'notes'],
  ['notes_translated', 'num_resources', 'num_tags', 'owner_org', 'resources', 'title_translated'],
].flat()
