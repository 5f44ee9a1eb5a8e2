import { capitalised } from '../core/strings.ts'
/** Labels of specifiers by name, for names that are not self-explanatory. */
export type SpecifierLabels = Readonly<Record<string, string>>

/** The specifier labels of the service description (2.2) that differ from the name in more than case and separators. */
const describedLabels: SpecifierLabels = {
  product: 'Data product',
  model: 'Impact model',
  soc_scenario: 'Direct human forcing experiment',
  sens_scenario: 'Sensitivity scenario',
}

/**
 * Returns the label of a specifier.
 *
 * The label comes from the operator's table, else from the service description, else from the name: `climate_forcing`
 * becomes `Climate forcing`.
 */
export function specifierLabel(name: string, labels: SpecifierLabels = {}): string {
  for (const table of [labels, describedLabels]) if (Object.hasOwn(table, name)) return table[name] ?? name
  const words = name.replaceAll('_', ' ')
  return capitalised(words)
}

/** Groups the values of specifiers by label. Specifiers with the same label are merged. */
export function prettySpecifiers<T>(
  merged: Readonly<Record<string, readonly T[]>>,
  labels?: SpecifierLabels,
): Record<string, T[]> {
  const pretty = new Map<string, T[]>()
  for (const [name, values] of Object.entries(merged)) {
    const label = specifierLabel(name, labels)
    pretty.set(label, [...(pretty.get(label) ?? []), ...values])
  }
  return Object.fromEntries(pretty)
}
