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
import { whoRuns } from './running-server.ts'
import { shortHash } from './short-hash.ts'

/** Where root's databases lie that cannot lie in their own folders. */
const OUTSIDE = '/var/lib'

const PREFIX = 'amberly-'

/** Makes the folder outside that this one is to link to. */
export function makeOutside(folder: string): string {
  sweep()
  const outside = join(OUTSIDE, `${PREFIX}${shortHash(folder)}`)
  mkdirSync(outside, { recursive: true })
  writeFileSync(join(outside, LINKED_FROM), folder)
  return outside
}

/** In it stands where it is linked from. */
const LINKED_FROM = 'linked-from'

/** Who deletes a temporary folder, as every test does, means its database too. Any other is kept: its disk may be away. */
function sweep() {
  const temporary = join(realpathSync(tmpdir()), sep)
  for (const name of readdirSync(OUTSIDE)) {
    const outside = join(OUTSIDE, name)
    const note = join(outside, LINKED_FROM)
    if (!name.startsWith(PREFIX) || !existsSync(note)) continue
    const folder = readFileSync(note, 'utf8').trim()
    const isLeft = folder.startsWith(temporary) && !existsSync(dirname(folder))
    if (isLeft && !whoRuns(join(outside, 'cluster'))) rmSync(outside, { recursive: true, force: true })
  }
}
