import type { Texts } from '../catalogue.ts'

/** The metrics of FAIR metadata, and what would raise the score. */
export const fairTexts: Texts = {
  'Persistent identifier': 'Persistenter Identifikator',
  'Give the record its DOI.': 'Geben Sie dem Metadatensatz seine DOI.',
  'Descriptive core metadata': 'Beschreibende Kernmetadaten',
  'Name the creators.': 'Nennen Sie die Urheber:innen.',
  'Give the title.': 'Geben Sie den Titel an.',
  'Name the publisher.': 'Nennen Sie den Publisher.',
  'Give the year of publication.': 'Geben Sie das Erscheinungsjahr an.',
  'Give the type of the resource.': 'Geben Sie den Typ der Ressource an.',
  'Add a description of type Abstract.': 'Ergänzen Sie eine Beschreibung vom Typ Abstract.',
  'Add subjects.': 'Ergänzen Sie Schlagwörter.',
  'Access level and conditions': 'Zugang und seine Bedingungen',
  'Add a rights statement that says whether the resource is open.':
    'Ergänzen Sie eine Rechteangabe, die sagt, ob die Ressource offen zugänglich ist.',
  'Terms of controlled vocabularies': 'Begriffe aus kontrollierten Vokabularen',
  'Take subjects of a vocabulary, and give its subjectScheme and the valueUri.':
    'Nehmen Sie Schlagwörter aus einem Vokabular und geben Sie dessen subjectScheme und den valueUri an.',
  'Links to related resources and people': 'Verknüpfungen mit anderen Ressourcen und Personen',
  'Link the articles, data, software and versions that belong to it with relatedIdentifiers.':
    'Verknüpfen Sie die Artikel, Daten, Software und Versionen, die dazugehören, mit relatedIdentifiers.',
  'Add ORCID iDs of people, and ROR IDs of organisations.':
    'Ergänzen Sie ORCID iDs von Personen und ROR-IDs von Organisationen.',
  'Add the funder with its ROR ID.': 'Ergänzen Sie die Fördereinrichtung mit ihrer ROR-ID.',
  'What the files are': 'Was die Dateien sind',
  'Say with resourceType what kind of resource it is.': 'Sagen Sie mit resourceType, was für eine Ressource es ist.',
  'Add sizes.': 'Ergänzen Sie Größen.',
  'Add formats.': 'Ergänzen Sie Formate.',
  Licence: 'Lizenz',
  'Add the licence.': 'Ergänzen Sie die Lizenz.',
  'Give the licence by its SPDX identifier, or by its address at Creative Commons.':
    'Geben Sie die Lizenz durch ihren SPDX-Identifikator an oder durch ihre Adresse bei Creative Commons.',
  Provenance: 'Herkunft',
  'Add the date of type Created, Collected or Issued.':
    'Ergänzen Sie die Datumsangabe vom Typ Created, Collected oder Issued.',
  'Name those who contributed, with their roles.': 'Nennen Sie, wer beigetragen hat, mit der jeweiligen Rolle.',
  'Say which version it is, or what it was derived from.':
    'Sagen Sie, welche Version es ist oder woraus sie entstanden ist.',
  'File format that the community uses': 'Dateiformat, das im Fach üblich ist',
  'Write formats as media types, such as text/csv.': 'Schreiben Sie Formate als Medientypen, etwa text/csv.',
}
