import { parsePointer, toPointer } from '../../core/pointer.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import { parserWords } from '../../messages/parser-words.ts'
import type { Document, DuplicateKey, Located, ParsedText, TextFault } from '../document.ts'
import { composeDocuments, YamlFault } from './compose.ts'
import { YAMLException } from './js-yaml.ts'
import type { YamlMember, YamlNode } from './node.ts'

/** The maximum length of a text in UTF-16 units. Parsing needs a hundred times as much memory as the text. */
const longest = 8_388_608

const say = messagesOf('yaml-text', {
  tooLong:
    'The YAML is longer than {length, number} characters and can only be parsed as a whole; split it, or write it as JSON Lines.',
  notYaml: 'The text is not YAML: {reason}.',
})

const tooLong = (): Message => say('tooLong', { length: longest })

/**
 * Parses the documents of YAML 1.2 text. Returns a single fault if any part cannot be parsed.
 *
 * A fault is text that is malformed, too long or too deeply nested, an unknown alias, a key that is not text, too many
 * values through aliases, or a tag other than `!!str`, `!!map` and `!!seq`.
 *
 * Every scalar except null remains the written text, so that `version: 1.10` does not become 1.1.
 */
export function parseYaml(text: string): ParsedText {
  const faulty = (fault: TextFault): ParsedText => ({ syntax: 'yaml', parts: [{ fault }] })
  if (text.length > longest) return faulty({ message: tooLong(), offset: 0, end: 1 })
  try {
    return { syntax: 'yaml', parts: composeDocuments(text).map(root => ({ document: toDocument(root) })) }
  } catch (error) {
    if (error instanceof YamlFault) return faulty(error.fault)
    if (!(error instanceof YAMLException)) throw error
    const offset = error.mark?.position ?? 0
    return faulty({
      message: say('notYaml', { reason: parserWords('js-yaml', error.reason) }),
      offset,
      end: offset + 1,
    })
  }
}

const toDocument = (root: YamlNode): Document => ({
  value: root.value,
  yaml: root,
  locate: pointers => {
    const found = new Map<string, Located>()
    for (const pointer of pointers) {
      const located = locate(root, parsePointer(pointer))
      if (located !== undefined) found.set(pointer, located)
    }
    return found
  },
  duplicates: () => findDuplicates(root, [], []),
  imprecise: () => [],
})

function locate(root: YamlNode, steps: readonly string[]): Located | undefined {
  let place: YamlMember | undefined = { name: '', node: root }
  for (const step of steps) place = place?.node.byName?.get(step)
  if (place === undefined) return undefined
  const { key, node } = place
  return {
    ...(key !== undefined && { key: key.content }),
    value: { ...node.content, container: node.members !== undefined },
  }
}

/** Collects the members with duplicate names; `path` leads to the node. */
function findDuplicates(node: YamlNode, path: string[], found: DuplicateKey[]): DuplicateKey[] {
  const isRepeated = node.byName?.size !== node.members?.length
  const seen = new Set<string>()
  for (const { name, key, node: child } of node.members ?? []) {
    path.push(name)
    // An alias has the members of its target.
    if (child.members !== undefined && child.kind !== 'alias') findDuplicates(child, path, found)
    if (key !== undefined && isRepeated) {
      if (seen.has(name)) found.push({ pointer: toPointer(path), key: name, ...key.content })
      seen.add(name)
    }
    path.pop()
  }
  return found
}
