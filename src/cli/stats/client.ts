import { isObject } from '../../core/object.ts'

/**
 * Returns the client id of a record in REST API form, from `relationships.client.data.id` or else
 * `attributes.clientId`, truncated to 100 characters. Returns undefined if the record has neither.
 */
export function clientOf(value: unknown): string | undefined {
  let at = value
  for (const name of ['relationships', 'client', 'data', 'id']) at = isObject(at) ? at[name] : undefined
  if (typeof at === 'string') return at.slice(0, 100)
  const attributes = isObject(value) ? value.attributes : undefined
  return isObject(attributes) && typeof attributes.clientId === 'string' ? attributes.clientId.slice(0, 100) : undefined
}
