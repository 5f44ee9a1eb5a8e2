import { capitalised } from '../core/strings.ts'
/** Labels of specifiers that their names do not say, by name. */
export type SpecifierLabels = Readonly<Record<string, string>>

/** The labels that a service of the description has for specifiers (2.2), as far as they are not the name in other letters. */
const describedLabels: SpecifierLabels = {
  product: 'Data product',
  model: 'Impact model',
  soc_scenario: 'Direct human forcing experiment',
  sens_scenario: 'Sensitivity scenario',
}

/** The label of a specifier: by the table of the operator, the described ones, else its name: `climate_forcing` gives `Climate forcing`. */
export function specifierLabel(name: string, labels: SpecifierLabels = {}): string {
  for (const table of [labels, describedLabels]) if (Object.hasOwn(table, name)) return table[name] ?? name
  const words = name.replaceAll('_', ' ')
  return capitalised(words)
}

/** Specifiers by their labels. Two names with one label share its values. */
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
