import type { RuleTexts } from '../catalogue.ts'

/** Rules about how names are written. */
export const nameTexts: Readonly<Record<string, RuleTexts>> = {
  'name-blank': {
    summary: 'Die Namen von Urheber:innen, Beitragenden, Publisher und Fördereinrichtungen sind nicht leer.',
    why: 'Diese Namen sind Pflicht und stehen in Zitaten. Das Schema nimmt überall Leerraum an und ab Kernel 4.2 unter creators auch einen leeren Namen; das Zitat beginnt dann mit nichts.',
    says: {
      'The name of this creator is blank; give the name, or :unkn if nobody knows it.':
        'Der Name dieses Eintrags unter creators ist leer; geben Sie den Namen an, oder :unkn, wenn ihn niemand kennt.',
      'The name of this contributor is blank; give the name, or omit the contributor.':
        'Der Name dieses Eintrags unter contributors ist leer; geben Sie den Namen an oder lassen Sie den Eintrag weg.',
      'The name of the publisher is blank; give the name, or :unav if it is not available.':
        'Der Name des Publishers ist leer; geben Sie den Namen an, oder :unav, wenn er nicht verfügbar ist.',
      'The name of this funder is blank; give the name, or omit the funder.':
        'Der Name dieser Fördereinrichtung ist leer; geben Sie den Namen an oder lassen Sie die Fördereinrichtung weg.',
    },
  },
  'name-type': {
    summary: 'Eine Organisation hat weder Vor- und Familiennamen noch eine ORCID iD; eine Person hat keine ROR-ID.',
    why: 'Der Typ eines Namens entscheidet, wie er zitiert wird: Der Name einer Person wird umgestellt und der Vorname auf Initialen gekürzt, der einer Organisation nicht. Widerspricht der Typ den übrigen Angaben, sind sich Programme uneins, was gilt, und DataCite baut den Namen einer Person aus Familien- und Vornamen neu zusammen.',
    says: {
      '"{name}" is marked as an organisation but has givenName and familyName; change the nameType to Personal, or remove the two.':
        '„{name}“ ist als Organisation gekennzeichnet, hat aber givenName und familyName; ändern Sie den nameType in Personal oder entfernen Sie die beiden.',
      '"{name}" is marked as an organisation but has an ORCID iD, which only people have; change the nameType to Personal, or remove the iD.':
        '„{name}“ ist als Organisation gekennzeichnet, hat aber eine ORCID iD, die nur Personen haben; ändern Sie den nameType in Personal oder entfernen Sie die iD.',
      '"{name}" is marked as a person but has a ROR ID, which only organisations have; change the nameType to Organizational, or move the ROR ID to the affiliation.':
        '„{name}“ ist als Person gekennzeichnet, hat aber eine ROR-ID, die nur Organisationen haben; ändern Sie den nameType in Organizational oder verschieben Sie die ROR-ID zur Affiliation.',
    },
  },
  'organisation-as-person': {
    summary: 'Was wie eine Organisation klingt, ist nicht als Person gekennzeichnet.',
    why: 'Software, die rät, hält das Komma in „Geophysical Institute, University of Bergen“ für das zwischen Familien- und Vorname. Die Organisation wird dann als „Geophysical Institute U“ zitiert, unter Personen einsortiert und unter ihrem Namen nicht gefunden.',
    says: {
      '"{name}" is marked as a person but reads like an organisation, and would be cited with initials; change the nameType to Organizational and omit givenName and familyName.':
        '„{name}“ ist als Person gekennzeichnet, klingt aber nach einer Organisation und würde mit Initialen zitiert; ändern Sie den nameType in Organizational und lassen Sie givenName und familyName weg.',
    },
  },
  'organisation-untyped': {
    summary: 'Eine Organisation ist durch ihren nameType als solche gekennzeichnet.',
    why: 'Ohne nameType müssen Programme nach dem Namen raten, und viele halten jeden Eintrag unter creators für eine Person: Aus „University of Oslo“ wird „Oslo, U. of“.',
    says: {
      '"{name}" has an identifier of organisations but has no nameType, so that citations may treat it as a person; add the nameType Organizational.':
        '„{name}“ hat einen Identifikator für Organisationen, aber keinen nameType und könnte in Zitaten als Person erscheinen; ergänzen Sie den nameType Organizational.',
      '"{name}" reads like an organisation but has no nameType, so that citations may treat it as a person; add the nameType Organizational.':
        '„{name}“ klingt nach einer Organisation, hat aber keinen nameType und könnte in Zitaten als Person erscheinen; ergänzen Sie den nameType Organizational.',
      'Add the nameType Organizational.': 'Den nameType Organizational ergänzen.',
    },
  },
  'name-parts': {
    summary: 'Der Name einer Person stimmt mit familyName und givenName überein, in der Reihenfolge des Kernels.',
    why: 'Der Kernel verlangt Familienname, Komma, Vorname. Wo beide Teile angegeben sind, entstehen Zitate aus ihnen (DataCite selbst hat Namen aus XML bis Juni 2026 aus ihnen neu zusammengesetzt); vertauschte Teile ändern also den Namen der Person in jedem Zitat.',
    says: {
      'The name "{name}" disagrees with its parts: familyName is "{family}" and givenName is "{given}"; swap the two if the name is right.':
        'Der Name „{name}“ widerspricht seinen Teilen: familyName ist „{family}“, givenName ist „{given}“; vertauschen Sie die beiden, wenn der Name stimmt.',
      'The name "{name}" has nothing in common with the familyName "{family}" and the givenName "{given}"; correct whichever is wrong.':
        'Der Name „{name}“ hat mit dem familyName „{family}“ und dem givenName „{given}“ nichts gemein; berichtigen Sie, was falsch ist.',
      'The name "{name}" does not hold the {member} "{part}"; correct whichever is wrong.':
        'Der Name „{name}“ enthält den {member} „{part}“ nicht; berichtigen Sie, was falsch ist.',
      'Swap familyName and givenName.': 'familyName und givenName vertauschen.',
    },
  },
  'person-without-parts': {
    summary: 'Eine Person hat neben dem Namen familyName und givenName.',
    why: 'Zitate brauchen beide getrennt. Programme teilen den Namen sonst am Komma, was bei Titeln, Namenszusätzen und einteiligen Namen schiefgeht.',
    says: {
      '"{name}" has neither familyName nor givenName; add both.':
        '„{name}“ hat weder familyName noch givenName; ergänzen Sie beide.',
      'Add familyName and givenName as the name has them.':
        'familyName und givenName so ergänzen, wie der Name sie hat.',
    },
  },
  'name-in-capitals': {
    summary: 'Der Name einer Person ist nicht in Großbuchstaben geschrieben.',
    why: 'Zitierstile geben Namen aus, wie sie dastehen; manche setzen sie selbst in Großbuchstaben oder Kapitälchen, rückgängig machen kann es keiner.',
    says: {
      'The name "{name}" is in capitals and would be cited so; write it in small letters with capitals where they belong.':
        'Der Name „{name}“ steht in Großbuchstaben und würde so zitiert; schreiben Sie ihn in normaler Groß- und Kleinschreibung.',
      'Write the name as {written}.': 'Den Namen als {written} schreiben.',
    },
  },
  'name-in-small-letters': {
    summary: 'Der Name einer Person ist nicht ganz in Kleinbuchstaben geschrieben.',
    why: 'Zitate geben Namen aus, wie sie dastehen. Wenige Menschen schreiben sich mit Absicht so; für sie lässt sich der Befund unterdrücken.',
    says: {
      'The name "{name}" has no capital, and would be cited so; write the capitals where they belong.':
        'Der Name „{name}“ hat keinen Großbuchstaben und würde so zitiert; schreiben Sie ihn in normaler Groß- und Kleinschreibung.',
      'Write the name as {written}.': 'Den Namen als {written} schreiben.',
    },
  },
  'placeholder-name': {
    summary: 'Namen sind Namen, nicht die Wörter eines Formulars oder Beispiels.',
    why: 'Was von einer Vorlage oder einem Test stehen blieb, wird zitiert, als wäre es eine Person, und ist später von einer nicht mehr zu unterscheiden.',
    says: {
      '"{name}" is what a form or an example has where the name of the {holder:holderOf} should be; give the name.':
        '„{name}“ steht in Formularen oder Beispielen an der Stelle des Namens {holder}; geben Sie den Namen an.',
      '"{name}" is what a form or an example has where the name of the {holder:holderOf} should be; give the name, or :unkn if nobody knows it.':
        '„{name}“ steht in Formularen oder Beispielen an der Stelle des Namens {holder}; geben Sie den Namen an, oder :unkn, wenn ihn niemand kennt.',
    },
  },
  'name-title': {
    summary: 'Namen von Personen enthalten keine akademischen Titel.',
    why: 'Ein Titel wird zum ersten Wort des Vornamens, sodass „Dr. Sofia Garcia“ als „Garcia, D. S.“ zitiert und als eine andere Person gefunden wird.',
    says: {
      'The name "{name}" has an academic title, which would be cited as part of it; write "{plain}".':
        'Der Name „{name}“ enthält einen akademischen Titel, der als Teil des Namens zitiert würde; schreiben Sie „{plain}“.',
      'Write the name as {written}.': 'Den Namen als {written} schreiben.',
    },
  },
  'name-marks': {
    summary: 'Namen von Personen enthalten weder Ziffern noch Fußnotenzeichen.',
    why: 'Ziffern, Sternchen und Kreuze führen auf einer Titelseite zu Affiliationen und Anmerkungen. In Metadaten führen sie nirgendwohin und werden als Teil des Namens zitiert.',
    says: {
      'The person’s name "{name}" holds "{mark}", as lists of authors have for footnotes; remove it.':
        'Der Personenname „{name}“ enthält „{mark}“, wie es in Autorenlisten für Fußnoten steht; entfernen Sie es.',
      'Write the name as {written}.': 'Den Namen als {written} schreiben.',
    },
  },
  'name-punctuation': {
    summary: 'Ein Name beginnt und endet nicht mit Komma, Semikolon oder Doppelpunkt.',
    why: 'Was beim Zerlegen einer Liste übrig blieb, wird zum Teil des Namens: „Garcia,“ wird mit leerem Vornamen zitiert.',
    says: {
      'The name of the {holder:holderOf} "{name}" begins or ends with a comma, semicolon or colon; write "{plain}".':
        'Der Name {holder}, „{name}“, beginnt oder endet mit Komma, Semikolon oder Doppelpunkt; schreiben Sie „{plain}“.',
      'Write the name as {written}.': 'Den Namen als {written} schreiben.',
    },
  },
}
