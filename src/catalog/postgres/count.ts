import type { Kind } from '../catalog.ts'
import type { Query } from './pool.ts'
import { tableOf } from './schema.ts'
import type { Where } from './where.ts'

/** How many records of a kind fulfil a condition. */
export async function countOf(query: Query, kind: Kind, where: Where): Promise<number> {
  const { rows } = await query(`select count(*) as count from ${tableOf(kind)} r where ${where}`, where.values)
  return Number(rows[0]?.count)
}
