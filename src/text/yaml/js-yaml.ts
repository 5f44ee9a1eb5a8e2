/** A re-export of js-yaml in a separate module, so that bundles without YAML omit js-yaml. */
export type { Event } from 'js-yaml'
export { COLLECTION_STYLE, dump, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
