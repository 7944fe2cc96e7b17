import { describe, expect, it } from 'vitest'
import { asFailure, EXIT, explainInstall, SetupFailure, withoutNoise } from './setup-failure.mjs'

// What the tools really printed, with the network cut, a full disk and so on; hosts and paths shortened.
const printed = {
  'npx without a network': `npm error code EAI_AGAIN
npm error syscall getaddrinfo
npm error network This is a problem related to network connectivity.`,
  'pnpm without a network': `[WARN] GET https://r/split2.tgz error (Failed to fetch) — 2
Will retry in 5s. 0 retries left.
Error: ERR_PNPM_TARBALL_FETCH_TARBALL

  × installing dependencies
  ├─▶ error sending request
  ╰─▶ failed to lookup address information: Temporary failure in name
      resolution`,
  'pnpm on a full disk, after a download was tried again': `[WARN] GET https://r/split2.tgz error (error sending request) — 2
Error:   × installing dependencies
  ╰─▶ Failed to write cafs: Failed to write to file at "/store/v11/files/a": No
      space left on device (os error 28)`,
  'npx on a full disk': 'npm error code ENOSPC\nnpm error syscall write',
  'pnpm in a folder of somebody else': `Error: ERR_PNPM_PACKAGE_MANAGER_CREATE_SLOT_DIR
  ╰─▶ Failed to create virtual store slot directory: Permission denied (os error 13)`,
  'pnpm with a lockfile of another day': `Error: ERR_PNPM_OUTDATED_LOCKFILE
  × installing dependencies
  ╰─▶ Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up
      to date with package.json.`,
  'anything else': 'Error: ERR_PNPM_IGNORED_BUILDS',
}

describe('a failed installation', () => {
  it.each([
    ['npx without a network', EXIT.registry, 'out of reach'],
    ['pnpm without a network', EXIT.registry, 'out of reach'],
    ['pnpm on a full disk, after a download was tried again', EXIT.diskFull, 'disk is full'],
    ['npx on a full disk', EXIT.diskFull, 'disk is full'],
    ['pnpm in a folder of somebody else', EXIT.notWritable, 'not writable'],
    ['pnpm with a lockfile of another day', EXIT.lockfile, 'pnpm-lock.yaml does not fit'],
    ['anything else', EXIT.install, 'Set-up failed'],
  ] as const)('of %s', (what, code, words) => {
    const reason = explainInstall(printed[what])
    expect(reason.code).toBe(code)
    expect(reason.sentence).toContain(words)
  })

  it('has a code of its own for every reason', () => {
    expect(new Set(Object.values(EXIT)).size).toBe(Object.keys(EXIT).length)
  })

  it('shows what was said, without what is said always', () => {
    expect(withoutNoise('npm warn Unknown user config "x"\nError: real\n\n++++\nProgress: resolved 3')).toBe(
      'Error: real',
    )
  })

  it('may come from our own writing too', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    expect(asFailure(full).code).toBe(EXIT.diskFull)
    const known = new SetupFailure(EXIT.browser, 'No browser.')
    expect(asFailure(known)).toBe(known)
  })
})
