/** Whether a text tells by itself what it is, as JSON and XML do. */
export const isData = (text: string): boolean => /^\s*[{[<]/.test(text)
