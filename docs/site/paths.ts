import { join } from 'node:path'

export const REPOSITORY = join(import.meta.dirname, '../..')
/** The folder of the texts, relative to the repository. */
export const TEXTS = 'docs/platform'
