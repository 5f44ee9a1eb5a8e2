import type { RuleTexts } from '../catalogue.ts'

/** Rules about how names are written. */
export const nameTexts: Readonly<Record<string, RuleTexts>> = {
  'unknown-value': {
    summary: 'Ein fehlender Wert steht als einer der Codes des Kernels da, und nur dort, wo ein Wert Pflicht ist.',
    why: 'Anhang 3 des Kernels legt Codes wie :unkn und :tba für Pflichtwerte fest, die nicht verfügbar sind; Programme erkennen sie und geben etwas Sinnvolles aus. Andere Schreibweisen und Wörter wie N/A erscheinen, als wären sie Namen. Wo kein Wert Pflicht ist, kann der ganze Eintrag entfallen.',
    says: {
      'The {holder:holderIs} is given as {code} ({meaning:unknown}), which the kernel allows; citations show no {what:noNameOrTitle} until it is replaced.':
        '{holder} ist als {code} ({meaning}) angegeben, was der Kernel zulässt; Zitate zeigen {what}, bis ein Wert eingesetzt ist.',
      'The {holder:holderIs} is given as {code} ({meaning:unknown}), but a {again:holderNotMandatory} is not mandatory; omit it.':
        '{holder} ist als {code} ({meaning}) angegeben, aber {again} ist keine Pflicht; lassen Sie den Eintrag weg.',
      'The code for an unknown value is written "{value}" and would be printed as a name; write {meant} or, better, the name.':
        'Der Code für einen unbekannten Wert ist „{value}“ geschrieben und erschiene als Name; schreiben Sie {meant} oder, besser, den Namen.',
      'Write the code as {meant}.': 'Den Code als {meant} schreiben.',
      '"{value}" would be printed as the name of the {holder:holderOf}; give the name, or :unkn if nobody knows it.':
        '„{value}“ erschiene als Name {holder}; geben Sie den Namen an, oder :unkn, wenn ihn niemand kennt.',
      '"{value}" would be printed as the name of the {holder:holderOf}; give the name, or :unav if it is not available.':
        '„{value}“ erschiene als Name {holder}; geben Sie den Namen an, oder :unav, wenn er nicht verfügbar ist.',
      '"{value}" would be printed as the name of the {holder:holderOf}; give the name, or omit the {again}.':
        '„{value}“ erschiene als Name {holder}; geben Sie den Namen an oder lassen Sie den Eintrag weg.',
    },
  },
}
