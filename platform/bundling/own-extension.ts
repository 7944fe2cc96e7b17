import { extname } from 'node:path'

/** The extension of this package's files: `.ts` in the workspace, `.js` in the built package. */
export const OWN_EXTENSION = extname(import.meta.filename)
