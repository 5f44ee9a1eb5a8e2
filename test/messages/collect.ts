import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { descriptionOf } from '../../src/kernel/descriptions.ts'
import { properties } from '../../src/kernel/properties.ts'
import { partOf, reasonsToday } from '../../src/registry/tables/reasons.ts'
import { reasonsOnce } from '../../src/registry/tables/reasons-once.ts'
import { rulePages } from '../../src/validation/compiled/rule-pages.ts'
import { root } from '../package/project.ts'

/**
 * Returns the English texts of all messages by id, from the message tables in the sources, the pages of rules, the
 * registry's reasons and the properties of the kernel.
 */
export function collectedTexts(): Record<string, string> {
  const texts: Record<string, string> = {}
  const add = (id: string, text: string): void => {
    if (id in texts) throw new Error(`Two messages have the id ${id}.`)
    texts[id] = text
  }
  for (const [rule, { summary, why, messages }] of Object.entries(rulePages)) {
    add(`${rule}/summary`, summary)
    add(`${rule}/why`, why)
    for (const [key, text] of Object.entries(messages)) add(`${rule}/${key}`, text)
  }
  for (const [behaviour, reasons] of Object.entries({ ...reasonsToday, ...reasonsOnce }))
    for (const key of ['reason', 'otherwise', 'advice'] as const) {
      const sentence = partOf(behaviour, reasons, key)
      if (sentence !== undefined) add(sentence.id, sentence.text)
    }
  for (const property of properties) {
    const description = descriptionOf(property)
    if (description !== undefined) texts[description.id] = description.text
  }
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue
    const text = readFileSync(join(root, 'src', path), 'utf8')
    if (!text.includes('messagesOf(')) continue
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'messagesOf') collectTable(node, add)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  }
  return Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Adds the texts in a call of `messagesOf` with a literal table. The texts of rules are on their pages instead. */
function collectTable({ arguments: [name, table] }: ts.CallExpression, add: (id: string, text: string) => void): void {
  if (name === undefined || table === undefined || !ts.isStringLiteralLike(name)) return
  if (!ts.isObjectLiteralExpression(table)) return
  for (const member of table.properties) {
    const isText = ts.isPropertyAssignment(member) && ts.isStringLiteralLike(member.initializer)
    if (!isText) throw new Error(`A text of ${name.text} is no literal: ${member.getText()}`)
    const key = ts.isStringLiteralLike(member.name) ? member.name.text : member.name.getText()
    add(`${name.text}/${key}`, (member.initializer as ts.StringLiteral).text)
  }
}
