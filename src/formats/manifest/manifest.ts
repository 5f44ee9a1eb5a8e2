import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { parseDoi, parseOrcid } from '../../identifiers/index.ts'
import type { Agent, Contributor, Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { rightsOfNode } from '../schema-org/read/read-rights.ts'
import { withCited } from '../work/cited-members.ts'
import { orcidIdentifier } from '../work/losses/schemes.ts'

/** The content of a software package's manifest, regardless of the ecosystem. */
export interface Manifest {
  doi: string | undefined
  name: string | undefined
  version: string | undefined
  description: string | undefined
  authors: readonly PackagePerson[]
  contributors: readonly PackagePerson[]
  maintainers: readonly PackagePerson[]
  keywords: readonly string[]
  licences: readonly string[]
  homepage: string | undefined
  repository: string | undefined
  documentation: string | undefined
  /** Members that the model cannot represent, by JSON Pointer. */
  rest: Record<string, unknown>
}

/** A person or group in a manifest. Manifests do not distinguish the two. */
export interface PackagePerson {
  name: string
  url?: string | undefined
}

/** Builds the record of a software package. Members outside the model become extras of `format`. */
export function recordOfManifest(manifest: Manifest, format: string): Datacite {
  const { name, version, description, homepage } = manifest
  const related = relatedOf(manifest)
  const lists = {
    creators: manifest.authors.map(agentOf),
    titles: name === undefined ? [] : [{ title: name }],
    contributors: [
      ...manifest.contributors.map((person): Contributor => ({ contributorType: 'Other', ...agentOf(person) })),
      ...manifest.maintainers.map((person): Contributor => ({ contributorType: 'DataManager', ...agentOf(person) })),
    ],
    subjects: manifest.keywords.map(subject => ({ subject })),
    rightsList: manifest.licences.map(rightsOfNode),
    descriptions: description === undefined ? [] : [{ description, descriptionType: 'Abstract' as const }],
    relatedIdentifiers: related,
  }
  const record: Datacite = {
    ...(manifest.doi !== undefined && { doi: parseDoi(manifest.doi) ?? manifest.doi }),
    types: { resourceTypeGeneral: 'Software' },
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(version !== undefined && { version }),
    ...extrasOf(format, manifest.rest),
  }
  return withCited(record, { URL: homepage }, format)
}

/**
 * Parses `Ada Okafor <ada@example.org> (https://example.org)`. Returns undefined if the text has no name, and drops the
 * email address, which a record cannot contain.
 */
export function packagePerson(text: string): PackagePerson | undefined {
  const ends = [text.indexOf('<'), text.indexOf('(')].filter(index => index !== -1)
  const name = text.slice(0, Math.min(...ends, text.length)).trim()
  const open = text.indexOf('(')
  const close = text.indexOf(')', open + 1)
  const url = open === -1 ? undefined : text.slice(open + 1, close === -1 ? undefined : close).trim()
  return name === '' ? undefined : { name, ...(url !== '' && { url }) }
}

/**
 * Returns the web address of a code repository. The text may be a URL, such as `git+https://…/x.git`, or a short form,
 * such as `git@host:a/b.git`, `github:a/b`, `gist:1a2b` or `a/b`.
 */
export function repositoryAddress(text: string): string {
  const short = /^(?:(github|gitlab|bitbucket):)?([\w.-]{1,100}\/[\w.-]{1,100})$/.exec(text)
  if (short !== null) return `https://${hosts[short[1] ?? 'github']}/${bare(short[2] ?? '')}`
  const [, gist] = /^gist:([\da-f]{1,100})$/.exec(text) ?? []
  if (gist !== undefined) return `https://gist.github.com/${gist}`
  const secure =
    /^(?:git\+)?ssh:\/\/(?:[\w.-]{1,100}@)?([\w.-]{1,200})(?::\d{1,5})?\/(.{1,500})$/.exec(text) ??
    /^[\w.-]{1,100}@([\w.-]{1,200}):(.{1,500})$/.exec(text)
  if (secure !== null) return `https://${secure[1]}/${bare(secure[2] ?? '')}`
  return bare(text.replace(/^git\+(?=https?:)/, '').replace(/^git:(?=\/\/)/, 'https:'))
}

const hosts: Readonly<Record<string, string>> = {
  bitbucket: 'bitbucket.org',
  github: 'github.com',
  gitlab: 'gitlab.com',
}

const bare = (path: string): string => path.replace(/\.git$/, '')

function agentOf({ name, url }: PackagePerson): Agent {
  if (url === undefined || parseOrcid(url) === undefined) return { name }
  return { name, nameType: 'Personal', nameIdentifiers: [orcidIdentifier(url)] }
}

function relatedOf({ repository, documentation }: Manifest): RelatedIdentifier[] {
  return [
    ...(repository === undefined
      ? []
      : [
          {
            relatedIdentifier: repository,
            relatedIdentifierType: 'URL' as const,
            relationType: 'IsSupplementTo' as const,
            resourceTypeGeneral: 'Software' as const,
          },
        ]),
    ...(documentation === undefined
      ? []
      : [
          {
            relatedIdentifier: documentation,
            relatedIdentifierType: 'URL' as const,
            relationType: 'IsDocumentedBy' as const,
          },
        ]),
  ]
}
