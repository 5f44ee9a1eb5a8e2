/** The namespace of kernel 4, whatever the point version. */
export const kernelNamespace = 'http://datacite.org/schema/kernel-4'
