import { requireMethods } from '../../core/argument.ts'

/** Throws a `TypeError` for anything but a client of a registry. */
export function requireRegistry(registry: unknown): void {
  requireMethods('The registry', 'a client such as registryClient() returns', registry, ['verify', 'get', 'prefixes'])
}
