import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from './run.mjs'
import { EXIT, SetupFailure } from './setup-failure.mjs'

const LEAST_FOR_SETUP = 20
const LEAST_FOR_SITE = 24

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version, 10)
}

/** Stops where even this set-up cannot run.
 * @param {string} version */
export function requireNode(version) {
  if (majorOf(version) >= LEAST_FOR_SETUP) return
  throw new SetupFailure(
    EXIT.oldNode,
    `Node ${version} is too old: Node ${LEAST_FOR_SETUP} or newer is needed (https://nodejs.org).`,
  )
}

/** Decides which Node runs the site: this one where it is new enough, else the one that the package
 * for this kind of machine brought along.
 * @param {{ version: string, execPath: string, platform: string, arch: string, root: string,
 *   exists: (path: string) => boolean }} machine */
export function chooseNode({ version, execPath, platform, arch, root, exists }) {
  if (majorOf(version) >= LEAST_FOR_SITE) return execPath
  const system = platform === 'win32' ? 'win' : platform
  const file = platform === 'win32' ? 'node.exe' : 'node'
  const brought = join(root, 'node_modules', `node-${system}-${arch}`, 'bin', file)
  if (exists(brought)) return brought
  throw noNode(version, platform, arch)
}

/** @param {string} root @returns {Promise<string>} path of a Node that runs here and is new enough */
export async function findNode(root) {
  const { platform, arch, execPath } = process
  const { node: version } = process.versions
  const chosen = chooseNode({ version, execPath, platform, arch, root, exists: existsSync })
  // The package is built for glibc: on Alpine it is there and does not start.
  if (chosen !== execPath && !(await capture(chosen, ['--version'])).ok) throw noNode(version, platform, arch)
  return chosen
}

/** @param {string} version @param {string} platform @param {string} arch */
function noNode(version, platform, arch) {
  return new SetupFailure(
    EXIT.noNode,
    `The site runs on Node ${LEAST_FOR_SITE}, this is Node ${version}, and no package brings ${LEAST_FOR_SITE} for ` +
      `${platform} ${arch}. Install it from https://nodejs.org or with a version manager ` +
      `("nvm install ${LEAST_FOR_SITE}", "fnm install ${LEAST_FOR_SITE}", "brew install node@${LEAST_FOR_SITE}").`,
  )
}
