import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'drawings')
const EXTENSION = '.svg'

export interface Drawing {
  readonly id: string
  /** It holds a hash of the content, so browsers may keep it for ever. */
  readonly fileName: string
  readonly content: Buffer
}

/** The drawings of all gifts, whichever a brand offers. */
export const drawings: readonly Drawing[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(EXTENSION))
  .toSorted()
  .map((name) => {
    const content = readFileSync(join(FOLDER, name))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const id = name.slice(0, -EXTENSION.length)
    return { id, fileName: `${id}.${hash}${EXTENSION}`, content }
  })
