import { applyPlan, credentialsFrom, planRegistration, registryClient } from '../../../src/registry/client/index.ts'
import { checkValue } from '../../../src/validation/index.ts'

/** Runs the pipeline of the README. A test checks that this function has the same lines as the README. */
export async function pipeline(resource: object, endpoint: string, env: Record<string, string>) {
  const registry = registryClient({ endpoint, credentials: credentialsFrom(env) })
  const how = { url: 'https://data.example.org/{doi}', event: 'publish', check: checkValue } as const
  const plan = await planRegistration([resource], registry, how)
  const { results } = await applyPlan(plan, registry)
  return results
}
