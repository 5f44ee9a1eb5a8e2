type Child = Node | string

/** Creates an element with attributes and children. Text is never parsed as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** Creates a button that calls `action` when it is clicked. */
export function button(text: string, action: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', action)
  return made
}

/** Creates a labelled list of choices. Calls `changed` with the chosen value. */
export function choice(
  label: string,
  options: readonly { value: string; text: string }[],
  chosen: string,
  changed: (value: string) => void,
): HTMLLabelElement {
  const select = element('select', {}, ...options.map(({ value, text }) => element('option', { value }, text)))
  select.value = chosen
  select.addEventListener('change', () => changed(select.value))
  return element('label', {}, `${label} `, select)
}

const mostItems = 200

/** Creates a list of at most 200 items. A line after the list states the number of omitted items, if any. */
export function listOf<T>(
  name: 'ul' | 'ol',
  attributes: Readonly<Record<string, string>>,
  items: readonly T[],
  plural: string,
  itemOf: (item: T) => HTMLElement,
): HTMLElement {
  const list = element(name, attributes, ...items.slice(0, mostItems).map(itemOf))
  if (items.length <= mostItems) return list
  return element('div', {}, list, element('p', {}, `… and ${items.length - mostItems} more ${plural}.`))
}
