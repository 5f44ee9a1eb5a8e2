import type { RuleTexts } from '../catalogue.ts'

/** Rules about related resources and versions. */
export const relationTexts: Readonly<Record<string, RuleTexts>> = {
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
  'repeated-relation': {
    summary: 'Jede Beziehung ist nur einmal angegeben.',
    why: 'Eine doppelt angegebene Beziehung zählt doppelt: bei Zitaten, Verweisen und Teilen.',
    says: {
      'The relation to {value} is the same as entry {first} of the list; {advice:join}.':
        'Die Beziehung zu {value} ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
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
