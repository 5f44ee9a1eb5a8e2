/** A name as `Content-Disposition` can hold it without quotes: anything that would end or change the header becomes `_`. */
export const fileName = (name: string): string => name.replace(/[^\w.@+-]/g, '_').slice(0, 200)
