import { canonical } from './canonical.ts'
import type { Dialect } from './dialect.ts'
import { dataciteJson43 } from './json-4-3.ts'
import { dataciteJson45 } from './json-4-5.ts'
import { resource } from './resource.ts'
import { dataciteRest, dataciteRestPut } from './rest.ts'
import { dataciteService } from './service.ts'

/** The JSON dialects, most specific first. The first dialect that matches an object reads the object. */
export const dialects: readonly Dialect[] = [
  resource,
  canonical,
  dataciteJson43,
  dataciteService,
  dataciteJson45,
  dataciteRestPut,
  dataciteRest,
]
