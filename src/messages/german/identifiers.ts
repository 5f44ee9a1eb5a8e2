import type { RuleTexts, Texts } from '../catalogue.ts'

/** Rules about identifiers and their schemes: ORCID, ROR, ISNI, GRID and those of funders. */
export const identifierTexts: Readonly<Record<string, RuleTexts>> = {
  'ror-form': {
    summary: 'Ein Identifikator mit dem Schema ROR ist eine ROR-ID, am besten als Adresse bei ror.org.',
    why: 'Beim Lesen von XML behält DataCite das Schema, verwirft aber einen Wert, der keine ROR-ID ist; der Metadatensatz ist dann nicht mehr mit der Organisation verknüpft. Der häufigste Fehler ist eine Resolver-Adresse vor einer vollständigen URL.',
    says: {
      'The ROR ID "{value}" contains the address of ROR twice and is a broken link; write {url}.':
        'Die ROR-ID „{value}“ enthält die Adresse von ROR zweimal und ist ein defekter Link; schreiben Sie {url}.',
      'Write the ROR ID as {url}.': 'Die ROR-ID als {url} schreiben.',
      '"{value}" is not a ROR ID; write the ID as https://ror.org/ followed by its nine characters, or omit identifier and scheme.':
        '„{value}“ ist keine ROR-ID; schreiben Sie die ID als https://ror.org/ mit ihren neun Zeichen dahinter oder lassen Sie Identifikator und Schema weg.',
      '"{value}" is not a ROR ID but {kind:identifierKind}; look up the organisation at https://ror.org and use its ROR ID.':
        '„{value}“ ist keine ROR-ID, sondern {kind}; suchen Sie die Organisation bei https://ror.org und verwenden Sie ihre ROR-ID.',
      '"{value}" is not a ROR ID but {kind:identifierKind}; give its scheme as {scheme}.':
        '„{value}“ ist keine ROR-ID, sondern {kind}; geben Sie als Schema {scheme} an.',
    },
  },
  'ror-check-digit': {
    summary: 'Eine ROR-ID endet mit den zwei Prüfziffern, die sich aus ihren übrigen Zeichen ergeben.',
    why: 'Die letzten beiden Ziffern einer ROR-ID werden aus dem Rest berechnet, damit sich Tippfehler erkennen lassen. Eine ID mit falschen Prüfziffern gehört keiner Organisation: Der Metadatensatz fehlt in Statistiken nach Organisation, und der Link ist defekt.',
    says: {
      'The ROR ID {value} has wrong check digits; it should end in {digits} if the other characters are right.':
        'Die ROR-ID {value} hat falsche Prüfziffern; sie müsste auf {digits} enden, wenn die übrigen Zeichen stimmen.',
    },
  },
  'scheme-missing': {
    summary: 'Zu einem Identifikator gehört der Name seines Schemas.',
    why: 'Ohne Schema weiß niemand, was ein Identifikator bedeutet. DataCite führt ein Werk nicht unter einer Organisation, deren affiliationIdentifier kein affiliationIdentifierScheme hat. Die Dokumentation des Kernels verlangt das Schema bei jedem Identifikator, das XSD prüft es aber nicht.',
    says: {
      'The identifier {value} has no {member}, so nobody knows what it means; add the name of its scheme.':
        'Dem Identifikator {value} fehlt {member}, sodass niemand weiß, was er bedeutet; ergänzen Sie den Namen des Schemas.',
      'The identifier {value} has no {member}, so nobody knows what it means; add the scheme {scheme}.':
        'Dem Identifikator {value} fehlt {member}, sodass niemand weiß, was er bedeutet; ergänzen Sie das Schema {scheme}.',
      'Add the scheme {scheme}.': 'Das Schema {scheme} ergänzen.',
    },
  },
  'scheme-spelling': {
    summary: 'Die Schemata ORCID, ROR, ISNI und GRID stehen in Großbuchstaben.',
    why: 'Der Kernel gibt die Namen der Schemata nicht vor, Programme vergleichen sie aber Buchstabe für Buchstabe: DataCite verknüpft eine Person nur, wenn das Schema genau ORCID lautet, und eine Organisation nur bei genau ROR.',
    says: {
      'The scheme "{scheme}" is not recognised in this spelling; write {meant}.':
        'Das Schema „{scheme}“ wird in dieser Schreibweise nicht erkannt; schreiben Sie {meant}.',
      'Write the scheme as {meant}.': 'Das Schema als {meant} schreiben.',
    },
  },
  'scheme-address-conflict': {
    summary: 'Das Schema eines Identifikators und sein schemeUri meinen dasselbe.',
    why: 'Programme richten sich nach dem einen oder dem anderen, sodass derselbe Identifikator hier eine ORCID iD und dort eine ROR-ID ist.',
    says: {
      'The scheme is {scheme}, but the schemeUri {address} is that of another one; write {url}, or correct the scheme.':
        'Das Schema ist {scheme}, der schemeUri {address} gehört aber zu einem anderen; schreiben Sie {url} oder berichtigen Sie das Schema.',
      'Write the schemeUri as {url}.': 'Den schemeUri als {url} schreiben.',
    },
  },
  'repeated-funding': {
    summary: 'Jede Förderung einer Einrichtung ist nur einmal angegeben.',
    why: 'Berichte an Fördereinrichtungen zählen die Werke einer Förderung; eine doppelte Angabe steht meist dort, wo eine andere Förderung gemeint war.',
    says: {
      'The funding reference "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Förderangabe „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
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
