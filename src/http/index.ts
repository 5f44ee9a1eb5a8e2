export { createHandler, type Handler } from './handler.ts'
export type * from './message.ts'
export type * from './options.ts'
export { createService, type Service } from './service.ts'
