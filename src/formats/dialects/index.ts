import { canonical } from './canonical.ts'
import type { Dialect } from './dialect.ts'
import { resource } from './resource.ts'
import { dataciteRest } from './rest.ts'
import { dataciteService } from './service.ts'

/** The JSON dialects, the most telling first: the first one that recognises a record reads it. */
export const dialects: readonly Dialect[] = [resource, canonical, dataciteService, dataciteRest]
