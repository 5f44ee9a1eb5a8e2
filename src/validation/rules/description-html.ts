import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { descriptionHtml as texts } from '../compiled/rule-texts.ts'
import { descriptions, titles } from '../predicates/lists.ts'
import { isEscapedTwice, removedElements } from '../predicates/texts/html.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('description-html', texts)

export const descriptionHtml: Rule = {
  id: 'description-html',
  severity: 'info',
  behaviours: ['html-removed'],
  check: together(
    visiting(titles, ({ item: { title }, index }, context) =>
      look(title, 'title', () => ['titles', index, 'title'], context),
    ),
    visiting(descriptions, ({ item: { description }, index }, context) =>
      look(description, 'description', () => ['descriptions', index, 'description'], context),
    ),
  ),
}

const tags = (names: readonly string[]): string[] => names.slice(0, 5).map(name => `<${name}>`)

function look(text: unknown, what: 'title' | 'description', path: () => Path, { report }: RuleContext): void {
  if (typeof text !== 'string' || (!text.includes('<') && !text.includes('&'))) return
  const removed = removedElements(text)
  const active = removed.filter(name => name === 'script' || name === 'style' || name === 'iframe')
  if (active.length > 0) {
    report({
      path: path(),
      severity: 'error',
      message: say('active', { what, count: active.length, tags: tags(active) }),
    })
  } else if (removed.length > 0) {
    const others = removed.filter(name => name !== 'a')
    const loss = others.length === 0 ? 'link' : others.length < removed.length ? 'partsAndLink' : 'parts'
    report({
      path: path(),
      message: say(loss, { count: removed.length, tags: tags(removed), what }),
    })
  }
  if (isEscapedTwice(text)) {
    report({
      path: path(),
      severity: 'warning',
      behaviours: [],
      message: say('escapedTwice', { what }),
    })
  }
}
