import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCaptured } from './run.mjs'
import { EXIT, explainInstall, SetupFailure, withoutNoise } from './setup-failure.mjs'

/** Installs exactly the versions in the lockfile.
 * @param {string} root @param {'site' | 'work'} level */
export function installWithPnpm(root, level) {
  // pnpm checks a lockfile against the registry's policies when it changes; doing that again here would request the
  // records of all packages, which takes longer than downloading them.
  return runPnpm(root, [
    'install',
    '--frozen-lockfile',
    '--trust-lockfile',
    ...(level === 'site' ? ['--prod'] : []),
  ])
}

/** Adds new dependencies in the workspace's package.json files to the lockfile; the next command installs them.
 * @param {string} root */
export function updateLockfile(root) {
  return runPnpm(root, ['install', '--lockfile-only', '--no-frozen-lockfile', '--prefer-offline'])
}

/** Runs the pnpm version that package.json names, or any if it names none, through npx if that version is not on the PATH.
 * @param {string} root @param {string[]} args */
async function runPnpm(root, args) {
  const { packageManager = 'pnpm' } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const env = pnpmEnvironment(process.env)
  const present = await runCaptured('pnpm', ['--version'], { cwd: root, env })
  const [command, ...first] =
    present.ok && ['pnpm', `pnpm@${present.output.trim()}`].includes(packageManager)
      ? ['pnpm']
      : ['npx', '--yes', '--prefer-offline', packageManager]
  const { ok, missing, output } = await runCaptured(command, [...first, ...args], { cwd: root, env })
  if (ok && !hasSkippedPackages(output)) return
  if (missing)
    throw new SetupFailure(EXIT.install, 'npx was not found. It comes with npm: install npm, then try again.')
  const { code, sentence } = explainInstall(output)
  throw new SetupFailure(code, sentence, withoutNoise(output))
}

/** Whether pnpm continued without an optional package that it could not download. Here these are the native
 * parts of the tools, without which nothing works and no error says why.
 * @param {string} output */
export function hasSkippedPackages(output) {
  return output.includes('could not be fetched. Excluding it from installation')
}

/** Makes pnpm keep its version, ask no questions, and give up within seconds when there is no network.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} */
export function pnpmEnvironment(env) {
  const registry = env['npm_config_registry']
  return {
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '5000',
    pnpm_config_fetch_retry_mintimeout: '1000',
    pnpm_config_fetch_retry_maxtimeout: '5000',
    pnpm_config_confirm_modules_purge: 'false',
    pnpm_config_pm_on_fail: 'ignore',
    // npm reads npm_config_registry; pnpm reads only its own variable.
    ...(registry ? { pnpm_config_registry: registry } : {}),
    ...env,
  }
}
