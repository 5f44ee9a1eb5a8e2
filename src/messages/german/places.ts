import type { RuleTexts } from '../catalogue.ts'

/** Rules about places. */
export const placeTexts: Readonly<Record<string, RuleTexts>> = {
  'box-south-above-north': {
    summary: 'Die südliche Grenze eines Rechtecks liegt nicht nördlich der nördlichen.',
    why: 'Ein Rechteck, dessen Südgrenze nördlich der Nordgrenze liegt, umfasst nichts oder den falschen Ort: Karten können es nicht zeichnen, und Suchen nach Regionen verfehlen den Metadatensatz. (Die Westgrenze darf östlich der Ostgrenze liegen: Ein solches Rechteck überquert den 180. Längengrad.)',
    says: {
      'The southern bound {south} lies north of the northern bound {north}; swap them if they were mixed up.':
        'Die Südgrenze {south} liegt nördlich der Nordgrenze {north}; vertauschen Sie die beiden, wenn sie verwechselt wurden.',
      'Swap the southern and the northern bound.': 'Süd- und Nordgrenze vertauschen.',
    },
  },
  'box-without-area': {
    summary: 'Ein Rechteck hat eine Fläche.',
    why: 'Karten zeichnen dafür nichts, und Suchen nach Regionen verfehlen es. Was an einer Stelle liegt, ist ein Punkt; eine Linie entsteht durch eine vertippte Grenze.',
    says: {
      'All corners of the box are at {west}, {south}; give the place as a point.':
        'Alle Ecken des Rechtecks liegen bei {west}, {south}; geben Sie den Ort als Punkt an.',
      'The box from {west}, {south} to {east}, {north} is a line without area; correct the bound that is wrong.':
        'Das Rechteck von {west}, {south} bis {east}, {north} ist eine Linie ohne Fläche; berichtigen Sie die falsche Grenze.',
      'Give the place as a point.': 'Den Ort als Punkt angeben.',
    },
  },
  'several-polygons': {
    summary: 'Eine geoLocation enthält höchstens ein Polygon.',
    why: 'Der Kernel erlaubt mehrere Polygone in einer geoLocation, das JSON von DataCite hat aber nur für eines Platz: Sind es zwei oder mehr, verwirft DataCite alle. Mehrere geoLocations mit je einem Polygon bleiben erhalten.',
    says: {
      'The registry drops both polygons of this geoLocation because it reads at most one; give each polygon a geoLocation of its own.':
        'DataCite verwirft beide Polygone dieser geoLocation, weil es höchstens eines liest; geben Sie jedem Polygon eine eigene geoLocation.',
      'The registry drops all {number} polygons of this geoLocation because it reads at most one; give each polygon a geoLocation of its own.':
        'DataCite verwirft alle {number} Polygone dieser geoLocation, weil es höchstens eines liest; geben Sie jedem Polygon eine eigene geoLocation.',
      'Give each polygon a geoLocation of its own.': 'Jedem Polygon eine eigene geoLocation geben.',
    },
  },
  'repeated-place': {
    summary: 'Eine geoLocation enthält höchstens einen Ort, einen Punkt und ein Rechteck.',
    why: 'Die Dokumentation erlaubt je eines, ab Kernel 4.1 nimmt das Schema aber mehr an. DataCite hat nur für eines Platz: Es behält von mehreren Orten den ersten, und auch wiederholte Punkte und Rechtecke bleiben nicht erhalten.',
    says: {
      'The registry keeps only the first geoLocationPlace of a geoLocation and drops "{place}"; give it a geoLocation of its own.':
        'DataCite behält nur den ersten geoLocationPlace einer geoLocation und verwirft „{place}“; geben Sie ihm eine eigene geoLocation.',
      'The registry keeps at most one {member} for each geoLocation, and this one has {number}; give each a geoLocation of its own.':
        'DataCite behält je geoLocation höchstens einmal {member}, und hier sind es {number}; geben Sie jeder Angabe eine eigene geoLocation.',
      'Give each {member} a geoLocation of its own.': 'Für jedes {member} eine eigene geoLocation angeben.',
    },
  },
  'coordinates-swapped': {
    summary: 'Breite und Länge sind nicht vertauscht.',
    why: 'Formate haben verschiedene Reihenfolgen: In GeoJSON steht die Länge vorn, die meisten Menschen nennen die Breite zuerst. Der Ort liegt dann auf einem anderen Kontinent oder nirgends.',
    says: {
      'The pointLatitude {latitude} is no latitude, but would be a longitude: it and the pointLongitude {longitude} are exchanged; swap them.':
        'Die pointLatitude {latitude} ist keine Breite, wäre aber eine Länge: Sie und die pointLongitude {longitude} sind vertauscht; tauschen Sie sie.',
      'The latitudes {south} and {north} of the box would be longitudes: they and the longitudes {west} and {east} are exchanged; swap them.':
        'Die Breiten {south} und {north} des Rechtecks wären Längen: Sie und die Längen {west} und {east} sind vertauscht; tauschen Sie sie.',
      'Swap latitude and longitude.': 'Breite und Länge tauschen.',
    },
  },
}
