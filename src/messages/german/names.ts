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
  'identifier-as-name': {
    summary: 'Ein Name ist ein Name, kein Identifikator und keine Adresse.',
    why: 'Ein Name steht in Zitaten und wird gelesen; wen https://ror.org/04aj4c181 bezeichnet, sieht ihm niemand an. Identifikatoren haben eigene Eigenschaften, in denen Programme sie suchen.',
    says: {
      '"{name}" is {kind:identifierKind}, but is given as the name of the {holder:holderOf}; give the name here.':
        '„{name}“ ist {kind}, steht aber als Name {holder}; geben Sie hier den Namen an.',
      '"{name}" is {kind:identifierKind}, but is given as the name of the {holder:holderOf}; give the name here and the identifier as {place}.':
        '„{name}“ ist {kind}, steht aber als Name {holder}; geben Sie hier den Namen an und den Identifikator als {place}.',
    },
  },
  'given-name-first': {
    summary: 'Der Name einer Person beginnt mit dem Familiennamen; dann folgen Komma und Vorname.',
    why: 'Der Kernel verlangt diese Reihenfolge. Programme, die Namen sortieren oder Initialen ausgeben, können sonst nicht wissen, welches Wort der Familienname ist.',
    says: {
      '"{name}" has the given name first; write "{written}".':
        'In „{name}“ steht der Vorname vorn; schreiben Sie „{written}“.',
      'Write the family name first.': 'Den Familiennamen zuerst schreiben.',
      '"{name}" is a person’s name without a comma, so that nobody can tell the family name; write it as family name, comma, given name.':
        '„{name}“ ist der Name einer Person ohne Komma, sodass der Familienname nicht zu erkennen ist; schreiben Sie Familienname, Komma, Vorname.',
    },
  },
  'contributor-type-person': {
    summary:
      'Eine gastgebende Einrichtung, eine Registrierungsstelle oder -behörde und eine Forschungsgruppe sind keine Personen.',
    why: 'Die gastgebende Einrichtung bewahrt die Ressource und gibt Zugang zu ihr; Seiten nennen sie als Anlaufstelle. Eine Person war dort meist als DataManager oder ContactPerson gemeint, oder in einer Liste wurde der falsche Eintrag gewählt.',
    says: {
      'The contributorType {type} is for an organisation, but "{name}" is given as a person; correct the nameType or the name, or give the person another contributorType.':
        'Der contributorType {type} gilt für Organisationen, „{name}“ ist aber als Person angegeben; berichtigen Sie den nameType oder den Namen, oder geben Sie der Person einen anderen contributorType.',
      'The contributorType {type} is for a group, but "{name}" is given as a person; correct the nameType or the name, or give the person another contributorType.':
        'Der contributorType {type} gilt für eine Gruppe, „{name}“ ist aber als Person angegeben; berichtigen Sie den nameType oder den Namen, oder geben Sie der Person einen anderen contributorType.',
    },
  },
  'email-in-name': {
    summary: 'Namen und Affiliationen enthalten keine E-Mail-Adressen.',
    why: 'Metadaten sind öffentlich und werden von vielen Diensten kopiert; eine Adresse darin lässt sich nie mehr zurückholen. In Zitaten wird sie zum Teil des Namens.',
    says: {
      'The name of the {holder:holderOf} holds the e-mail address {address}, which would be printed and collected by spammers; remove it.':
        'Der Name {holder} enthält die E-Mail-Adresse {address}, die gedruckt und für Spam gesammelt würde; entfernen Sie sie.',
      'Remove the e-mail address.': 'Die E-Mail-Adresse entfernen.',
    },
  },
  'et-al': {
    summary: 'Kein Name enthält „et al.“ oder „und andere“.',
    why: 'Zitierstile kürzen die Autorenliste selbst, jeder auf seine Weise, und wer hier weggelassen wird, erhält nie die verdiente Nennung. Der Code des Kernels für eine zu lange Liste ist :etal.',
    says: {
      '"{name}" stands for people who are not named; name them all, or end the list with :etal.':
        '„{name}“ steht für Personen, die nicht genannt sind; nennen Sie alle oder beenden Sie die Liste mit :etal.',
    },
  },
  'family-name-comma': {
    summary: 'Ein familyName ist allein der Familienname.',
    why: 'Zitate setzen den givenName hinter den familyName, sodass „Garcia, Sofia“ dort zu „Garcia, Sofia, S.“ wird.',
    says: {
      'The familyName "{family}" holds the whole name; write "{before}" here and "{after}" as givenName.':
        'Der familyName „{family}“ enthält den ganzen Namen; schreiben Sie hier „{before}“ und „{after}“ als givenName.',
      'Take the name apart at its comma.': 'Den Namen am Komma teilen.',
    },
  },
  'identifier-in-name': {
    summary: 'Namen enthalten keine Identifikatoren.',
    why: 'Eine ORCID iD in einem Namen wird in jedem Zitat gedruckt, und kein Programm findet die Person oder Einrichtung darüber.',
    says: {
      'The name of the {holder:holderOf} "{name}" holds the identifier {identifier}, which would be printed with it; give the identifier in its own place.':
        'Der Name {holder} „{name}“ enthält den Identifikator {identifier}, der mitgedruckt würde; geben Sie den Identifikator an seiner eigenen Stelle an.',
      'Write the name as {rest}.': 'Den Namen als {rest} schreiben.',
    },
  },
}
