import { isObject } from '../../core/object.ts'
import { type Message, messagesOf } from '../../messages/message.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * Splits a geoLocation with several points, boxes, places or polygons into locations with at most one value of each
 * kind. Values keep their order, and the first location keeps all other members.
 *
 * A kernel or dialect may accept only one value of each kind. Splitting loses no value, whereas keeping only the first
 * value would.
 */
export function splitLocation(location: Members, keys: readonly string[]): Members[] {
  const several = new Map(severalIn(location, keys).map(key => [key, valuesOf(location[key])]))
  const count = Math.max(1, ...[...several.values()].map(values => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.entries(location).flatMap(([key, value]): [string, unknown][] => {
        const values = several.get(key)
        if (values === undefined) return index === 0 ? [[key, value]] : []
        return index < values.length ? [[key, values[index]]] : []
      }),
    ),
  )
}

/** True if a location has a list where a single value is expected. */
export const needsSplitting = (location: unknown, keys: readonly string[]): location is Members =>
  isObject(location) && keys.some(key => isSeveral(key, location[key]))

/**
 * Returns the message about a location that is split because a kernel or a dialect accepts only one value of each kind.
 */
export const splitMessage = (taker: string, location: Members, keys: readonly string[], count: number): Message =>
  say('locationSplit', { taker, keys: joined(severalIn(location, keys)), count: String(count) })

const joined = (keys: readonly string[]): Message | string =>
  keys.reduce<Message | string>((first, second) => (first === '' ? second : say('andOne', { first, second })), '')

const say = messagesOf('fit', {
  andOne: '{first} and one {second}',
  locationSplit: '{taker} allows only one {keys} in a geoLocation, so this geoLocation is split into {count}.',
})

const severalIn = (location: Members, keys: readonly string[]): string[] =>
  keys.filter(key => isSeveral(key, location[key]))

/**
 * True if a value is a list in place of a single value.
 *
 * A polygon is itself a list of its parts. More deeply nested lists are reported by `check`.
 */
function isSeveral(key: string, value: unknown): boolean {
  if (!Array.isArray(value)) return false
  if (key !== 'geoLocationPolygon') return !value.some(Array.isArray)
  return value.length > 0 && value.every(parts => Array.isArray(parts) && !parts.some(Array.isArray))
}

const valuesOf = (value: unknown): unknown[] => (value as unknown[]).filter(one => one !== undefined && one !== null)
