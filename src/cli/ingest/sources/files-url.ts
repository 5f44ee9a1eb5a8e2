import { isObject } from '../../../core/object.ts'

/** Finds the address below which a service has its raw files, by the paths of the files and their addresses. */
export function filesUrlOf(): { note(records: readonly unknown[]): void; url(): string | undefined } {
  const found = new Set<string>()
  const take = (file: unknown, path: string): void => {
    const address = isObject(file) && typeof file.file_url === 'string' ? file.file_url : ''
    const end = `/${path.split('/').map(encodeURIComponent).join('/')}`
    const isThere = [`/${path}`, end].find(one => address.endsWith(one))
    if (isThere !== undefined && /^https?:\/\//.test(address) && found.size < 2)
      found.add(address.slice(0, -isThere.length))
  }
  return {
    note(records) {
      for (const one of records) {
        if (!isObject(one) || typeof one.path !== 'string') continue
        take(one, one.path)
        const folder = one.path.replace(/[^/]*$/, '')
        if (Array.isArray(one.files))
          for (const file of one.files)
            if (isObject(file)) take(file, typeof file.path === 'string' ? file.path : `${folder}${file.name}`)
      }
    },
    /** Undefined if there are no files, or their addresses begin differently. */
    url: () => (found.size === 1 ? [...found][0] : undefined),
  }
}
