import { describe, expect, it } from 'vitest'
import { citable } from './fake-terminal.ts'

const record = {
  doi: '10.5072/soil.1',
  creators: [{ name: 'Okafor, Ada' }],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'Example Repository' },
  publicationYear: '2020',
  types: { resourceTypeGeneral: 'Dataset' },
  dates: [{ date: '25.12.2020', dateType: 'Issued' }],
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}
const files = { 'a.json': JSON.stringify(record), 'broken.json': '{"doi": "10.5072/a"' }
const german = 'Das Datum „25.12.2020“ hat eine Form, die der Kernel nicht zulässt; schreiben Sie 2020-12-25.'

describe('--lang de', () => {
  it('check writes its report in German with --lang de', async () => {
    const { stdout, exitCode } = await citable(['check', 'a.json', 'broken.json', '--lang', 'de'], {
      files,
      columns: 300,
    })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('a.json  10.5072/soil.1 · datacite-json-4.5, Kernel 4.7 · gültig')
    expect(stdout).toContain('  Fehler  date-format  DataCite würde den Metadatensatz annehmen')
    expect(stdout.replace(/\n +/g, ' ')).toContain(german)
    expect(stdout).toContain('Korrektur: Das Datum als 2020-12-25 schreiben.')
    expect(stdout).toContain('Der Text endet mittendrin: Eine Klammer ist noch offen. Wurde er abgeschnitten?')
    expect(stdout).toContain(
      '✖ 1 Metadatensatz in 2 Dateien geprüft, 1 ungültig: 2 Fehler. 1 Befund lässt sich automatisch',
    )
  })

  it('--lang translates texts but not machine-readable names', async () => {
    const run = async (...more: string[]) =>
      JSON.parse((await citable(['check', 'a.json', '-f', 'json', ...more], { files })).stdout)
    const [english, other] = [await run(), await run('--lang', 'de')]
    const [finding] = other.results[0].diagnostics
    expect(finding).toMatchObject({ rule: 'date-format', severity: 'error', pointer: '/dates/0/date', message: german })
    const unsaid = (report: typeof other) => ({
      ...report,
      results: report.results.map((result: { diagnostics: { message: string; fix?: { description: string } }[] }) => ({
        ...result,
        diagnostics: result.diagnostics.map(({ message, fix, ...rest }) => ({
          ...rest,
          fix: { ...fix, description: '' },
        })),
      })),
    })
    expect(unsaid(other)).toEqual(unsaid(english))
  })

  it('check writes Markdown, annotations and SARIF in German, and the same Markdown lines with --jobs 1', async () => {
    const markdown = await citable(['check', 'a.json', '--lang', 'de', '-f', 'markdown'], { files })
    expect(markdown.stdout).toContain('| | Stelle | Metadatensatz | Regel | Befund |')
    expect(markdown.stdout).toContain('| Fehler | <code>a.json:1:')
    const github = await citable(['check', 'a.json', '--lang', 'de', '-f', 'github'], { files })
    expect(github.stdout).toContain(`title=date-format::${german}`)
    const sarif = JSON.parse((await citable(['check', 'a.json', '--lang', 'de', '-f', 'sarif'], { files })).stdout)
    expect(sarif.runs[0]).toMatchObject({
      language: 'de',
      tool: { driver: { rules: [{ shortDescription: { text: expect.stringMatching(/^Ein Datum/) } }] } },
    })
    const stream = await citable(['check', 'a.json', '--lang', 'de', '--jobs', '1', '-f', 'markdown'], { files })
    expect(stream.stdout.split('\n').toSorted()).toEqual(markdown.stdout.split('\n').toSorted())
  })

  it('check computes the same fingerprints in every language, so that baselines still match', async () => {
    const fingerprints = async (...more: string[]) =>
      JSON.parse((await citable(['check', 'a.json', '-f', 'gitlab', ...more], { files })).stdout).map(
        ({ fingerprint }: { fingerprint: string }) => fingerprint,
      )
    expect(await fingerprints('--lang', 'de')).toEqual(await fingerprints())
    const { stderr, stdout } = await citable(['check', 'a.json', '--lang', 'de', '--baseline', 'b.json'], {
      files: { ...files, 'b.json': await baseline() },
    })
    expect(stderr).toContain('citable: 1 Befund der Baseline nicht gezeigt.')
    expect(stdout).toContain('✔ 1 Metadatensatz in 1 Datei geprüft, keine Befunde.')
  })

  it('explain describes rules in German', async () => {
    const page = (await citable(['explain', 'date-format', '--lang', 'de'], { columns: 100 })).stdout
    expect(page).toContain('date-format  Fehler · DataCite würde den Wert verwerfen')
    expect(page).toContain('Ein Datum ist als W3CDTF')
    expect(page).toMatch(/^Warum\n {2}Das Schema des Kernels/m)
    expect(page.replace(/\n +/g, ' ')).toContain(`✖ /dates/0/date: ${german}`)
    expect(page).toContain("DataCite's source: reading XML")
    const list = (await citable(['explain', '--lang', 'de'], { columns: 200 })).stdout
    expect(list).toMatch(/^et-al +Hinweis|^et-al +Warnung|^et-al +Fehler/m)
    expect(list).not.toMatch(/\b(?:the|and|is not)\b/)
    expect((await citable(['explain', 'registry/empty-dropped', '--lang', 'de'])).stdout).toContain(
      'DataCite lässt weg',
    )
  })

  it('fix reports fixes, and predict reports registry effects, in German', async () => {
    const { stderr } = await citable(['fix', '--dry-run', 'a.json', '--lang', 'de'], { files })
    expect(stderr).toContain('citable: a.json: date-format korrigierbar: Das Datum als 2020-12-25 schreiben.')
    expect(stderr).toContain('citable: 1 Korrektur in 1 Datei möglich.')
    const { stdout } = await citable(['predict', 'a.json', '--via', 'xml', '--lang', 'de'], { files })
    expect(stdout).toContain('DataCite behält ein Datum nur, wenn es EDTF ist')
    expect(stdout).toContain('1 Metadatensatz: ')
  })

  it('the option --lang, or else the configuration, sets the language, and the environment has no effect', async () => {
    const configured = { ...files, 'citable.config.yaml': 'lang: de\n' }
    const run = async (args: string[], given: Record<string, string>, env = {}) =>
      (await citable(['check', 'a.json', '-f', 'compact', ...args], { files: given, env })).stdout
    expect(await run([], configured)).toContain(german)
    expect(await run(['--lang', 'en'], configured)).toContain('The date "25.12.2020" is not in a form')
    expect(await run([], files, { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' })).toContain('The date "25.12.2020"')
  })

  it('check refuses an unknown language and lists the known ones', async () => {
    const { exitCode, stderr } = await citable(['check', 'a.json', '--lang', 'fr'], { files })
    expect(exitCode).toBe(2)
    expect(stderr).toBe("citable: Unknown value 'fr' for --lang. Possible values: en, de.\n")
    const wrong = await citable(['check', 'a.json'], { files: { ...files, 'citable.config.yaml': 'lang: fr\n' } })
    expect(wrong.exitCode).toBe(2)
    expect(wrong.stderr).toMatch(/citable\.config\.yaml:1:7: 'lang' .* Possible values: en, de\./)
  })
})

async function baseline(): Promise<string> {
  let written = ''
  await citable(['check', 'a.json', '--update-baseline', '--baseline', 'b.json'], {
    files,
    fileSystem: real => ({
      openReplacement: async path => {
        const file = await real.openReplacement(path)
        return {
          ...file,
          write: text => {
            written += String(text)
            return file.write(text)
          },
        }
      },
    }),
  })
  return written
}
