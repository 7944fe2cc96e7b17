import { existsSync, readFileSync } from 'node:fs'
import { runCaptured, step } from './run.mjs'
import { EXIT, SetupFailure, withoutNoise } from './setup-failure.mjs'

/** Names of Chromium, the headless shell first: it does half the work for the same page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** @param {string} name */
const aptInstall = (name) => `apt-get install -y --no-install-recommends ${name}`

/** Lists the ways to install a browser on this machine, the best one first.
 * @param {{ osRelease: string, isRoot: boolean }} machine
 * @returns {('debian' | 'playwright')[]} */
export function waysToInstall({ osRelease, isRoot }) {
  // Debian only: Ubuntu's package of the same name is an empty wrapper around a snap.
  return isRoot && /^ID="?debian"?$/m.test(osRelease) ? ['debian', 'playwright'] : ['playwright']
}

/** Finds Chromium, or installs it.
 * @param {string} node @param {string} root @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} its path */
export async function findBrowser(node, root, env) {
  const configured = env['CHROMIUM_PATH']
  if (configured) {
    if (existsSync(configured)) return configured
    throw new SetupFailure(EXIT.browser, `CHROMIUM_PATH is ${configured}, but there is no such file.`)
  }
  const found = (await findOnPath(env)) ?? (await findPlaywrights(node, root, env))
  return found ?? step('Installing a browser', () => install(node, root, env))
}

/** @param {NodeJS.ProcessEnv} env */
async function findOnPath(env) {
  for (const name of NAMES) {
    const { ok, output } = await runCaptured('sh', ['-c', `command -v ${name} && ${name} --version`], {
      env,
      timeout: 20_000,
    })
    const [path] = output.split('\n')
    if (ok && path) return path
  }
  return undefined
}

/** @param {string} node @param {string} root @param {NodeJS.ProcessEnv} env */
async function findPlaywrights(node, root, env) {
  const code = "process.stdout.write(require('playwright').chromium.executablePath())"
  const { ok, output } = await runCaptured(node, ['-e', code], { cwd: root, env })
  return ok && existsSync(output) ? output : undefined
}

/** @param {string} node @param {string} root @param {NodeJS.ProcessEnv} env @returns {Promise<string>} */
async function install(node, root, env) {
  const osRelease = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  let log = ''
  for (const way of waysToInstall({ osRelease, isRoot: process.getuid?.() === 0 })) {
    const { output } =
      way === 'debian'
        ? await runCaptured(
            'sh',
            [
              '-c',
              `apt-get update && (${aptInstall('chromium-headless-shell')} || ${aptInstall('chromium')})`,
            ],
            {
              env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
            },
          )
        : await runCaptured('playwright', ['install', '--no-shell', 'chromium'], { cwd: root, env })
    log += output
    const path = way === 'debian' ? await findOnPath(env) : await findPlaywrights(node, root, env)
    if (path) return path
  }
  throw new SetupFailure(
    EXIT.browser,
    'The tests need Chromium, which could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to it.',
    withoutNoise(log),
  )
}
