import type { Run, Runs } from '../../../../src/citation/csl/runs.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&#38;').replaceAll('<', '&#60;').replaceAll('>', '&#62;')

/** Renders runs as the HTML that the suite expects, with separate markup for each run. */
export function written(runs: Runs): string {
  let text = ''
  let block: Run['display']
  const end = () => (block === undefined ? '' : '</div>')
  for (const run of runs) {
    if (run.display !== block || run.startsBlock) {
      text += end()
      block = run.display
      if (block !== undefined) text += `<div class="csl-${block}">`
    }
    text += marks.reduce(
      (inner, [holds, tag, attributes]) => (holds(run) ? `<${tag}${attributes}>${inner}</${tag}>` : inner),
      escaped(run.text),
    )
  }
  return text + end()
}

const marks: readonly [(run: Run) => boolean, string, string][] = [
  [run => run.italic === true, 'i', ''],
  [run => run.bold === true, 'b', ''],
  [run => run.smallCaps === true, 'span', ' style="font-variant:small-caps;"'],
  [run => run.underline === true, 'span', ' style="text-decoration:underline;"'],
  [run => run.position === 'super', 'sup', ''],
  [run => run.position === 'sub', 'sub', ''],
]

/** Returns HTML with the settings of each character, so that the nesting order of marks does not matter. */
export function comparable(html: string): string {
  const open: string[] = []
  let text = ''
  let last = ''
  for (const [token] of html
    .replace(/\n\s*/g, '\n')
    .replace(/ +(?=<\/div>)/g, '')
    .replace(/(?<=<\/?div[^<>]*>)\s+(?=<)/g, '')
    .trim()
    .matchAll(/<[^<>]+>|[^<]+|</g)) {
    if (/^<\/(?:i|b|span|sup|sub)>$/.test(token)) open.pop()
    else if (/^<(?:i|b|span|sup|sub)\b/.test(token)) open.push(settings[token.replace(/\s/g, '')] ?? token)
    else if (/^<\/?div/.test(token)) {
      text += last === '' ? token : `}${token}`
      last = ''
    } else {
      const setting = settingOf(open)
      if (setting !== last) text += (last === '' ? '' : '}') + (setting === '' ? '' : `{${setting}:`)
      text += token
      last = setting
    }
  }
  return last === '' ? text : `${text}}`
}

const settings: Readonly<Record<string, string>> = {
  '<i>': 'i',
  '<b>': 'b',
  '<sup>': 'sup',
  '<sub>': 'sub',
  '<spanstyle="font-variant:small-caps;">': 'sc',
  '<spanstyle="text-decoration:underline;">': 'u',
  '<spanstyle="font-style:normal;">': '-i',
  '<spanstyle="font-weight:normal;">': '-b',
  '<spanstyle="font-variant:normal;">': '-sc',
  '<spanstyle="text-decoration:none;">': '-u',
  '<spanstyle="baseline">': '-sup',
}

function settingOf(open: readonly string[]): string {
  const held = new Set<string>()
  for (const one of open)
    if (one.startsWith('-')) held.delete(one.slice(1))
    else held.add(one)
  return [...held].sort().join('+')
}
