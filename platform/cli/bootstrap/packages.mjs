import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linksOf } from './lockfile.mjs'
import { installWithPnpm } from './pnpm.mjs'
import { step } from './run.mjs'
import { EXIT, SetupFailure } from './setup-failure.mjs'

/** @typedef {'site' | 'work'} PackageLevel packages for running the site, or all of them */
/** @typedef {{ lock: string, level: PackageLevel }} Marker */

/** Decides what to install: nothing where a level that includes the wanted one is there, and never
 * less than was there, since pnpm removes what a smaller level does not name.
 * @param {{ wanted: PackageLevel, lock: string, marker: Marker | undefined, installedByHand: boolean,
 *   isLinked: (level: PackageLevel) => boolean }} state
 * @returns {PackageLevel | undefined} */
export function levelToInstall({ wanted, lock, marker, installedByHand, isLinked }) {
  const has = marker?.level ?? (installedByHand ? 'work' : 'site')
  const level = wanted === 'work' ? 'work' : has
  const done = marker?.lock === lock && (level === 'site' || marker.level === 'work') && isLinked(wanted)
  return done ? undefined : level
}

/** Installs the packages of the workspace exactly as the lockfile names them, unless they are there.
 * @param {string} root @param {PackageLevel} wanted */
export async function installPackages(root, wanted) {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const markerFile = join(root, 'node_modules', '.installed.json')
  const lock = createHash('sha256')
    .update(lockfile)
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const links = linksOf(lockfile)
  const level = levelToInstall({
    wanted,
    lock,
    marker: readMarker(markerFile),
    installedByHand: existsSync(join(root, 'node_modules', '.modules.yaml')),
    isLinked: (of) =>
      links.every(
        ({ folder, name, dev }) =>
          (dev && of === 'site') || existsSync(join(root, folder, 'node_modules', name)),
      ),
  })
  if (!level) return
  requireWritable(root)
  await step('Installing packages', async () => {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    // First without the lockfile's hash: an installation that is cut off is not taken for whole.
    writeFileSync(markerFile, JSON.stringify({ lock: '', level }))
    await installWithPnpm(root, level)
    writeFileSync(markerFile, JSON.stringify({ lock, level }))
  })
}

/** @param {string} file @returns {Marker | undefined} */
function readMarker(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string} root */
function requireWritable(root) {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new SetupFailure(
      EXIT.notWritable,
      `The folder ${root} is not writable: packages are installed into it.`,
    )
  }
}
