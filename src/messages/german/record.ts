import type { RuleTexts } from '../catalogue.ts'

/** Rules about how a record is written down, its own identifier and its kernel. */
export const recordTexts: Readonly<Record<string, RuleTexts>> = {
  'duplicate-key': {
    summary: 'Kein Objekt hat zwei Schlüssel mit demselben Namen.',
    why: 'JSON- und YAML-Parser behalten einen der beiden Werte, meist den letzten, und verwerfen den anderen stillschweigend. Welchen eine Registrierungsstelle behält, ist nirgends dokumentiert.',
    says: {
      'This object has several members named "{key}", and only the last one counts; keep one.':
        'Dieses Objekt hat mehrere Schlüssel „{key}“, und nur der letzte zählt; behalten Sie einen davon.',
      'There are two members "{key}" in this object, and only the last one is converted.':
        'Dieses Objekt hat zwei Schlüssel „{key}“, und nur der letzte wird umgewandelt.',
    },
  },
  'number-precision': {
    summary: 'Eine Zahl hat nicht mehr Ziffern, als eine Gleitkommazahl doppelter Genauigkeit fasst.',
    why: 'JSON-Parser lesen Zahlen als 64-Bit-Gleitkommazahlen: Ganze Zahlen jenseits von 2^53 werden gerundet, Zahlen jenseits von 1.8e308 werden unendlich. Ein Identifikator oder eine Dateigröße, die so geschrieben ist, kommt verändert an.',
    says: {
      'This number has more digits than JSON parsers keep: it is read as {number}; write it as text.':
        'Diese Zahl hat mehr Ziffern, als JSON-Parser behalten: Sie wird als {number} gelesen; schreiben Sie sie als Text.',
      'This number is too large: JSON parsers read it as infinity or null; correct it, or write it as text.':
        'Diese Zahl ist zu groß: JSON-Parser lesen sie als unendlich oder null; berichtigen Sie sie oder schreiben Sie sie als Text.',
      'The number {number} has more digits than can be kept, so it is rounded.':
        'Die Zahl {number} hat mehr Ziffern, als sich behalten lassen, und wird deshalb gerundet.',
      'The number {number} is too large to be kept.': 'Die Zahl {number} ist zu groß, um behalten zu werden.',
    },
  },
  'affiliation-text': {
    summary: 'In einem Metadatensatz für die REST-API von DataCite ist jede Affiliation ein Objekt.',
    why: 'Die REST-API gibt Affiliationen als Text zurück, nimmt aber nur Objekte an: Text wird stillschweigend verworfen, und wer einen Metadatensatz mit dem aktualisiert, was GET geliefert hat, löscht alle Affiliationen.',
    says: {
      'The registry accepts affiliations only as objects and would drop "{text}"; write {"name": "{text}"}.':
        'DataCite nimmt Affiliationen nur als Objekte an und würde „{text}“ verwerfen; schreiben Sie {"name": "{text}"}.',
      'Write the affiliation as an object.': 'Die Affiliation als Objekt schreiben.',
    },
  },
  'affiliation-text-sent-back': {
    summary:
      'Eine Antwort auf GET, die Affiliationen als Text enthält, wird nicht unverändert mit PUT zurückgeschickt.',
    why: 'GET gibt Affiliationen als Text zurück, wenn keine Objekte verlangt werden (?affiliation=true), und PUT verwirft Text stillschweigend: Wer in der Antwort einen Titel ändert und sie zurückschickt, löscht die Affiliationen.',
    says: {
      'Sent back with PUT as GET returned it, this record would lose the affiliation "{text}"; convert it to datacite-rest-put first, which writes {"name": "{text}"}.':
        'Mit PUT so zurückgeschickt, wie GET ihn geliefert hat, verlöre dieser Metadatensatz die Affiliation „{text}“; wandeln Sie ihn zuerst in datacite-rest-put um, das {"name": "{text}"} schreibt.',
    },
  },
  'doi-syntax': {
    summary:
      'Der Identifikator des Metadatensatzes ist eine DOI: ein Präfix, das mit 10. beginnt, ein Schrägstrich und ein Suffix.',
    why: 'Ein Metadatensatz wird über seine DOI registriert, zitiert und gefunden. Ab Kernel 4.2 nimmt das Schema an dieser Stelle beliebigen Text an, DataCite registriert aber nichts ohne DOI.',
    says: {
      '{reason:notDoi} Without a DOI the record cannot be registered.':
        '{reason} Ohne DOI kann der Metadatensatz nicht registriert werden.',
    },
  },
  'doi-form': {
    summary: 'Die DOI des Metadatensatzes steht ohne Resolver-Adresse und ohne Kennzeichnung.',
    why: 'Der Kernel erwartet die Form 10.21384/foo. DataCite entfernt die Adresse aus XML und lehnt JSON ab, in dem sie steht; Programme, die die DOI verwenden, wie sie dasteht, setzen ihre eigene davor und erzeugen einen defekten Link.',
    says: {
      'The DOI "{doi}" should be written bare: {bare}.': 'Die DOI „{doi}“ sollte ohne Zusatz stehen: {bare}.',
      'Write the DOI as {bare}.': 'Die DOI als {bare} schreiben.',
    },
  },
  'doi-case': {
    summary: 'Die DOI ist so geschrieben, wie DataCite sie speichert: in Kleinbuchstaben.',
    why: 'Groß- und Kleinschreibung hat bei den ASCII-Buchstaben einer DOI keine Bedeutung. DataCite speichert und liefert die DOI in Kleinbuchstaben; ein Vergleich mit der eingereichten DOI, der die Schreibung beachtet, schlägt deshalb fehl.',
    says: {
      'The registry stores the DOI "{doi}" as {stored}; the two are the same DOI, so ignore case when comparing DOIs.':
        'DataCite speichert die DOI „{doi}“ als {stored}; beide sind dieselbe DOI, also vergleichen Sie DOIs ohne Rücksicht auf Groß- und Kleinschreibung.',
      'Write the DOI in lower case.': 'Die DOI in Kleinbuchstaben schreiben.',
    },
  },
  'doi-characters': {
    summary: 'Die DOI des Metadatensatzes enthält nur Zeichen, die DataCite in neuen DOIs annimmt.',
    why: 'Eine DOI darf fast jedes Zeichen enthalten, DataCite nimmt neue aber nur mit einem Präfix von vier oder fünf Ziffern und einem Suffix aus den Buchstaben A bis Z, Ziffern und - . _ ; ( ) / : * ~ $ = an. Bereits registrierte DOIs bleiben gültig.',
    says: {
      'The DOI {doi} has the prefix {prefix}, but the registry registers new DOIs only under prefixes of four or five digits.':
        'Die DOI {doi} hat das Präfix {prefix}, DataCite registriert neue DOIs aber nur unter Präfixen mit vier oder fünf Ziffern.',
      'The DOI {doi} contains "{character}", which the registry does not accept in a new DOI; choose a suffix of letters A to Z, digits, "-", "." and "_".':
        'Die DOI {doi} enthält „{character}“, was DataCite in einer neuen DOI nicht annimmt; wählen Sie ein Suffix aus den Buchstaben A bis Z, Ziffern, „-“, „.“ und „_“.',
    },
  },
  'identifier-not-doi': {
    summary: 'Der identifierType des eigenen Identifikators ist DOI.',
    why: 'DOI in Großbuchstaben ist der einzige Typ, den die Dokumentation des Kernels zulässt. Ab Kernel 4.2 nimmt das Schema beliebigen Text an; DataCite sieht nur den Wert an, setzt den Typ auf DOI und registriert nichts ohne DOI.',
    says: {
      'The record is identified by "{identifier}" of type "{type}", but the kernel allows only a DOI; give the DOI here and this identifier as an alternateIdentifier.':
        'Der Metadatensatz hat den Identifikator „{identifier}“ vom Typ „{type}“, der Kernel lässt aber nur eine DOI zu; geben Sie hier die DOI an und diesen Identifikator als alternateIdentifier.',
      'The identifierType "{type}" should be DOI, because {doi} is a DOI.':
        'Der identifierType „{type}“ sollte DOI sein, denn {doi} ist eine DOI.',
      'Write the identifierType as DOI.': 'Den identifierType als DOI schreiben.',
    },
  },
  'identifier-whitespace': {
    summary: 'Vor und hinter einem Identifikator steht kein Leerraum.',
    why: 'Identifikatoren werden Zeichen für Zeichen verglichen und zu Links gemacht. DataCite beschneidet manche und behält andere, wie sie sind.',
    says: {
      'The identifier "{value}" has white space around it; write {bare}.':
        'Um den Identifikator „{value}“ steht Leerraum; schreiben Sie {bare}.',
      'Remove the white space.': 'Den Leerraum entfernen.',
    },
  },
  'alternate-identifier-doi': {
    summary: 'Eine weitere DOI steht als relatedIdentifier, nicht als alternateIdentifier.',
    why: 'Ein alternativer Identifikator ist ein anderer Name für dasselbe Exemplar der Ressource; zwei DOIs für eine Ressource sind durch IsIdenticalTo verbunden. DataCite verwirft alternative Identifikatoren vom Typ DOI.',
    says: {
      'The alternate identifier {value} is the record’s own DOI, which the registry drops here; remove it.':
        'Der alternative Identifikator {value} ist die eigene DOI des Metadatensatzes, die DataCite hier verwirft; entfernen Sie ihn.',
      'Remove the alternate identifier.': 'Den alternativen Identifikator entfernen.',
      'The registry drops the alternate identifier {value} because it is a DOI; give it as a related identifier with the relation IsIdenticalTo.':
        'DataCite verwirft den alternativen Identifikator {value}, weil er eine DOI ist; geben Sie ihn als relatedIdentifier mit dem relationType IsIdenticalTo an.',
    },
  },
  'repeated-alternate-identifier': {
    summary: 'Jeder alternative Identifikator ist nur einmal angegeben.',
    why: 'Der zweite sagt nichts aus und steht oft dort, wo ein anderer Identifikator gemeint war.',
    says: {
      'The alternate identifier "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Der alternative Identifikator „{value}“ ist derselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'kernel-retired': {
    summary: 'Ein Metadatensatz folgt Kernel 4, dem einzigen, den DataCite noch annimmt.',
    why: 'Registrierte Metadatensätze der Kernel 2 und 3 bleiben lesbar, DataCite lehnt sie bei Registrierung und Aktualisierung aber ab. Geprüft wird der Metadatensatz als Kernel 4.0; geben Sie Kernel 4 an, sobald er besteht.',
    says: {
      '"{kernel}" is a kernel that the registry no longer accepts; upgrade the record to {namespace}.':
        '„{kernel}“ ist ein Kernel, den DataCite nicht mehr annimmt; heben Sie den Metadatensatz auf {namespace}.',
      'http://datacite.org/schema/kernel-4': 'http://datacite.org/schema/kernel-4',
      'The contributor {name} of type Funder is read as a funding reference; kernel 4 has no such contributor.':
        'Der Eintrag {name} vom Typ Funder unter contributors wird als fundingReference gelesen; Kernel 4 kennt diesen contributorType nicht.',
      'The dates of type StartDate and EndDate are read as {date} of type Collected; kernel 4 has ranges in their place.':
        'Die Datumsangaben vom Typ StartDate und EndDate werden als {date} vom Typ Collected gelesen; Kernel 4 hat an ihrer Stelle Zeiträume.',
      'The date of type {type} is read as {date} of type Collected; kernel 4 has ranges in their place.':
        'Die Datumsangabe vom Typ {type} wird als {date} vom Typ Collected gelesen; Kernel 4 hat an ihrer Stelle Zeiträume.',
      'The resourceTypeGeneral {was} is read as {now}, as kernel 3 renamed it.':
        'Der resourceTypeGeneral {was} wird als {now} gelesen, wie Kernel 3 ihn umbenannt hat.',
      'The {member} {was} is read as latitude {latitude} and longitude {longitude}; kernel 4 has an element for each.':
        'Die Angabe {member} {was} wird als Breite {latitude} und Länge {longitude} gelesen; Kernel 4 hat für jede ein eigenes Element.',
      'The {member} {was} is read as south {south}, west {west}, north {north} and east {east}; kernel 4 has an element for each.':
        'Die Angabe {member} {was} wird als Süd {south}, West {west}, Nord {north} und Ost {east} gelesen; Kernel 4 hat für jede ein eigenes Element.',
    },
  },
  'kernel-newer': {
    summary: 'Ein Metadatensatz folgt einem Kernel, den diese Version von citable kennt.',
    why: 'Ein Metadatensatz, der einen neueren Kernel angibt, als diese Version von citable kennt, wird nach dem neuesten bekannten geprüft; was der neuere hinzugefügt hat, wird deshalb gemeldet, obwohl es richtig sein kann.',
    says: {
      '"{kernel}" is not a known kernel; the record is checked as the newest known one. Correct the number, or use a newer version of citable.':
        '„{kernel}“ ist kein bekannter Kernel; der Metadatensatz wird nach dem neuesten bekannten geprüft. Berichtigen Sie die Nummer oder verwenden Sie eine neuere Version von citable.',
      '"{kernel}" is not a known kernel; it is read as kernel {number}.':
        '„{kernel}“ ist kein bekannter Kernel; gelesen wird als Kernel {number}.',
    },
  },
  'property-required': {
    summary: 'Ein Metadatensatz hat jede Eigenschaft, die die Konfiguration verlangt.',
    why: 'Ein Repositorium verlangt oft mehr als der Kernel: Schlagwörter, eine Lizenz, von allen Urheber:innen eine ORCID iD. Nennen Sie diese Eigenschaften in `required`, wie sie in DataCite-JSON heißen; ein Punkt führt in jeden Eintrag einer Liste. Ohne Konfiguration wird nichts verlangt.',
    says: {
      'The record has no {missing}, which the configuration requires.':
        'Im Metadatensatz fehlt {missing}, was die Konfiguration verlangt.',
      'The entry at {path} has no {missing}, which the configuration requires.':
        'Im Eintrag {path} fehlt {missing}, was die Konfiguration verlangt.',
    },
  },
}
