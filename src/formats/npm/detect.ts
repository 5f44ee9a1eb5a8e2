import { isObject } from '../../core/object.ts'
import { isCkan } from '../../datacite/dialects/telling.ts'
import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a text is a package.json. */
export function isPackageJson(sample: TextSample): boolean {
  const value = sample.value()
  return isObject(value) && isPackage(value)
}

/** Members that identify a package.json. `name` and `version` do not, because they occur in many formats. */
const telling = [
  ['bin', 'browser', 'dependencies', 'devDependencies', 'engines', 'exports', 'main', 'module', 'optionalDependencies'],
  ['packageManager', 'peerDependencies', 'private', 'publishConfig', 'scripts', 'workspaces'],
].flat()

const isPackage = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value.name === 'string' &&
  !Object.hasOwn(value, '@context') &&
  !Object.hasOwn(value, 'lockfileVersion') &&
  !isCkan(value) &&
  telling.some(name => Object.hasOwn(value, name))
