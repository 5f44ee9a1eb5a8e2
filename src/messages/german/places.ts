import type { RuleTexts } from '../catalogue.ts'

/** Rules about places. */
export const placeTexts: Readonly<Record<string, RuleTexts>> = {
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
}
