import type { RuleTexts } from '../catalogue.ts'

/** Rules about places. */
export const placeTexts: Readonly<Record<string, RuleTexts>> = {
  'polygon-not-closed': {
    summary: 'Der letzte Punkt eines Polygons ist derselbe wie der erste.',
    why: 'Die Dokumentation des Kernels verlangt es, das Schema prüft es aber nicht. Die meiste Kartensoftware lehnt einen offenen Ring ab.',
    says: {
      'The polygon is not closed: it begins at {first} and ends at {last}; repeat the first point at the end.':
        'Das Polygon ist nicht geschlossen: Es beginnt bei {first} und endet bei {last}; wiederholen Sie den ersten Punkt am Ende.',
      'Repeat the first point at the end.': 'Den ersten Punkt am Ende wiederholen.',
    },
  },
  'polygon-without-area': {
    summary: 'Die Punkte eines Polygons umschließen eine Fläche.',
    why: 'Punkte, die alle gleich sind oder auf einer Linie liegen, umschließen nichts, sodass keine Karte das Polygon zeichnen kann und keine Suche nach Regionen den Metadatensatz findet. Ein einzelner Ort ist ein geoLocationPoint.',
    says: {
      'The polygon encloses no area because all its points are the same; use a geoLocationPoint instead.':
        'Das Polygon umschließt keine Fläche, weil alle seine Punkte gleich sind; verwenden Sie stattdessen einen geoLocationPoint.',
      'The polygon encloses no area because all its points lie on one line; correct its points.':
        'Das Polygon umschließt keine Fläche, weil alle seine Punkte auf einer Linie liegen; berichtigen Sie die Punkte.',
    },
  },
  'null-island': {
    summary: 'Ein Punkt ist nicht 0, 0.',
    why: 'Im Meer südlich von Ghana liegen lauter Datensätze, deren Koordinaten leer waren.',
    says: {
      'The point 0, 0 lies in the Gulf of Guinea, and is what programs write where there are no coordinates; give the place, or omit the point.':
        'Der Punkt 0, 0 liegt im Golf von Guinea und steht da, wo Programme keine Koordinaten haben; geben Sie den Ort an oder lassen Sie den Punkt weg.',
      'Remove the point.': 'Den Punkt entfernen.',
    },
  },
  'place-as-coordinates': {
    summary: 'Ein geoLocationPlace ist der Name eines Ortes.',
    why: 'Koordinaten innerhalb eines Textes erscheinen auf keiner Karte und werden bei der Suche nach einer Region nicht gefunden.',
    says: {
      'The geoLocationPlace "{place}" is a pair of coordinates; give it as geoLocationPoint, and the name of the place here.':
        'Der geoLocationPlace „{place}“ ist ein Koordinatenpaar; geben Sie es als geoLocationPoint an und hier den Namen des Ortes.',
    },
  },
  'place-missing': {
    summary: 'Ein Datensatz sagt, um welchen Ort es geht.',
    why: 'Die Dokumentation des Kernels empfiehlt es. Portale finden Daten nach einer Region auf der Karte.',
    says: {
      'The dataset says nothing of where the data are about; add a geoLocation if they are about a place.':
        'Der Datensatz sagt nicht, um welchen Ort es geht; ergänzen Sie eine geoLocation, wenn es um einen Ort geht.',
    },
  },
  'point-outside-box': {
    summary: 'Der Punkt einer geoLocation liegt in ihrem Rechteck.',
    why: 'Eine geoLocation ist ein einziger Ort, auf mehrere Arten angegeben. Wo sich die Angaben widersprechen, ist eine vertippt.',
    says: {
      'The point {x}, {y} lies outside the box from {west}, {south} to {east}, {north} of the same geoLocation; correct whichever is wrong, or give the point a geoLocation of its own.':
        'Der Punkt {x}, {y} liegt außerhalb des Rechtecks von {west}, {south} bis {east}, {north} derselben geoLocation; berichtigen Sie, was falsch ist, oder geben Sie dem Punkt eine eigene geoLocation.',
    },
  },
}
