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
  'isni-form': {
    summary: 'Ein Identifikator mit dem Schema ISNI ist eine ISNI: sechzehn Ziffern, deren letzte X sein kann.',
    why: 'Programme bilden aus Schema und Wert einen Link; mit etwas anderem als einer ISNI ist er defekt, und die Person oder Organisation ist nicht bezeichnet.',
    says: {
      '"{value}" is not an ISNI; write all sixteen digits, or omit the identifier.':
        '„{value}“ ist keine ISNI; schreiben Sie alle sechzehn Ziffern oder lassen Sie den Identifikator weg.',
      '"{value}" is not an ISNI but {kind:identifierKind}; give its scheme as {scheme}.':
        '„{value}“ ist keine ISNI, sondern {kind}; geben Sie als Schema {scheme} an.',
    },
  },
  'isni-check-digit': {
    summary: 'Eine ISNI endet mit der Prüfziffer, die sich aus ihren übrigen Ziffern ergibt.',
    why: 'Das letzte Zeichen einer ISNI wird aus den anderen berechnet, damit sich Tippfehler erkennen lassen. Eine ISNI mit falscher Prüfziffer bezeichnet niemanden, und ihr Link ist defekt.',
    says: {
      'The ISNI {value} has a wrong check digit; it should end in {digit} if the other digits are right.':
        'Die ISNI {value} hat eine falsche Prüfziffer; sie müsste auf {digit} enden, wenn die übrigen Ziffern stimmen.',
    },
  },
  'grid-retired': {
    summary: 'Eine Organisation wird durch ihre ROR-ID bezeichnet, nicht durch einen GRID-Identifikator.',
    why: 'GRID hat seit September 2021 keine Daten mehr veröffentlicht, und neue Organisationen erhalten keinen GRID-Identifikator. Öffentlicher Nachfolger ist ROR, auf das sich Suche und Statistik nach Organisationen heute stützen.',
    says: {
      'The identifier {value} is from GRID, which was discontinued in 2021; look up the organisation at https://ror.org and use its ROR ID.':
        'Der Identifikator {value} stammt von GRID, das 2021 eingestellt wurde; suchen Sie die Organisation bei https://ror.org und verwenden Sie ihre ROR-ID.',
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
  'funder-identifier-form': {
    summary:
      'Ein Identifikator vom Typ Crossref Funder ID ist eine: eine DOI mit dem Präfix 10.13039 oder allein ihre Nummer.',
    why: 'Was keine Crossref Funder ID ist, führt zu keiner Fördereinrichtung, und das Werk wird ihr nicht zugerechnet. Bis Juni 2026 hat DataCite einen solchen Identifikator aus XML verworfen; jetzt bleibt erhalten, was eingereicht wurde.',
    says: {
      '"{value}" is not a Crossref Funder ID; write the ID as https://doi.org/10.13039/ followed by the funder’s number, or omit the identifier.':
        '„{value}“ ist keine Crossref Funder ID; schreiben Sie die ID als https://doi.org/10.13039/ mit der Nummer der Fördereinrichtung dahinter oder lassen Sie den Identifikator weg.',
      'The Crossref Funder ID "{value}" is in a form that few programs recognise; write {url}.':
        'Die Crossref Funder ID „{value}“ hat eine Form, die kaum ein Programm erkennt; schreiben Sie {url}.',
      'Write the Crossref Funder ID as {url}.': 'Die Crossref Funder ID als {url} schreiben.',
    },
  },
  'funder-id-retiring': {
    summary: 'Eine Fördereinrichtung ist mit ihrer ROR-ID angegeben.',
    why: 'Crossref hat 2023 angekündigt, dass die Open Funder Registry in ROR aufgeht, das die Funder IDs fast aller Fördereinrichtungen kennt. Neue Fördereinrichtungen werden nur noch eine ROR-ID haben.',
    says: {
      'The Crossref Funder ID {value} will not be kept up, because the Open Funder Registry becomes part of ROR; give the funder’s ROR ID with the funderIdentifierType ROR.':
        'Die Crossref Funder ID {value} wird nicht weiter gepflegt, weil die Open Funder Registry in ROR aufgeht; geben Sie die ROR-ID der Fördereinrichtung mit dem funderIdentifierType ROR an.',
    },
  },
  'funder-type-other': {
    summary: 'Der Identifikator einer Fördereinrichtung hat den Typ, den er ist, nicht Other.',
    why: 'Programme folgen Identifikatoren vom Typ Other nicht, sodass die Fördereinrichtung über sie nicht gefunden wird.',
    says: {
      'The funderIdentifier {value} has the type Other but is of a known one; write {meant}.':
        'Der funderIdentifier {value} hat den Typ Other, ist aber von einem bekannten; schreiben Sie {meant}.',
      'Write the funderIdentifierType as {meant}.': 'Den funderIdentifierType als {meant} schreiben.',
    },
  },
  'award-number-address': {
    summary: 'Eine awardNumber ist ein Förderkennzeichen; dessen Adresse steht unter awardUri.',
    why: 'Fördereinrichtungen suchen nach dem Kennzeichen. Die Adresse hat einen eigenen Platz und wird als Link gezeigt.',
    says: {
      'The awardNumber {value} is an address; give it as awardUri, and the number here.':
        'Die awardNumber {value} ist eine Adresse; geben Sie sie als awardUri an und hier das Förderkennzeichen.',
      'Give the address as awardUri.': 'Die Adresse als awardUri angeben.',
    },
  },
  'award-without-funder-identifier': {
    summary: 'Eine Fördereinrichtung, zu der eine Förderung angegeben ist, hat einen Identifikator.',
    why: 'Förderkennzeichen sind nur innerhalb einer Einrichtung eindeutig. Berichte an Fördereinrichtungen entstehen aus deren Identifikator und dem Kennzeichen.',
    says: {
      'The funder "{funder}" of the award {award} has no identifier; add its ROR ID.':
        'Die Fördereinrichtung „{funder}“ der Förderung {award} hat keinen Identifikator; ergänzen Sie ihre ROR-ID.',
    },
  },
  'funding-missing': {
    summary: 'Ein Metadatensatz sagt, wer die Arbeit gefördert hat.',
    why: 'Die meisten Fördereinrichtungen verlangen es und finden so, was sie gefördert haben.',
    says: {
      'The record does not say who paid for the work; add the funder, with its ROR ID, and the award.':
        'Der Metadatensatz sagt nicht, wer die Arbeit gefördert hat; ergänzen Sie die Fördereinrichtung mit ihrer ROR-ID und die Förderung.',
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
  'award-number-words': {
    summary: 'Eine awardNumber ist das Kennzeichen einer einzigen Förderung, wie die Einrichtung es schreibt.',
    why: 'Fördereinrichtungen und Aggregatoren finden die Ergebnisse einer Förderung, indem sie Kennzeichen vergleichen; eines mit Wörtern davor gleicht keinem.',
    says: {
      'The awardNumber "{value}" has words before the number, so that funders do not find it; write {number}.':
        'Die awardNumber „{value}“ hat Wörter vor dem Kennzeichen, sodass Fördereinrichtungen es nicht finden; schreiben Sie {number}.',
      'Write the awardNumber as {number}.': 'Die awardNumber als {number} schreiben.',
      'The awardNumber "{value}" holds several numbers, so that funders find none; give each award a funding reference of its own.':
        'Die awardNumber „{value}“ enthält mehrere Kennzeichen, sodass Fördereinrichtungen keines finden; geben Sie jeder Förderung eine eigene fundingReference.',
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
