/** The favicon of pages without a logo: a quotation mark on a tile. A data URL saves a request. */
export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231b5e6f'/%3E%3Cpath d='M3.5 11V8q0-3 3-3.5v1.6q-1.3.3-1.4 1.6h1.4V11zm5.5 0V8q0-3 3-3.5v1.6q-1.3.3-1.4 1.6H12V11z' fill='%23fff'/%3E%3C/svg%3E"
