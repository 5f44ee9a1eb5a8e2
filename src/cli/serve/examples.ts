import baikalIce from '../../../fixtures/datacite-rest/baikal-ice.json' with { type: 'json' }
import curseTablets from '../../../fixtures/datacite-rest/curse-tablets.json' with { type: 'json' }
import dendroAlign from '../../../fixtures/datacite-rest/dendro-align.json' with { type: 'json' }
import householdSurvey from '../../../fixtures/datacite-rest/household-survey.json' with { type: 'json' }
import mothOccurrences from '../../../fixtures/datacite-rest/moth-occurrences.json' with { type: 'json' }
import seaIceThickness from '../../../fixtures/datacite-rest/sea-ice-thickness.json' with { type: 'json' }
import cropWaterUseDataset from '../../../fixtures/dataset/crop-water-use.json' with { type: 'json' }
import maizeYieldObservedDataset from '../../../fixtures/dataset/maize-yield-observed.json' with { type: 'json' }
import maizeYieldObserved2Dataset from '../../../fixtures/dataset/maize-yield-observed-2.json' with { type: 'json' }
import riceYieldWarmingDataset from '../../../fixtures/dataset/rice-yield-warming.json' with { type: 'json' }
import soilTextureDataset from '../../../fixtures/dataset/soil-texture.json' with { type: 'json' }
import sowingDatesDataset from '../../../fixtures/dataset/sowing-dates.json' with { type: 'json' }
import wheatYieldWarmingDataset from '../../../fixtures/dataset/wheat-yield-warming.json' with { type: 'json' }
import maizeYieldObserved19812000File from '../../../fixtures/file/maize-yield-observed-1981-2000.json' with {
  type: 'json',
}
import maizeYieldObserved20012020File from '../../../fixtures/file/maize-yield-observed-2001-2020.json' with {
  type: 'json',
}
import soilTextureFile from '../../../fixtures/file/soil-texture.json' with { type: 'json' }
import cropYields10Resource from '../../../fixtures/resource/crop-yields-1-0.json' with { type: 'json' }
import cropYields11Resource from '../../../fixtures/resource/crop-yields-1-1.json' with { type: 'json' }
import cropYields12Resource from '../../../fixtures/resource/crop-yields-1-2.json' with { type: 'json' }
import soilGridsResource from '../../../fixtures/resource/soil-grids.json' with { type: 'json' }

/**
 * Example records, among them linked datasets, files and resources, and a version chain. They are served if neither an
 * input nor `--db` is given.
 */
export const examples: readonly unknown[] = [
  cropWaterUseDataset,
  maizeYieldObserved2Dataset,
  maizeYieldObservedDataset,
  riceYieldWarmingDataset,
  soilTextureDataset,
  sowingDatesDataset,
  wheatYieldWarmingDataset,
  maizeYieldObserved19812000File,
  maizeYieldObserved20012020File,
  soilTextureFile,
  cropYields10Resource,
  cropYields11Resource,
  cropYields12Resource,
  soilGridsResource,
  baikalIce,
  curseTablets,
  dendroAlign,
  householdSurvey,
  mothOccurrences,
  seaIceThickness,
]
