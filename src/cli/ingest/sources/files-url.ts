import { isObject } from '../../../core/object.ts'

/** Creates a collector that derives the base address of a service's raw files from the paths and addresses of files. */
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
    /** Returns the base address, or undefined if there are no files or their addresses have different bases. */
    url: () => (found.size === 1 ? [...found][0] : undefined),
  }
}
