import { existsSync, readFileSync } from 'node:fs'
import { capture, step } from './run.mjs'
import { EXIT, SetupFailure, withoutNoise } from './setup-failure.mjs'

/** The one without windows first: it does half the work for the same page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** @param {string} name */
const fromDebian = (name) => `apt-get install -y --no-install-recommends ${name}`

/** Says how a browser can be had on this machine, best way first.
 * @param {{ osRelease: string, isRoot: boolean }} machine
 * @returns {('debian' | 'playwright')[]} */
export function waysToInstall({ osRelease, isRoot }) {
  // Only Debian itself: the package of the same name on Ubuntu is an empty hull around a snap.
  return isRoot && /^ID="?debian"?$/m.test(osRelease) ? ['debian', 'playwright'] : ['playwright']
}

/** Finds a Chromium, or installs one where there is none.
 * @param {string} node @param {string} root @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} its path */
export async function findBrowser(node, root, env) {
  const given = env['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new SetupFailure(EXIT.browser, `CHROMIUM_PATH says ${given}, but there is no such file.`)
  }
  const found = (await onPath(env)) ?? (await ofPlaywright(node, root, env))
  return found ?? step('Installing a browser', () => install(node, root, env))
}

/** @param {NodeJS.ProcessEnv} env */
async function onPath(env) {
  for (const name of NAMES) {
    const { ok, output } = await capture('sh', ['-c', `command -v ${name} && ${name} --version`], {
      env,
      timeout: 20_000,
    })
    const [path] = output.split('\n')
    if (ok && path) return path
  }
  return undefined
}

/** @param {string} node @param {string} root @param {NodeJS.ProcessEnv} env */
async function ofPlaywright(node, root, env) {
  const ask = "process.stdout.write(require('playwright').chromium.executablePath())"
  const { ok, output } = await capture(node, ['-e', ask], { cwd: root, env })
  return ok && existsSync(output) ? output : undefined
}

/** @param {string} node @param {string} root @param {NodeJS.ProcessEnv} env @returns {Promise<string>} */
async function install(node, root, env) {
  const osRelease = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  let said = ''
  for (const way of waysToInstall({ osRelease, isRoot: process.getuid?.() === 0 })) {
    const { output } =
      way === 'debian'
        ? await capture(
            'sh',
            [
              '-c',
              `apt-get update && (${fromDebian('chromium-headless-shell')} || ${fromDebian('chromium')})`,
            ],
            {
              env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
            },
          )
        : await capture('playwright', ['install', '--no-shell', 'chromium'], { cwd: root, env })
    said += output
    const path = way === 'debian' ? await onPath(env) : await ofPlaywright(node, root, env)
    if (path) return path
  }
  throw new SetupFailure(
    EXIT.browser,
    'The tests need Chromium, and none could be installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    withoutNoise(said),
  )
}
