import { xsiNamespace } from '../../text/xml/tree.ts'
import { type AttributeValues, type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { aboutOf } from '../about.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { requestOf } from './arguments.ts'
import { datestampOf } from './datestamp.ts'
import { OaiError } from './oai-error.ts'
import { answers } from './verbs.ts'

const namespace = 'http://www.openarchives.org/OAI/2.0/'

/**
 * Answers a request of OAI-PMH 2.0 (https://www.openarchives.org/OAI/openarchivesprotocol.html) in XML. The answer contains errors in
 * the request; the promise rejects if the catalog fails.
 */
export async function oaiAnswer(parameters: URLSearchParams, options: ServiceOptions, limits: Limits): Promise<string> {
  // The answer repeats the request only if it is valid.
  let asked: AttributeValues = {}
  let content: Block
  try {
    const { verb, given } = requestOf(parameters)
    asked = { verb, ...given }
    content = element(verb, {}, await answers[verb](given, { options, limits, about: aboutOf(options) }))
  } catch (error) {
    if (!(error instanceof OaiError)) throw error
    content = element('error', { code: error.code }, error.message)
  }
  const root = element(
    'OAI-PMH',
    {
      xmlns: namespace,
      'xmlns:xsi': xsiNamespace,
      'xsi:schemaLocation': `${namespace} ${namespace}OAI-PMH.xsd`,
    },
    [
      element('responseDate', {}, datestampOf(new Date())),
      element('request', asked, `${options.baseUrl}/oai`),
      content,
    ],
  )
  return xmlDocument(root, false)
}
