import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleFileName: Rule = {
  id: 'title-file-name',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 200 || !fileName.test(title.trim())) return
    report({
      path: ['titles', index, 'title'],
      message: `The title ${quote(title)} is the name of a file; give a title that says what the resource is.`,
    })
  }),
}

export const titleFileNameDocs = (): RuleDocs => ({
  summary: 'A title is not the name of a file.',
  why: 'Systems that take the title from the first file leave a name that says nothing to readers; it is printed in every citation.',
  examples: {
    passes: [
      {
        record: {
          titles: [{ title: 'Soil moisture 1990–2020' }, { title: 'astropy/astropy: v5.1' }, { title: 'Node.js' }],
        },
      },
    ],
    fails: [
      {
        record: { titles: [{ title: 'soil_moisture_final2.csv' }] },
        pointer: '/titles/0/title',
        message:
          'The title "soil_moisture_final2.csv" is the name of a file; give a title that says what the resource is.',
      },
      {
        record: { titles: [{ title: 'Supplementary table 3.xlsx' }] },
        pointer: '/titles/0/title',
        message:
          'The title "Supplementary table 3.xlsx" is the name of a file; give a title that says what the resource is.',
      },
    ],
  },
  references: [property('titles[]')],
})

const fileName =
  /^[^/\\]*\.(?:csv|tsv|txt|xlsx?|docx?|pptx?|odt|ods|pdf|zip|tar|t?gz|7z|rar|nc4?|hdf5?|h5|grib2?|jpe?g|png|tiff?|gif|svg|mp[34]|wav|avi|mov|xml|json|geojson|ya?ml|sav|dta|rds|rdata|mat|shp|kmz?|gpkg|fasta|fastq|vcf|bam|ipynb|html?|md|sql|parquet)$/i
