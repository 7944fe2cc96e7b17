import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { findRunningServer } from './running-server.ts'
import { shortHash } from './short-hash.ts'

/** Parent of root's databases that cannot be in the data folder. */
const EXTERNAL = '/var/lib'

const PREFIX = 'amberly-'

/** Creates the folder that the given one shall link to. */
export function makeExternalFolder(folder: string): string {
  removeAbandoned()
  const outside = join(EXTERNAL, `${PREFIX}${shortHash(folder)}`)
  mkdirSync(outside, { recursive: true })
  writeFileSync(join(outside, LINKED_FROM), folder)
  return outside
}

/** File that holds the path of the link. */
const LINKED_FROM = 'linked-from'

/**
 * Removes databases whose data folder was temporary and has been deleted, as every test does. Others stay: their disk may
 * only be unmounted.
 */
function removeAbandoned() {
  const temporary = join(realpathSync(tmpdir()), sep)
  for (const name of readdirSync(EXTERNAL)) {
    const outside = join(EXTERNAL, name)
    const note = join(outside, LINKED_FROM)
    if (!name.startsWith(PREFIX) || !existsSync(note)) continue
    const folder = readFileSync(note, 'utf8').trim()
    const isLeft = folder.startsWith(temporary) && !existsSync(dirname(folder))
    if (isLeft && !findRunningServer(join(outside, 'cluster')))
      rmSync(outside, { recursive: true, force: true })
  }
}
