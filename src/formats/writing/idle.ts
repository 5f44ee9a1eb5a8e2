/** Whether a value says nothing: null, an empty list, an empty object. */
export function isIdle(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0
}
