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
