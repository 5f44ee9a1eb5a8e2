import type { RuleTexts } from '../catalogue.ts'

/** Rules about rights and licences. */
export const rightsTexts: Readonly<Record<string, RuleTexts>> = {
  'licence-address-missing': {
    summary: 'Eine Lizenz ist mit ihrer Adresse oder ihrem SPDX-Identifikator angegeben.',
    why: 'Suchmaschinen und Aggregatoren unterscheiden offene von geschlossenen Ressourcen anhand der Adresse; ein bloßer Name wird auf dutzenderlei Weise geschrieben.',
    says: {
      'The licence "{rights}" has neither an address nor an identifier, so that no program can tell what it allows; add its rightsUri.':
        'Die Lizenz „{rights}“ hat weder Adresse noch Identifikator, sodass kein Programm erkennt, was sie erlaubt; ergänzen Sie ihren rightsUri.',
      'The licence "{rights}" has neither an address nor an identifier, so that no program can tell what it allows; add the rightsUri {url}.':
        'Die Lizenz „{rights}“ hat weder Adresse noch Identifikator, sodass kein Programm erkennt, was sie erlaubt; ergänzen Sie den rightsUri {url}.',
      'Add the address {url}.': 'Die Adresse {url} ergänzen.',
    },
  },
  'licence-address-unknown': {
    summary: 'Die Adresse einer Creative-Commons-Lizenz führt zu einer.',
    why: 'Programme vergleichen die Adresse mit einer Liste. Eine falsche wie /licences/ statt /licenses/ lässt eine offene Ressource als eine ohne Lizenz gelten.',
    says: {
      'There is no page "{uri}" at Creative Commons; write {url}.':
        'Eine Seite „{uri}“ gibt es bei Creative Commons nicht; schreiben Sie {url}.',
      'There is no page "{uri}" at Creative Commons; give the address of the licence, such as https://creativecommons.org/licenses/by/4.0/.':
        'Eine Seite „{uri}“ gibt es bei Creative Commons nicht; geben Sie die Adresse der Lizenz an, etwa https://creativecommons.org/licenses/by/4.0/.',
      'Correct the address.': 'Die Adresse berichtigen.',
    },
  },
  'licence-unknown': {
    summary: 'Ein Identifikator mit dem Schema SPDX steht in der SPDX-Liste.',
    why: 'Programme schlagen ihn dort nach. Was sie nicht finden, ist für sie keine Lizenz.',
    says: {
      'The SPDX list has no licence "{id}"; did you mean {meant}? Otherwise omit the scheme.':
        'Die SPDX-Liste kennt keine Lizenz „{id}“; ist {meant} gemeint? Lassen Sie sonst das Schema weg.',
      'The SPDX list has no licence "{id}"; write the identifier of the list, or omit the scheme.':
        'Die SPDX-Liste kennt keine Lizenz „{id}“; schreiben Sie den Identifikator der Liste oder lassen Sie das Schema weg.',
    },
  },
  'licence-deprecated': {
    summary: 'Ein SPDX-Identifikator ist keiner, den die Liste zurückgezogen hat.',
    why: 'GPL-3.0 sagte nicht, ob auch eine spätere Version gewählt werden darf, was rechtlich einen Unterschied macht; die Liste hat stattdessen GPL-3.0-only und GPL-3.0-or-later.',
    says: {
      'The SPDX list took the identifier "{id}" back, because it does not say whether later versions count; write {meant:or}.':
        'Die SPDX-Liste hat den Identifikator „{id}“ zurückgezogen, weil er nicht sagt, ob spätere Versionen gelten; schreiben Sie {meant}.',
      'The SPDX list took the identifier "{id}" back; write the one that took its place.':
        'Die SPDX-Liste hat den Identifikator „{id}“ zurückgezogen; schreiben Sie den, der an seine Stelle trat.',
    },
  },
  'licence-conflict': {
    summary: 'Name, Adresse und Identifikator einer Lizenz meinen dieselbe Lizenz.',
    why: 'Menschen richten sich nach dem Namen, Programme nach der Adresse, und jede Seite tut womöglich, was die andere verbietet.',
    says: {
      'The {first} "{a}" and the {other} "{b}" are different licences; correct whichever is wrong.':
        '{first} „{a}“ und {other} „{b}“ sind verschiedene Lizenzen; berichtigen Sie, was falsch ist.',
    },
  },
  'licence-identifier-missing': {
    summary: 'Eine Lizenz der SPDX-Liste hat ihren SPDX-Identifikator.',
    why: 'Ein Identifikator steht für die vielen Namen und Adressen einer Lizenz; Programme vergleichen ihn ohne Tabelle.',
    says: {
      'The licence "{rights}" has no identifier; add the rightsIdentifier {written} with the scheme SPDX.':
        'Die Lizenz „{rights}“ hat keinen Identifikator; ergänzen Sie den rightsIdentifier {written} mit dem Schema SPDX.',
      'Add the SPDX identifier.': 'Den SPDX-Identifikator ergänzen.',
    },
  },
}
