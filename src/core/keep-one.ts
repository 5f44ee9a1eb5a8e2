/**
 * Keeps an object of a class for good, made from the arguments that are given. Engines throw away the code that they compiled for a
 * class whenever a full collection finds none of its objects, so what only lives while a text is read would be compiled for each.
 */
export function keepOne<A extends unknown[]>(kind: new (...given: A) => object, ...given: A): void {
  if (!kept.has(kind)) kept.set(kind, new kind(...given))
}

const kept = new Map<unknown, object>()
