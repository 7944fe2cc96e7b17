import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCaptured } from './run.mjs'
import { EXIT, SetupFailure } from './setup-failure.mjs'

const MIN_FOR_SETUP = 20
const MIN_FOR_SITE = 24

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version, 10)
}

/** Throws if Node is too old even for this set-up.
 * @param {string} version */
export function requireNode(version) {
  if (majorOf(version) >= MIN_FOR_SETUP) return
  throw new SetupFailure(
    EXIT.oldNode,
    `Node ${version} is too old: Node ${MIN_FOR_SETUP} or newer is needed (https://nodejs.org).`,
  )
}

/** Chooses the Node that runs the site: this one if it is new enough, else the one from the package for this
 * platform.
 * @param {{ version: string, execPath: string, platform: string, arch: string, root: string,
 *   exists: (path: string) => boolean }} machine */
export function chooseNode({ version, execPath, platform, arch, root, exists }) {
  if (majorOf(version) >= MIN_FOR_SITE) return execPath
  const system = platform === 'win32' ? 'win' : platform
  const file = platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, 'node_modules', `node-${system}-${arch}`, 'bin', file)
  if (exists(packaged)) return packaged
  throw noNode(version, platform, arch)
}

/** @param {string} root @returns {Promise<string>} the path of a Node that is new enough and runs here */
export async function findNode(root) {
  const { platform, arch, execPath } = process
  const { node: version } = process.versions
  const chosen = chooseNode({ version, execPath, platform, arch, root, exists: existsSync })
  // The package is built for glibc, so on Alpine it exists but does not start.
  if (chosen !== execPath && !(await runCaptured(chosen, ['--version'])).ok)
    throw noNode(version, platform, arch)
  return chosen
}

/** @param {string} version @param {string} platform @param {string} arch */
function noNode(version, platform, arch) {
  return new SetupFailure(
    EXIT.noNode,
    `The site runs on Node ${MIN_FOR_SITE}, this is Node ${version}, and no package provides ${MIN_FOR_SITE} for ` +
      `${platform} ${arch}. Install it from https://nodejs.org or with a version manager ` +
      `("nvm install ${MIN_FOR_SITE}", "fnm install ${MIN_FOR_SITE}", "brew install node@${MIN_FOR_SITE}").`,
  )
}
