import { licenceAt } from '../../formats/work/licences.ts'
import type { JsonSchema } from '../../kernel/json-schema.ts'
import { aboutOf } from '../about.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import type { Route } from '../route.ts'
import { componentSchemas } from './answer-schemas.ts'
import { examplesAt } from './examples.ts'
import { byPost } from './harvest-operations.ts'
import { operationsOf } from './operations.ts'
import { headers, operationOf, sharedResponses, templateOf } from './write-operation.ts'

/**
 * Describes the routes of a service in OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0).
 *
 * HEAD and OPTIONS, which every path accepts, have no operations of their own.
 */
export async function openapiDocument(
  options: ServiceOptions,
  limits: Limits,
  routes: readonly Route[],
): Promise<JsonSchema> {
  const { catalog } = options
  const [dataset, file, resource] = await Promise.all([
    catalog.specifiers('dataset'),
    catalog.specifiers('file'),
    catalog.specifiers('resource'),
  ])
  const told = operationsOf({ options, limits, examples: examplesAt(options), specifiers: { dataset, file, resource } })
  const { title, description, contact, licence } = aboutOf(options)
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: `${description}\n\nThe service is read-only: every path accepts GET, HEAD and OPTIONS, and /oai also accepts POST. A path without a trailing slash redirects to the path with one.`,
      termsOfService: options.termsOfUse.terms_of_use_url,
      contact: { email: contact },
      license: { name: licenceAt(licence)?.id ?? licence, url: licence },
    },
    servers: [{ url: options.baseUrl }],
    security: [],
    tags,
    paths: Object.fromEntries(
      routes.map(route => {
        const get = operationOf(route, told[route.pattern])
        return [templateOf(route.pattern), { get, ...(route.posts && { post: byPost(get) }) }]
      }),
    ),
    components: { schemas: componentSchemas(), responses: sharedResponses(), headers },
  }
}

const tags = [
  { name: 'Datasets', description: 'Named groups of files' },
  { name: 'Files', description: 'The files of datasets' },
  { name: 'Resources', description: 'Citable publication records' },
  { name: 'Pages', description: 'Pages for people' },
  { name: 'Harvesting', description: 'The whole repository, for harvesters and search engines' },
  { name: 'Service', description: 'The service itself' },
]
