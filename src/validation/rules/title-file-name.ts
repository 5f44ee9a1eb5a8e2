import { messagesOf } from '../../messages/message.ts'
import { titleFileName as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-file-name', messages)

export const titleFileName: Rule = {
  id: 'title-file-name',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 200 || !fileName.test(title.trim())) return
    report({
      path: ['titles', index, 'title'],
      message: say('fileName', { title: shorten(title) }),
    })
  }),
}

const fileName =
  /^[^/\\]*\.(?:csv|tsv|txt|xlsx?|docx?|pptx?|odt|ods|pdf|zip|tar|t?gz|7z|rar|nc4?|hdf5?|h5|grib2?|jpe?g|png|tiff?|gif|svg|mp[34]|wav|avi|mov|xml|json|geojson|ya?ml|sav|dta|rds|rdata|mat|shp|kmz?|gpkg|fasta|fastq|vcf|bam|ipynb|html?|md|sql|parquet)$/i
