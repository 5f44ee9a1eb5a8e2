import { isObject } from '../../object.ts'
import { generalTypeOfItem } from './types.ts'

/** Whether an object looks like an item: it has a type of CSL, a variable that only CSL writes so, and nothing of another format. */
export const isItem = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.type === 'string' &&
  generalTypeOfItem(value.type) !== undefined &&
  !foreign.some(name => Object.hasOwn(value, name)) &&
  telling.some(name => Object.hasOwn(value, name))

const telling = ['id', 'title', 'DOI', 'author', 'issued', 'container-title']
const foreign = ['@context', '@type', 'attributes', 'titles', 'creators', 'cff-version']
