import { checkedOptions, checkNested, requireMethods, wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import { checkBrand } from './brand.ts'
import { nestedOptionNames, type ServiceOptions, serviceOptionNames } from './options.ts'

/** Throws a `TypeError` that states the expected form if the options of a service are invalid. */
export function checkOptions(options: ServiceOptions): void {
  const checked = checkedOptions(options, serviceOptionNames, { example: '{ catalog, baseUrl, filesUrl, termsOfUse }' })
  const { catalog, baseUrl, filesUrl, termsOfUse } = checked
  requireMethods('The option catalog', 'a catalog, such as memoryCatalog()', catalog, ['list', 'get', 'served'])
  for (const [name, address] of Object.entries({ baseUrl, filesUrl }))
    if (typeof address !== 'string' || !/^https?:$/.test(protocolOf(address)))
      throw wrongArgument(`The option ${name}`, 'an address such as "https://data.example.org"', address)
  checkBrand(checked.brand)
  if (typeof termsOfUse?.terms_of_use !== 'string' || typeof termsOfUse.terms_of_use_url !== 'string')
    throw wrongArgument('The option termsOfUse', 'an object { terms_of_use, terms_of_use_url } of texts', termsOfUse)
  for (const [within, known] of Object.entries(nestedOptionNames)) {
    const given = checked[within as keyof typeof nestedOptionNames]
    checkNested(within, given === false && within === 'cors' ? undefined : (given as object | undefined), known)
  }
  checkValues(checked)
}

/** Throws a `TypeError` if an option that can be omitted has an invalid value. */
function checkValues(options: ServiceOptions): void {
  const { files, downloads, cacheControl, specifierLabels, limits = {}, cors, citationStyles } = options
  if (files !== undefined)
    requireMethods('The option files', 'a file store, such as the result of fileFolder(path)', files, ['find', 'crc32'])
  if (downloads !== undefined)
    requireMethods('The option downloads', 'an object with a function count, such as a DownloadCounter', downloads, [
      'count',
    ])
  for (const name of ['authorize', 'rateLimit', 'bibliography', 'onAnswer', 'onError', 'now'] as const)
    if (options[name] !== undefined && typeof options[name] !== 'function')
      throw wrongArgument(`The option ${name}`, 'a function', options[name])
  if (cacheControl !== undefined && !(typeof cacheControl === 'string' && /^[\t -~]*$/.test(cacheControl)))
    throw wrongArgument('The option cacheControl', 'a header such as "public, max-age=60"', cacheControl)
  if (specifierLabels !== undefined && !isObject(specifierLabels))
    throw wrongArgument('The option specifierLabels', 'an object', specifierLabels)
  for (const [name, limit] of Object.entries(limits))
    if (limit !== undefined && !(typeof limit === 'number' && limit >= 1))
      throw wrongArgument(`The option limits.${name}`, 'a number from 1 up', limit)
  if (cors && !isListOfTexts(cors.origins))
    throw wrongArgument('The option cors.origins', 'a list of origins such as "https://example.org"', cors.origins)
  if (citationStyles === undefined) return
  const { styles, locales, search } = citationStyles
  if (!Array.isArray(styles) || !styles.every(isObject))
    throw wrongArgument('The option citationStyles.styles', 'a list of objects { id, name }', styles)
  if (!isListOfTexts(locales))
    throw wrongArgument('The option citationStyles.locales', 'a list of languages such as "en-GB"', locales)
  if (search !== undefined && typeof search !== 'function')
    throw wrongArgument('The option citationStyles.search', 'a function', search)
}

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry: unknown) => typeof entry === 'string')

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '')
