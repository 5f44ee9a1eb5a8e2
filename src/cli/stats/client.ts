import { isObject } from '../../core/object.ts'

/** Returns the client of a record in REST API form: `relationships.client.data.id`. */
export function clientOf(value: unknown): string | undefined {
  let at = value
  for (const name of ['relationships', 'client', 'data', 'id']) at = isObject(at) ? at[name] : undefined
  if (typeof at === 'string') return at.slice(0, 100)
  const attributes = isObject(value) ? value.attributes : undefined
  return isObject(attributes) && typeof attributes.clientId === 'string' ? attributes.clientId.slice(0, 100) : undefined
}
