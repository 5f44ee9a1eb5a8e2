import { findingsOf, type Located, type Report } from '../report/report.ts'
import { type Reporter, type ReporterSettings, shownFindings, shownOfParts } from '../report/reporter.ts'
import { reportPhrase } from '../report/texts.ts'
import { placeInXml, recordName, suggestion } from '../report/wording.ts'
import { oneLine } from '../text/printable.ts'
import { relativeName } from '../text/relative-name.ts'

/** Writes a heading, the counts and a table of findings in GitHub's Markdown, for job summaries and comments. */
export const markdown: Reporter = {
  whole(report, settings) {
    const shown = report.files.map(file => shownFindings(findingsOf(file), settings))
    const rows = shown.flatMap(({ findings }) => findings.map(finding => row(finding, settings)))
    const kept = withinLimit(rows)
    const hidden = rows.length - kept.length + shown.reduce((sum, file) => sum + file.hidden, 0)
    const sections = [
      `## ${settings.wording.title}`,
      escapeText(settings.wording.verdict(report)),
      problemLines(report, settings).join('\n'),
      kept.length > 0 ? [...tableHead(settings), ...kept].join('\n') : '',
      hidden > 0 ? settings.wording.say(reportPhrase('more', { number: hidden })) : '',
    ]
    return `${sections.filter(section => section !== '').join('\n\n')}\n`
  },

  stream(settings, state) {
    state.room ??= roomForRows
    const shown = shownOfParts(settings, state)
    return {
      begin: () => `## ${settings.wording.title}\n`,
      *part(file) {
        for (const finding of shown(file)) {
          const line = row(finding, settings)
          state.room = Number(state.room) - Buffer.byteLength(line) - 1
          if (Number(state.room) < 0) {
            state.hidden = Number(state.hidden) + 1
            continue
          }
          if (!state.hasRows) yield `\n${tableHead(settings).join('\n')}\n`
          state.hasRows = true
          yield `${line}\n`
        }
      },
      end(report) {
        const hidden = Number(state.hidden)
        return [
          hidden > 0 ? `\n${settings.wording.say(reportPhrase('more', { number: hidden }))}\n` : '',
          report.problems.length > 0 ? '\n' : '',
          ...problemLines(report, settings).map(line => `${line}\n`),
          `\n${escapeText(settings.wording.verdict(report))}\n`,
        ].join('')
      },
    }
  },
}

const problemLines = ({ problems }: Report, { cwd }: ReporterSettings): string[] =>
  problems.map(({ file, message }) => `- ${code(relativeName(file, cwd))}: ${escapeText(message)}`)

const tableHead = ({ wording: { say } }: ReporterSettings): string[] => [
  `| |${columns.map(name => ` ${say(reportPhrase(name))} `).join('|')}|`,
  '|---|---|---|---|---|',
]

const columns = ['placeColumn', 'recordColumn', 'ruleColumn', 'problemColumn'] as const

function row({ file, record, diagnostic }: Located, { cwd, wording }: ReporterSettings): string {
  const { position, rule, url, severity, message } = diagnostic
  const effect = wording.effect(diagnostic)
  const name = relativeName(file.file, cwd)
  const place = position === undefined ? name : `${name}:${position.start.line}:${position.start.column}`
  const cells = [
    wording.say(reportPhrase(severity)),
    code(place),
    record === undefined ? '' : code(recordName(record, wording.say)),
    `[${escapeText(rule)}](${encodeURI(url)})`,
    escapeText(
      [message, placeInXml(diagnostic, wording.say), suggestion(diagnostic, wording.say), effect && `${effect}.`]
        .filter(Boolean)
        .join(' '),
    ),
  ]
  return `| ${cells.join(' | ')} |`
}

// GitHub limits job summaries to 1 MiB.
const roomForRows = 900_000

function withinLimit(rows: readonly string[]): string[] {
  let room = roomForRows
  return rows.filter(text => {
    room -= Buffer.byteLength(text) + 1
    return room >= 0
  })
}

const escapeText = (text: string): string =>
  oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]|~#@!$]/g, character => `&#${character.charCodeAt(0)};`)

// Uses the HTML element, because a backquote would end a backquoted span, and a pipe would end a table cell.
const code = (text: string): string => `<code>${escapeText(text)}</code>`
