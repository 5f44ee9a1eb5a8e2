import type { Account } from './account.ts'
import type { RecordPlace } from './held.ts'
import { schemeAddress } from './scheme-address.ts'

/** Tells an account that the address of a scheme, beside an identifier at a place, arrived if the name of the scheme tells it. */
export function carrySchemeUri(account: Account, held: RecordPlace, scheme: unknown): void {
  if (schemeAddress(String(scheme)) !== undefined) account.carryPath(held.at('schemeUri'))
}
