import { requireMethods } from '../../core/argument.ts'

/** Throws a `TypeError` unless the value is a registry client. */
export function requireRegistry(registry: unknown): void {
  requireMethods('The registry', 'a client such as registryClient() returns', registry, ['verify', 'get', 'prefixes'])
}
