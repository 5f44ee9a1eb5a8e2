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
  'self-relation': {
    summary: 'Ein Metadatensatz steht nicht mit sich selbst in Beziehung.',
    why: 'Eine Beziehung sagt, wie diese Ressource zu einer anderen steht. Zeigt sie auf den Metadatensatz selbst, macht sie ihn zu seiner eigenen Version, seinem Teil oder seiner Quelle: Programme, die Versionen folgen, laufen im Kreis, und es werden Zitate gezählt, die es nicht gibt.',
    says: {
      'The record is related to itself: the relation {type} points to its own DOI {doi}; remove the relation or correct its identifier.':
        'Der Metadatensatz steht mit sich selbst in Beziehung: {type} zeigt auf die eigene DOI {doi}; entfernen Sie die Beziehung oder berichtigen Sie ihren Identifikator.',
      'The record is related to itself: a relation points to its own DOI {doi}; remove the relation or correct its identifier.':
        'Der Metadatensatz steht mit sich selbst in Beziehung: Eine Beziehung zeigt auf die eigene DOI {doi}; entfernen Sie die Beziehung oder berichtigen Sie ihren Identifikator.',
    },
  },
  'version-relation-conflict': {
    summary: 'Was ein Metadatensatz über die Versionen vor und nach ihm sagt, widerspricht sich nicht.',
    why: 'IsNewVersionOf nennt die Version davor, IsPreviousVersionOf die danach; die beiden sind leicht zu verwechseln. Ein Metadatensatz, der dieselbe DOI als beides nennt oder dessen previous_version und new_version etwas anderes sagen als seine Beziehungen, führt Leser:innen zur falschen Version.',
    says: {
      '{doi} is given both as the version before this one (IsNewVersionOf) and as the version after it (IsPreviousVersionOf); only one can be true.':
        '{doi} ist sowohl als Version vor dieser (IsNewVersionOf) als auch als Version danach (IsPreviousVersionOf) angegeben; nur eines kann stimmen.',
      'The relation {other} makes {doi} the version {wrong:side} this one, but {member} makes it the version {right:side}; change the relation to {relation} if {again} is right.':
        'Die Beziehung {other} macht {doi} zur Version {wrong} dieser, {member} aber zur Version {right} ihr; ändern Sie die Beziehung in {relation}, wenn {again} stimmt.',
      'Write the relation as {relation}.': 'Die Beziehung als {relation} schreiben.',
      'The relations name {others} as the version {place:side} this one ({relation}), but {member} is {stated}; correct whichever is wrong.':
        'Die Beziehungen nennen {others} als Version {place} dieser ({relation}), {member} ist aber {stated}; berichtigen Sie, was falsch ist.',
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
  'repeated-relation': {
    summary: 'Jede Beziehung ist nur einmal angegeben.',
    why: 'Eine doppelt angegebene Beziehung zählt doppelt: bei Zitaten, Verweisen und Teilen.',
    says: {
      'The relation to {value} is the same as entry {first} of the list; {advice:join}.':
        'Die Beziehung zu {value} ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
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
  'test-doi-relation': {
    summary: 'Ein veröffentlichter Metadatensatz hat keine Beziehungen zu DOIs des Testpräfixes.',
    why: 'DOIs mit dem Präfix 10.5072 wurden nur für Tests vergeben und lassen sich nicht auflösen. In einem veröffentlichten Metadatensatz sind sie Links ins Leere.',
    says: {
      'The related DOI {value} has the prefix 10.5072, which is for tests and never leads anywhere; give the DOI of the published resource.':
        'Die verknüpfte DOI {value} hat das Präfix 10.5072, das für Tests da ist und nirgendwohin führt; geben Sie die DOI der veröffentlichten Ressource an.',
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
  'version-title-conflict': {
    summary: 'Die Version im Titel ist die Version des Metadatensatzes.',
    why: 'Beide stehen im Zitat. Wo ein Metadatensatz für die nächste Version kopiert wurde, wird leicht eine der beiden vergessen.',
    says: {
      'The title ends with the version {said}, but the version is "{version}"; correct whichever is wrong.':
        'Der Titel endet mit der Version {said}, die version ist aber „{version}“; berichtigen Sie, was falsch ist.',
    },
  },
  'version-vague': {
    summary: 'Eine Version ist eine Nummer, ein Name oder ein Datum, das wahr bleibt.',
    why: 'Sie steht in Zitaten, damit sich dieselbe Version noch nach Jahren finden lässt. Die neueste Version von heute ist nicht die des nächsten Jahres.',
    says: {
      'The version "{version}" does not tell one version from another; give a number or a date, or omit it.':
        'Die Version „{version}“ unterscheidet keine Version von einer anderen; geben Sie eine Nummer oder ein Datum an oder lassen Sie sie weg.',
      'Omit the version.': 'Die Version weglassen.',
    },
  },
  'version-missing': {
    summary: 'Software und Daten haben eine Version.',
    why: 'Ergebnisse lassen sich nur mit derselben Version wiederholen; das DataCite-Zitat für Software enthält sie.',
    says: {
      'The {type} has no version; add it, such as 1.0.': 'Für {type} fehlt die Version; ergänzen Sie sie, etwa 1.0.',
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
  'several-related-identifiers': {
    summary: 'Jede Beziehung nennt einen einzigen Identifikator.',
    why: 'Mehrere in einem Wert sind ein Link, der nirgendwohin führt: Kein Zitat wird gezählt und keine Version verknüpft.',
    says: {
      '"{value}" are {number} identifiers in one relation, so that none of them is linked; give each a relation of its own.':
        '„{value}“ sind {number} Identifikatoren in einer Beziehung, sodass keiner verlinkt wird; geben Sie jedem eine eigene Beziehung.',
      'Give each identifier a relation of its own.': 'Jedem Identifikator eine eigene Beziehung geben.',
    },
  },
}
