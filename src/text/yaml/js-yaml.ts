/** By itself, so that it is left out of a bundle that reads and writes no YAML. */
export type { Event } from 'js-yaml'
export { COLLECTION_STYLE, dump, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
