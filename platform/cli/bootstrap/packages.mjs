import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockfileLinks } from './lockfile.mjs'
import { installWithPnpm } from './pnpm.mjs'
import { step } from './run.mjs'
import { EXIT, SetupFailure } from './setup-failure.mjs'

/** @typedef {'site' | 'work'} PackageLevel the packages that run the site, or all of them */
/** @typedef {{ lock: string, level: PackageLevel }} Marker */

/** Decides which level to install, if any. Never less than is there already, since pnpm removes packages that
 * the smaller level does not include.
 * @param {{ required: PackageLevel, lock: string, marker: Marker | undefined, installedByHand: boolean,
 *   isLinked: (level: PackageLevel) => boolean }} state
 * @returns {PackageLevel | undefined} */
export function levelToInstall({ required, lock, marker, installedByHand, isLinked }) {
  const has = marker?.level ?? (installedByHand ? 'work' : 'site')
  const level = required === 'work' ? 'work' : has
  const done = marker?.lock === lock && (level === 'site' || marker.level === 'work') && isLinked(required)
  return done ? undefined : level
}

/** Installs the packages of the workspace exactly as the lockfile lists them, unless they are there already.
 * @param {string} root @param {PackageLevel} required */
export async function installPackages(root, required) {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const markerFile = join(root, 'node_modules', '.installed.json')
  const lock = createHash('sha256')
    .update(lockfile)
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const links = lockfileLinks(lockfile)
  const level = levelToInstall({
    required,
    lock,
    marker: readMarker(markerFile),
    installedByHand: existsSync(join(root, 'node_modules', '.modules.yaml')),
    isLinked: (level) =>
      links.every(
        ({ folder, name, dev }) =>
          (dev && level === 'site') || existsSync(join(root, folder, 'node_modules', name)),
      ),
  })
  if (!level) return
  requireWritable(root)
  await step('Installing packages', async () => {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    // At first without the lockfile's hash, so that an interrupted installation does not count as complete.
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
