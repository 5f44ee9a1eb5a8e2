import {
  hasReached,
  type Kernel,
  type PropertyValue,
  termsOf,
  type VocabularyName,
  vocabularies,
} from '../../src/kernel/index.ts'

/**
 * Returns the type name for a kind of text: a type of XML Schema or one of {@link namedTypes}. Returns undefined for
 * `any`, which has no type.
 */
export function typeOf(value: PropertyValue): string | undefined {
  switch (value) {
    case 'any':
      return undefined
    case 'text':
    case 'doiOnly':
      return 'xs:string'
    case 'uri':
      return 'xs:anyURI'
    case 'language':
      return 'xs:language'
    case 'nonEmpty':
      return 'nonemptycontentStringType'
    case 'resourceTypeGeneral':
      return 'resourceType'
    default:
      return value in vocabularies ? value : `${value}Type`
  }
}

/** Returns the declarations of the named types of a kernel, which an instance can state with `xsi:type`. */
export function namedTypes(kernel: Kernel): string {
  const lists = (Object.keys(vocabularies) as VocabularyName[]).map(name => ({ name, terms: termsOf(name, kernel) }))
  return [
    restriction('nonemptycontentStringType', 'xs:string', ['minLength', '1']),
    ...(hasReached(kernel, '4.2') ? [] : [restriction('doiType', 'xs:token', ['pattern', '10\\..+/.+'])]),
    restriction('yearType', 'xs:token', ['pattern', '\\d{4}']),
    restriction('longitudeType', 'xs:float', ['minInclusive', '-180'], ['maxInclusive', '180']),
    restriction('latitudeType', 'xs:float', ['minInclusive', '-90'], ['maxInclusive', '90']),
    ...lists
      .filter(({ terms }) => terms.length > 0)
      .map(({ name, terms }) =>
        restriction(typeOf(name) ?? name, 'xs:string', ...terms.map(term => ['enumeration', term] as const)),
      ),
    ...(hasReached(kernel, '4.3')
      ? [agentPart('nameIdentifier', 'required'), agentPart('affiliation', 'optional')]
      : []),
  ].join('')
}

const restriction = (name: string, base: string, ...facets: (readonly [facet: string, value: string])[]): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets
    .map(([facet, value]) => `<xs:${facet} value="${value}"/>`)
    .join('')}</xs:restriction></xs:simpleType>`

/** Returns a type that no element has, but that an instance may state for elements without a type. */
function agentPart(name: 'nameIdentifier' | 'affiliation', use: 'required' | 'optional'): string {
  const first =
    name === 'nameIdentifier' ? ['nameIdentifierScheme'] : ['affiliationIdentifier', 'affiliationIdentifierScheme']
  const attributes = first.map(attribute => `<xs:attribute name="${attribute}" use="${use}"/>`).join('')
  return (
    `<xs:complexType name="${name}"><xs:simpleContent><xs:extension base="nonemptycontentStringType">${attributes}` +
    `<xs:attribute name="schemeURI" type="xs:anyURI"/></xs:extension></xs:simpleContent></xs:complexType>`
  )
}
