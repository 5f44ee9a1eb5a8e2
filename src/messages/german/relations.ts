import type { RuleTexts } from '../catalogue.ts'

/** Rules about related resources and versions. */
export const relationTexts: Readonly<Record<string, RuleTexts>> = {
  'related-identifier-missing': {
    summary: 'Eine Beziehung nennt den Identifikator der anderen Ressource.',
    why: 'Eine Beziehung ohne Identifikator sagt nichts aus, und Programme können beim Lesen scheitern. Das Schema nimmt sie an, weil auch leerer Text Text ist, und DataCite selbst hinterlässt solche Beziehungen, wenn es eine nicht lesbare DOI verworfen hat.',
    says: {
      'The relation has no relatedIdentifier; add the identifier of the related resource, or remove the relation.':
        'Der Beziehung fehlt der relatedIdentifier; ergänzen Sie den Identifikator der anderen Ressource oder entfernen Sie die Beziehung.',
      'The relation {type} has no relatedIdentifier; add the identifier of the related resource, or remove the relation.':
        'Der Beziehung {type} fehlt der relatedIdentifier; ergänzen Sie den Identifikator der anderen Ressource oder entfernen Sie die Beziehung.',
    },
  },
  'related-doi-syntax': {
    summary: 'Ein relatedIdentifier vom Typ DOI ist eine DOI, die Programme erkennen.',
    why: 'Bis Juni 2026 hat DataCite einen solchen Wert aus XML verworfen und den Typ der Beziehung behalten; jetzt bleibt erhalten, was eingereicht wurde. So oder so führt die Beziehung nirgendwohin: Kein Zitat wird gezählt und keine Version verknüpft.',
    says: {
      '{reason:notDoi} Write the DOI, or choose a fitting relatedIdentifierType.':
        '{reason} Schreiben Sie die DOI oder wählen Sie einen passenden relatedIdentifierType.',
      'The DOI "{value}" is in a form that few programs recognise; write {doi}.':
        'Die DOI „{value}“ hat eine Form, die kaum ein Programm erkennt; schreiben Sie {doi}.',
      'Write the DOI as {doi}.': 'Die DOI als {doi} schreiben.',
      'The DOI {doi} has a prefix that is not four or five digits, so that programs which follow the registry do not recognise it; give it as https://doi.org/{again} with the type URL.':
        'Das Präfix der DOI {doi} hat nicht vier oder fünf Ziffern, sodass Programme, die DataCite folgen, sie nicht erkennen; geben Sie https://doi.org/{again} mit dem Typ URL an.',
    },
  },
  'related-doi-form': {
    summary: 'Ein relatedIdentifier vom Typ DOI steht ohne Adresse und ohne Kennzeichnung.',
    why: 'Beim Typ DOI erwartet der Kernel die Form 10.21384/bar. DataCite hat Adressen und Kennzeichnungen aus XML bis Juni 2026 entfernt und behält sie seither, sodass dieselbe Beziehung verschieden geschrieben vorliegt und Programmen entgeht, die DOIs als Text vergleichen.',
    says: {
      '"{value}" is of type DOI and should be written bare: {doi}.':
        '„{value}“ hat den Typ DOI und sollte ohne Zusatz stehen: {doi}.',
      'Write the DOI as {doi}.': 'Die DOI als {doi} schreiben.',
    },
  },
  'related-identifier-syntax': {
    summary: 'Ein relatedIdentifier ist, was sein Typ besagt.',
    why: 'Am Typ erkennen Programme, wie aus dem Wert ein Link wird. Mit einem Wert anderer Art ist der Link defekt, und die Beziehung wird nicht gezählt.',
    says: {
      '"{value}" is not {kind:notKind}; {advice:kindAdvice}, or choose a fitting relatedIdentifierType.':
        '„{value}“ ist {kind}; {advice} oder wählen Sie einen passenden relatedIdentifierType.',
      '"{value}" is a DOI, not {kind:notKind}; set its relatedIdentifierType to DOI.':
        '„{value}“ ist eine DOI und {kind}; setzen Sie den relatedIdentifierType auf DOI.',
      'Set the relatedIdentifierType to DOI.': 'Den relatedIdentifierType auf DOI setzen.',
    },
  },
  'related-identifier-check-digit': {
    summary:
      'Eine verknüpfte ISBN, ISSN, ISTC, EAN-13 oder UPC endet mit der Prüfziffer, die sich aus ihren übrigen Ziffern ergibt.',
    why: 'Das letzte Zeichen dieser Nummern wird aus den anderen berechnet, damit sich Tippfehler erkennen lassen. Mit einer falschen Prüfziffer ist das Buch oder die Zeitschrift nicht zu finden.',
    says: {
      '{value} is not {kind:notKind} because its check digit is wrong; it should end in {digit} if the other digits are right.':
        '{value} ist {kind}, weil die Prüfziffer falsch ist; sie müsste {digit} sein, wenn die übrigen Ziffern stimmen.',
    },
  },
  'related-address-identifier': {
    summary:
      'Eine verknüpfte DOI, PMID, ein Handle, ARK oder anderer Identifikator ist als solcher angegeben, nicht als Adresse.',
    why: 'DataCite zählt Zitate, Verweise und Versionen nach Identifikatoren. Einer DOI, die als URL angegeben ist, wird nicht gefolgt, sodass die Verknüpfung auf beiden Seiten fehlt.',
    says: {
      'The address {address} is {kind:identifierKind}, but has the type {type}, so that the relation is not counted; write {identifier} with the relatedIdentifierType {meant}.':
        'Die Adresse {address} ist {kind}, hat aber den Typ {type}, sodass die Beziehung nicht zählt; schreiben Sie {identifier} mit dem relatedIdentifierType {meant}.',
      'The address {address} is {kind:identifierKind}, but has the type {type}, so that programs do not recognise it; write {identifier} with the relatedIdentifierType {meant}.':
        'Die Adresse {address} ist {kind}, hat aber den Typ {type}, sodass Programme sie nicht erkennen; schreiben Sie {identifier} mit dem relatedIdentifierType {meant}.',
      'The address {address} is that of a page and holds {kind:identifierKind}, but has the type {type}, so that the relation is not counted; write {identifier} with the relatedIdentifierType {meant}.':
        'Die Adresse {address} ist die einer Seite und enthält {kind}, hat aber den Typ {type}, sodass die Beziehung nicht zählt; schreiben Sie {identifier} mit dem relatedIdentifierType {meant}.',
      'The address {address} is that of a record with a DOI, but has the type {type}, so that the relation is not counted; write the DOI of the page, mostly {identifier}, with the relatedIdentifierType {meant}.':
        'Die Adresse {address} ist die eines Datensatzes mit DOI, hat aber den Typ {type}, sodass die Beziehung nicht zählt; schreiben Sie die DOI von dessen Seite, meist {identifier}, mit dem relatedIdentifierType {meant}.',
      'The Handle {address} is {kind:identifierKind}, but has the type {type}, so that the relation is not counted; write {identifier} with the relatedIdentifierType {meant}.':
        'Der Handle {address} ist {kind}, hat aber den Typ {type}, sodass die Beziehung nicht zählt; schreiben Sie {identifier} mit dem relatedIdentifierType {meant}.',
      'Write it as {meant}.': 'Als {meant} schreiben.',
    },
  },
  'relation-contradiction': {
    summary:
      'Eine Ressource hat zu derselben anderen nicht zwei entgegengesetzte Beziehungen wie IsPartOf und HasPart.',
    why: 'Beziehungen bilden Paare, von denen zwischen zwei Ressourcen höchstens eine gelten kann. Wo ein Metadatensatz beide behauptet, müssen Menschen und Programme raten, und Teile werden doppelt gezählt.',
    says: {
      'The record says both {type} and {inverse} about {value}; only one can be true.':
        'Der Metadatensatz sagt über {value} sowohl {type} als auch {inverse}; nur eines kann stimmen.',
    },
  },
  'relation-type-information': {
    summary: 'Eine Beziehung vom Typ Other ist in relationTypeInformation erklärt.',
    why: 'Other allein sagt nur, dass es irgendeine Beziehung gibt. Kernel 4.7 hat den Typ zusammen mit relationTypeInformation eingeführt, das sagt, welche es ist.',
    says: {
      'The relation Other is not explained; choose a more specific relationType, or describe the relation in relationTypeInformation.':
        'Die Beziehung Other ist nicht erklärt; wählen Sie einen genaueren relationType oder beschreiben Sie die Beziehung in relationTypeInformation.',
    },
  },
  'metadata-scheme-relation': {
    summary: 'relatedMetadataScheme, schemeURI und schemeType stehen nur bei HasMetadata und IsMetadataFor.',
    why: 'Diese drei Angaben beschreiben Metadaten, die eine Ressource an anderer Stelle hat. Die Dokumentation des Kernels definiert sie nur für HasMetadata und IsMetadataFor, und Programme übergehen sie bei anderen Beziehungen.',
    says: {
      'A relation’s {members:and} have a meaning only with HasMetadata and IsMetadataFor, not with {type}; remove them or correct the relation.':
        '{members} einer Beziehung haben nur bei HasMetadata und IsMetadataFor eine Bedeutung, nicht bei {type}; entfernen Sie diese Angaben oder berichtigen Sie die Beziehung.',
      'A relation’s {member} has a meaning only with HasMetadata and IsMetadataFor, not with {type}; remove it or correct the relation.':
        '{member} einer Beziehung hat nur bei HasMetadata und IsMetadataFor eine Bedeutung, nicht bei {type}; entfernen Sie die Angabe oder berichtigen Sie die Beziehung.',
    },
  },
  'private-address': {
    summary: 'Keine Adresse führt zu einem Rechner oder Netz, das nur von innen erreichbar ist.',
    why: 'Links auf localhost, auf Adressen innerhalb einer Einrichtung und auf Dateien einer Festplatte funktionieren dort, wo sie geschrieben wurden, und sonst nirgends. Außerdem verraten sie Fremden, wie das Netz aufgebaut ist.',
    says: {
      '"{value}" can only be reached from where it was written; give an address that is public.':
        '„{value}“ ist nur von dort erreichbar, wo es geschrieben wurde; geben Sie eine öffentliche Adresse an.',
    },
  },
  'relations-missing': {
    summary: 'Ein Metadatensatz ist mit dem verknüpft, was zu ihm gehört.',
    why: 'Die Dokumentation des Kernels empfiehlt Beziehungen. Über sie werden Zitate gezählt, und über sie gelangt man vom Artikel zu seinen Daten und von einer Version zur nächsten.',
    says: {
      'The record has no relations; link the articles, data, software and versions that belong to it.':
        'Der Metadatensatz hat keine Beziehungen; verknüpfen Sie die Artikel, Daten, Software und Versionen, die dazugehören.',
    },
  },
  'pages-reversed': {
    summary: 'Die erste Seite eines Artikels steht vor der letzten.',
    why: 'Beide stehen in Zitaten, und Linkresolver finden einen Artikel über seine erste Seite.',
    says: {
      'The firstPage {first} comes after the lastPage {last}; swap them if they were mixed up.':
        'Die firstPage {first} liegt hinter der lastPage {last}; vertauschen Sie die beiden, wenn sie verwechselt wurden.',
      'Swap the first and the last page.': 'Erste und letzte Seite vertauschen.',
    },
  },
}
