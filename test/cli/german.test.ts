import { describe, expect, it } from 'vitest'
import { languageOf } from '../../src/cli/language/load.ts'
import { hoverText } from '../../src/cli/lsp/place.ts'
import { findingOn } from '../../src/cli/online/check/finding-on.ts'
import { descriptionOf } from '../../src/kernel/descriptions.ts'
import { properties } from '../../src/kernel/index.ts'
import { english } from '../../src/messages/message.ts'
import { citable } from './fake-terminal.ts'

const german = await languageOf('de')

describe('in German, the command', () => {
  it('the command line reports wrong arguments in German with --lang de', async () => {
    const said = async (...args: string[]) => (await citable([...args, '--lang', 'de'], { files: {} })).stderr
    expect(await said('chekc')).toMatch(
      /^citable: Unbekannter Befehl „chekc“\. Meinten Sie „check“\? Die Befehle sind check, /,
    )
    expect(await said('check', '--pofile', 'x')).toBe(
      'citable: Unbekannte Option „--pofile“. Meinten Sie „--profile“?\n',
    )
    expect(await said('check', 'a', '--profile', 'strit')).toBe(
      'citable: Unbekannter Wert „strit“ für --profile. Meinten Sie „strict“? Möglich sind registry, recommended, fair, strict.\n',
    )
    expect(await said('check')).toContain('Nichts zu prüfen')
    expect(await said('check', 'a', '--rule', 'nope=off')).toBe(
      'citable: --rule („citable explain“ zählt alle Regeln auf): Es gibt keine Regel „nope“.\n',
    )
    expect(await said('check', 'a', '--rule', 'doi-from=off')).toContain('meinten Sie „doi-form“?')
    expect((await citable(['check', 'a', '--rule', 'nope=off'])).stderr).toBe(
      'citable: --rule (\'citable explain\' lists all rules): Unknown rule "nope".\n',
    )
  })

  it.each([
    ['c.json', '{"profile": "strict",}', 'c.json:1:22: Vor „}“ steht ein Komma zu viel.'],
    ['c.json', '{"profile" "strict"}', 'c.json:1:12: Nach einem Schlüssel'],
    ['c.json', '{"profile": ', 'c.json:1:13: '],
    ['c.yaml', 'profile: strict\n  x: 1\n', 'c.yaml:2:4: Der Text ist kein YAML: ein Schlüssel ist falsch eingerückt.'],
    ['c.yaml', 'profile: [a\n', 'c.yaml:2:1: Der Text ist kein YAML: die Einrückung ist zu klein.'],
    ['c.yaml', 'a: *y\n', 'c.yaml:1:5: Für den Alias'],
    ['c.yaml', 'a: !t 1\n', 'c.yaml:1:'],
    ['c.yaml', 'a: 1\na: 2\n', 'c.yaml:2:1: Der Schlüssel „a“ steht zweimal da.'],
  ])(
    'check locates an error in a configuration and describes the error in German: %s with %j',
    async (name, text, said) => {
      const asked = ['check', 'a.json', '--config', name]
      const english = (await citable(asked, { files: { [name]: text, 'a.json': '{}' } })).stderr
      const { stderr, exitCode } = await citable([...asked, '--lang', 'de'], {
        files: { [name]: text, 'a.json': '{}' },
      })
      expect(exitCode).toBe(2)
      expect(stderr).toContain(said)
      // No message remains in English.
      const messageOf = (line: string): string => line.replace(/^.*?:\d+:\d+: /, '')
      expect(messageOf(stderr)).not.toBe(messageOf(english))
    },
  )

  it('check locates an error in a baseline and describes the error in German', async () => {
    const files = { 'known.json': '{ "version": 1,\n  "files" }', 'a.json': '{}' }
    const { stderr } = await citable(['check', 'a.json', '--baseline', 'known.json', '--lang', 'de'], { files })
    expect(stderr).toMatch(
      /^citable: known\.json:2:11: .*Berichtigen Sie die Baseline, oder löschen Sie sie und schreiben Sie mit --update/,
    )
    expect(stderr).toContain('Doppelpunkt')
  })

  it('check explains unreadable input in German, on standard error and in reports', async () => {
    const files = { 'a.json': '{}', 'empty/readme.txt': '' }
    const asked = ['check', 'gone.json', 'x*.json', 'empty', '10.5072/a', '--offline', '--lang', 'de']
    for (const more of [[], ['--jobs', '1']]) {
      const { stderr, exitCode } = await citable([...asked, ...more], { files })
      expect(exitCode).toBe(2)
      expect(stderr).toContain('gone.json: Nicht lesbar: Eine solche Datei')
      expect(stderr).toContain('Auf das Muster passt keine Datei.')
      expect(stderr).toContain(
        'In dem Ordner wurden keine Metadatensätze gefunden; citable liest Dateien, die auf .json',
      )
      expect(stderr).toContain('Das ist eine DOI, aber --offline ruft nichts ab')
      const junit = await citable(['check', 'gone.json', '-f', 'junit', '--lang', 'de', ...more], { files })
      expect(junit.stdout).toContain('Nicht lesbar: Eine solche Datei')
    }
    for (const command of ['fix', 'stats', 'predict'])
      expect((await citable([command, 'gone.json', '--lang', 'de'], { files })).stderr).toContain('Nicht lesbar')
    const written = await citable(['check', 'a.json', '--update-baseline', '--lang', 'de'], { files })
    expect(written.stderr).toMatch(/\d+ Befunde? in citable-baseline\.json geschrieben\./)
  })

  it('every property description is translated into German', () => {
    for (const property of properties) {
      const description = descriptionOf(property)
      if (description !== undefined)
        expect([description, german.translator?.sentence({ id: description.id })]).not.toContain(undefined)
      expect(hoverText(property, german)).toContain('Verfügbar in Kernel')
    }
  })

  it('check reports online findings in German', () => {
    const found = { kind: 'doi', value: '10.5880/a', names: [], path: [] } as const
    const finding = findingOn(found, {
      is: 'missing',
      reason: { id: 'online-missing/noHandle', text: 'there is none' },
    })
    expect(finding && german.say(finding.message)).toBe(
      'Die DOI 10.5880/a ist nicht registriert (es gibt keinen solchen Handle); berichtigen Sie sie oder registrieren Sie sie zuerst.',
    )
    expect(finding && english(finding.message)).toContain('(there is none)')
  })
})
