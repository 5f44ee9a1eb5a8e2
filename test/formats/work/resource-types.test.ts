import { describe, expect, it } from 'vitest'
import { endnoteTypes } from '../../../src/formats/work/types/endnote-types.ts'
import { resourceTypeNames } from '../../../src/formats/work/types/resource-type-names.ts'
import { vocabularies } from '../../../src/kernel/index.ts'

/** The expected types: a line for each general type, followed by its type in each of the `columns`. */
const expected = `
Audiovisual            motion_picture    misc           video          VIDEO   Audiovisual_Material    VideoObject                  VideoObject                  Resource     MovingImage
Award                  document          misc           misc           GRANT   Grant                   Grant                        Grant                        Resource     -
Book                   book              book           book           BOOK    Book                    Book                         Book                         Resource     Text
BookChapter            chapter           incollection   incollection   CHAP    Book_Section            Chapter                      Chapter                      Resource     Text
Collection             collection        misc           misc           GEN     Generic                 Collection                   RepositoryCollection         Dataset      Collection
ComputationalNotebook  software          misc           software       COMP    Computer_Program        SoftwareSourceCode           SoftwareSourceCode           Resource     Software
ConferencePaper        paper-conference  inproceedings  inproceedings  CPAPER  Conference_Paper        ScholarlyArticle             ScholarlyArticle             Resource     Text
ConferenceProceeding   book              proceedings    proceedings    CONF    Conference_Proceedings  Book                         Book                         Resource     Text
DataPaper              article-journal   article        article        JOUR    Journal_Article         ScholarlyArticle             ScholarlyArticle             Resource     Text
Dataset                dataset           misc           dataset        DATA    Dataset                 Dataset                      Dataset                      Dataset      Dataset
Dissertation           thesis            phdthesis      thesis         THES    Thesis                  Thesis                       Thesis                       Resource     Text
Event                  event             misc           misc           GEN     Generic                 Event                        Event                        Resource     Event
Image                  graphic           misc           image          FIGURE  Figure                  ImageObject                  ImageObject                  Resource     Image
Instrument             document          misc           misc           GEN     Generic                 IndividualProduct            IndividualProduct            Resource     PhysicalObject
InteractiveResource    webpage           misc           online         ELEC    Web_Page                CreativeWork                 CreativeWork                 Resource     InteractiveResource
Journal                periodical        misc           periodical     JFULL   Serial                  Periodical                   Periodical                   Resource     Text
JournalArticle         article-journal   article        article        JOUR    Journal_Article         ScholarlyArticle             ScholarlyArticle             Resource     Text
Model                  document          misc           misc           GEN     Generic                 CreativeWork                 CreativeWork                 Resource     -
OutputManagementPlan   report            techreport     report         RPRT    Report                  DigitalDocument              DigitalDocument              Resource     Text
PeerReview             review            misc           review         GEN     Generic                 Review                       Review                       Resource     Text
PhysicalObject         document          misc           misc           GEN     Generic                 IndividualProduct            IndividualProduct            Resource     PhysicalObject
Poster                 speech            misc           misc           GEN     Generic                 Poster                       Poster                       Resource     Text
Preprint               article           misc           online         UNPB    Unpublished_Work        ScholarlyArticle             ScholarlyArticle             Resource     Text
Presentation           speech            misc           misc           SLIDE   Audiovisual_Material    PresentationDigitalDocument  PresentationDigitalDocument  Resource     Text
Project                document          misc           misc           GEN     Generic                 ResearchProject              ResearchProject              Resource     -
Report                 report            techreport     report         RPRT    Report                  Report                       Report                       Resource     Text
Service                webpage           misc           online         ELEC    Web_Page                Service                      Service                      DataService  Service
Software               software          misc           software       COMP    Computer_Program        SoftwareSourceCode           SoftwareSourceCode           Resource     Software
Sound                  song              misc           audio          SOUND   Audiovisual_Material    AudioObject                  AudioObject                  Resource     Sound
Standard               standard          misc           standard       STAND   Standard                CreativeWork                 CreativeWork                 Resource     Text
StudyRegistration      document          misc           misc           GEN     Generic                 DigitalDocument              DigitalDocument              Resource     Text
Text                   document          misc           misc           GEN     Generic                 DigitalDocument              DigitalDocument              Resource     Text
Workflow               software          misc           software       COMP    Computer_Program        SoftwareSourceCode           ComputationalWorkflow        Resource     Software
Other                  document          misc           misc           GEN     Generic                 CreativeWork                 CreativeWork                 Resource     -`
  .trim()
  .split('\n')
  .map(line => line.split(/\s+/).map(cell => cell.replace(/_(?=[A-Z])/g, ' ')))

const columns = ['csl', 'bibtex', 'biblatex', 'ris', 'endnote', 'schemaOrg', 'roCrate', 'dcat', 'dcmi'] as const

const ofSchemaOrg =
  'Article AudioObject Book Chapter Collection CreativeWork DataCatalog Dataset DigitalDocument Event Grant ImageObject IndividualProduct Map Periodical Poster PresentationDigitalDocument Report ResearchProject Review ScholarlyArticle Service SoftwareApplication SoftwareSourceCode Thesis VideoObject WebPage'

/**
 * The vocabularies as listed in their own documents. For vocabularies that are not closed, only the terms for works.
 */
const known: Readonly<Partial<Record<(typeof columns)[number], string>>> = {
  // CSL 1.0.2, appendix III.
  csl: 'article article-journal article-magazine article-newspaper bill book broadcast chapter classic collection dataset document entry entry-dictionary entry-encyclopedia event figure graphic hearing interview legal_case legislation manuscript map motion_picture musical_score pamphlet paper-conference patent performance periodical personal_communication post post-weblog regulation report review review-book software song speech standard thesis treaty webpage',
  // btxdoc, section 3.1.
  bibtex:
    'article book booklet conference inbook incollection inproceedings manual mastersthesis misc phdthesis proceedings techreport unpublished',
  // The biblatex manual, sections 2.1.1 and 2.1.3.
  biblatex:
    'article book mvbook inbook bookinbook suppbook booklet collection mvcollection incollection suppcollection dataset manual misc online patent periodical suppperiodical proceedings mvproceedings inproceedings reference mvreference inreference report set software thesis unpublished artwork audio image movie music performance review standard video',
  // RIS: the types of 2001 and those of EndNote X and later.
  ris: 'ABST ADVS AGGR ANCIENT ART BILL BLOG BOOK CASE CHAP CHART CLSWK COMP CONF CPAPER CTLG DATA DBASE DICT EBOOK ECHAP EDBOOK EJOUR ELEC ENCYC EQUA FIGURE GEN GOVDOC GRANT HEAR ICOMM INPR JFULL JOUR LEGAL MANSCPT MAP MGZN MPCT MULTI MUSIC NEWS PAMP PAT PCOMM RPRT SER SLIDE SOUND STAND STAT THES UNBILL UNPB VIDEO WEB',
  dcmi: 'Collection Dataset Event Image InteractiveResource MovingImage PhysicalObject Service Software Sound StillImage Text',
  dcat: 'Dataset DataService Resource',
  schemaOrg: ofSchemaOrg,
  // In addition to schema.org, the contexts of RO-Crate 1.1 and 1.2 have these types of Bioschemas and PCDM.
  roCrate: `${ofSchemaOrg} ComputationalWorkflow FormalParameter RepositoryCollection RepositoryObject`,
}

describe('the table of resource types', () => {
  it.each(expected)('maps the general type %s to the types of nine vocabularies', (general, ...cells) => {
    const names: Record<string, string> = { ...resourceTypeNames(general) }
    expect(columns.map(column => names[column] ?? '-')).toEqual(cells)
  })

  it('the table of resource types lists exactly the general types of the kernel', () => {
    expect(expected.map(([general]) => general).sort()).toEqual(Object.keys(vocabularies.resourceTypeGeneral).sort())
  })

  it.each(Object.entries(known))(
    'the table of resource types has only known terms in the column %s',
    (column, terms) => {
      const listed = new Set(['-', ...terms.split(' ')])
      const at = [...columns].map(String).indexOf(column) + 1
      expect(expected.map(row => row[at] ?? '').filter(term => !listed.has(term))).toEqual([])
    },
  )

  it('each EndNote type has a distinct number', () => {
    expect(new Set(Object.values(endnoteTypes)).size).toBe(Object.keys(endnoteTypes).length)
    expect(endnoteTypes).toMatchObject({
      ...{ 'Journal Article': 17, Book: 6, 'Book Section': 5, Thesis: 32, Report: 27, 'Conference Proceedings': 10 },
      ...{
        Case: 7,
        Manuscript: 36,
        Statute: 31,
        'Conference Paper': 47,
        'Computer Program': 9,
        Dataset: 59,
        Generic: 13,
      },
      ...{
        'Web Page': 12,
        Figure: 37,
        'Audiovisual Material': 3,
        'Online Multimedia': 48,
        Patent: 25,
        Encyclopedia: 53,
      },
      ...{ Grant: 54, Serial: 57, Standard: 58, 'Unpublished Work': 34, 'Newspaper Article': 23, Map: 20, Blog: 56 },
    })
  })

  it('maps an unknown general type to the same types as Other', () => {
    for (const general of [undefined, 'dataset', '__proto__', 'toString'])
      expect(resourceTypeNames(general)).toEqual(resourceTypeNames('Other'))
  })
})
