import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { OtherFormat } from '../format.ts'
import { type PackagePerson, packagePerson, recordOfManifest, repositoryAddress } from '../manifest/manifest.ts'
import { packageJsonRow } from '../table.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import { jsonReadersOf, type Note } from '../work/reading/read-json-records.ts'
import { isPackageJson } from './detect.ts'

const say = messagesOf('npm', {
  notPackage: 'This is not a package.json: it has no "name".',
})

/** npm's package.json (https://docs.npmjs.com/cli/configuring-npm/package-json); it is only read. */
export const packageJson: OtherFormat<'package-json', 'detect' | 'read' | 'readValue'> = {
  ...packageJsonRow,
  detect: (text, sample = sampleText(text)) => isPackageJson(sample),
  ...jsonReadersOf({ candidates: value => [{ value, base: [] }], read: readPackage }),
}

function readPackage(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value) || typeof value.name !== 'string') return say('notPackage')
  const members = new MemberReader(value, note)
  return recordOfManifest(
    {
      doi: undefined,
      name: members.text('name'),
      version: members.text('version'),
      description: members.text('description'),
      authors: peopleIn(members, 'author'),
      contributors: peopleIn(members, 'contributors'),
      maintainers: peopleIn(members, 'maintainers'),
      keywords: members.texts('keywords'),
      licences: [...licencesIn(members, 'license'), ...licencesIn(members, 'licenses')],
      homepage: members.text('homepage'),
      repository: repositoryIn(members),
      documentation: undefined,
      rest: members.rest(),
    },
    'package-json',
  )
}

/**
 * Reads people, each from an object or a text.
 *
 * If a text is more than a name, all texts of the member are also kept in the extras.
 */
function peopleIn(members: MemberReader, name: string): PackagePerson[] {
  const given = members.peekAny(name)
  if (isObject(given) || (Array.isArray(given) && given.every(isObject)))
    return members.members(name).flatMap(person => {
      const [called, url] = [person.text('name'), person.peek('url')]
      return called === undefined ? [] : [{ name: called, url }]
    })
  const texts = (Array.isArray(given) ? given : [given]).filter(text => typeof text === 'string')
  const people = texts.flatMap(text => packagePerson(text) ?? [])
  if (texts.every((text, index) => text.trim() === people[index]?.name)) members.texts(name)
  return people
}

/** Reads licences, each from an SPDX expression or, in the form used before 2014, from `{ type, url }`. */
function licencesIn(members: MemberReader, name: string): string[] {
  const given = members.peekAny(name)
  if (typeof given === 'string') return members.texts(name)
  return members.members(name).flatMap(licence => {
    const [type, url] = [licence.text('type'), licence.peek('url')]
    return type ?? url ?? []
  })
}

function repositoryIn(members: MemberReader): string | undefined {
  if (typeof members.peekAny('repository') === 'string') return repositoryAddressOf(members.text('repository'))
  const repository = members.member('repository')
  repository.leave(['type'])
  return repositoryAddressOf(repository.text('url'))
}

const repositoryAddressOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : repositoryAddress(text)
