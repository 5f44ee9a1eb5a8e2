import type { Terms } from './terms.ts'

/** The terms of resourceTypeGeneral (10.a, 12.f, 20.a), each with the kernel that introduced it, in schema order. */
export const resourceTypeGeneral = {
  Audiovisual: '4.0',
  Award: '4.6',
  Book: '4.4',
  BookChapter: '4.4',
  Collection: '4.0',
  ComputationalNotebook: '4.4',
  ConferencePaper: '4.4',
  ConferenceProceeding: '4.4',
  DataPaper: '4.1',
  Dataset: '4.0',
  Dissertation: '4.4',
  Event: '4.0',
  Image: '4.0',
  Instrument: '4.5',
  InteractiveResource: '4.0',
  Journal: '4.4',
  JournalArticle: '4.4',
  Model: '4.0',
  OutputManagementPlan: '4.4',
  PeerReview: '4.4',
  PhysicalObject: '4.0',
  Poster: '4.7',
  Preprint: '4.4',
  Presentation: '4.7',
  Project: '4.6',
  Report: '4.4',
  Service: '4.0',
  Software: '4.0',
  Sound: '4.0',
  Standard: '4.4',
  StudyRegistration: '4.5',
  Text: '4.0',
  Workflow: '4.0',
  Other: '4.0',
} as const satisfies Terms

/** A term of `resourceTypeGeneral` in any kernel. */
export type ResourceTypeGeneral = keyof typeof resourceTypeGeneral
