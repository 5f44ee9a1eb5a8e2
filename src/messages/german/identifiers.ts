import type { RuleTexts, Texts } from '../catalogue.ts'

/** Rules about identifiers and their schemes: ORCID, ROR, ISNI, GRID and those of funders. */
export const identifierTexts: Readonly<Record<string, RuleTexts>> = {
  'orcid-form': {
    summary:
      'Ein Identifikator mit dem Schema ORCID ist eine ORCID iD, mit Bindestrichen oder als Adresse bei orcid.org.',
    why: 'Beim Lesen von XML behält DataCite das Schema, verwirft aber jeden Wert, den es nicht als ORCID iD erkennt; die Person ist dann nicht mehr verknüpft. Andere Programme machen aus solchen Werten defekte Links.',
    says: {
      'The ORCID iD "{value}" is in a form that the registry does not recognise and drops from XML; write {url}.':
        'Die ORCID iD „{value}“ hat eine Form, die DataCite nicht erkennt und aus XML verwirft; schreiben Sie {url}.',
      'Write the ORCID iD as {url}.': 'Die ORCID iD als {url} schreiben.',
      '"{value}" is not an ORCID iD, and the registry drops it from XML; write the iD in the form https://orcid.org/0000-0000-0000-0000, or omit the name identifier.':
        '„{value}“ ist keine ORCID iD, und DataCite verwirft den Wert aus XML; schreiben Sie die iD in der Form https://orcid.org/0000-0000-0000-0000 oder lassen Sie den Identifikator weg.',
      '"{value}" is not an ORCID iD but {kind:identifierKind}, and the registry drops it from XML; give its scheme as {scheme}.':
        '„{value}“ ist keine ORCID iD, sondern {kind}, und DataCite verwirft den Wert aus XML; geben Sie als Schema {scheme} an.',
    },
  },
  'orcid-check-digit': {
    summary: 'Eine ORCID iD endet mit der Prüfziffer, die sich aus ihren übrigen Ziffern ergibt.',
    why: 'Das letzte Zeichen einer ORCID iD wird aus den anderen berechnet, damit sich Tippfehler erkennen lassen. Eine iD mit falscher Prüfziffer gehört niemandem: Der Metadatensatz erscheint nicht im ORCID-Profil der Person, und der Link ist defekt. Weder das Schema des Kernels noch DataCite prüft das.',
    says: {
      'The ORCID iD {value} has a wrong check digit; it should end in {digit} if the other digits are right.':
        'Die ORCID iD {value} hat eine falsche Prüfziffer; sie müsste auf {digit} enden, wenn die übrigen Ziffern stimmen.',
    },
  },
  'orcid-sandbox': {
    summary: 'ORCID iDs stammen nicht aus dem Testsystem von ORCID.',
    why: 'Bei sandbox.orcid.org kann sich jeder als jeder anmelden. DataCite und ORCID halten diese iDs für echte mit denselben Ziffern, die jemand anderem gehören können.',
    says: {
      'The iD {value} is of ORCID’s test system, which names nobody; give the person’s iD at https://orcid.org.':
        'Die iD {value} stammt aus dem Testsystem von ORCID und bezeichnet niemanden; geben Sie die iD der Person bei https://orcid.org an.',
    },
  },
}

/** Why a text is no DOI, as a sentence. */
export const notDoiReasons: Texts = {
  'The DOI is empty.': 'Die DOI ist leer.',
  'A DOI is text, not {what}.': 'Eine DOI ist Text, nicht {what}.',
  '"{text}" holds no DOI.': '„{text}“ enthält keine DOI.',
  '"{text}" is not a DOI; a DOI begins with "10.", four digits or more, and "/".':
    '„{text}“ ist keine DOI; eine DOI beginnt mit „10.“, mindestens vier Ziffern und „/“.',
  '"{text}" has the resolver twice; it should be {url}.': 'In „{text}“ steht der Resolver zweimal; richtig wäre {url}.',
  '"{text}" is an ORCID iD, not a DOI.': '„{text}“ ist eine ORCID iD, keine DOI.',
  '"{text}" is an arXiv identifier; its DOI is 10.48550/arXiv.{number}.':
    '„{text}“ ist eine arXiv-Kennung; die DOI dazu ist 10.48550/arXiv.{number}.',
  '"{text}" is a Handle, not a DOI.': '„{text}“ ist ein Handle, keine DOI.',
  '"{text}" is a DOI written as a Handle; it should be {doi}.':
    '„{text}“ ist eine als Handle geschriebene DOI; richtig wäre {doi}.',
  '"{text}" is a URL of "{host}", not of doi.org.': '„{text}“ ist eine URL von „{host}“, nicht von doi.org.',
  '"{text}" has white space within, which a DOI cannot hold.':
    '„{text}“ hat Leerraum im Innern, den eine DOI nicht enthalten kann.',
  '"{text}" holds the invisible character {code}.': '„{text}“ enthält das unsichtbare Zeichen {code}.',
  '"{text}" is written with look-alike characters; it should be {doi}.':
    '„{text}“ ist mit ähnlich aussehenden Zeichen geschrieben; richtig wäre {doi}.',
  '"{text}" is a shortDOI; https://doi.org/{name} leads to the DOI that it stands for.':
    '„{text}“ ist eine shortDOI; https://doi.org/{name} führt zu der DOI, für die sie steht.',
  '"{text}" is a prefix without a suffix; a DOI goes on with "/" and a suffix.':
    '„{text}“ ist ein Präfix ohne Suffix; eine DOI geht mit „/“ und einem Suffix weiter.',
  '"{text}" has the registrant code "{code}"; it should be four to nine digits.':
    '„{text}“ hat den Registrantencode „{code}“; er sollte vier bis neun Ziffern haben.',
  '"{text}" is a Handle of prefix {prefix}; the prefix of a DOI begins with "10.".':
    '„{text}“ ist ein Handle mit dem Präfix {prefix}; das Präfix einer DOI beginnt mit „10.“.',
}
