import { describe, expect, it } from 'vitest'
import { asFailure, EXIT, explainInstall, SetupFailure, withoutNoise } from './setup-failure.mjs'

// Real output of the tools, without a network, on a full disk and so on, with shortened hosts and paths.
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
  'pnpm on a full disk, after a retried download': `[WARN] GET https://r/split2.tgz error (error sending request) — 2
Error:   × installing dependencies
  ╰─▶ Failed to write cafs: Failed to write to file at "/store/v11/files/a": No
      space left on device (os error 28)`,
  'npx on a full disk': 'npm error code ENOSPC\nnpm error syscall write',
  'pnpm in a folder of another user': `Error: ERR_PNPM_PACKAGE_MANAGER_CREATE_SLOT_DIR
  ╰─▶ Failed to create virtual store slot directory: Permission denied (os error 13)`,
  'pnpm with an outdated lockfile': `Error: ERR_PNPM_OUTDATED_LOCKFILE
  × installing dependencies
  ╰─▶ Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up
      to date with package.json.`,
  'any other error': 'Error: ERR_PNPM_IGNORED_BUILDS',
}

describe('a failed installation', () => {
  it.each([
    ['npx without a network', EXIT.registry, 'unreachable'],
    ['pnpm without a network', EXIT.registry, 'unreachable'],
    ['pnpm on a full disk, after a retried download', EXIT.diskFull, 'disk is full'],
    ['npx on a full disk', EXIT.diskFull, 'disk is full'],
    ['pnpm in a folder of another user', EXIT.notWritable, 'not writable'],
    ['pnpm with an outdated lockfile', EXIT.lockfile, 'pnpm-lock.yaml does not match'],
    ['any other error', EXIT.install, 'Set-up failed'],
  ] as const)('is explained: %s', (situation, code, text) => {
    const reason = explainInstall(printed[situation])
    expect(reason.code).toBe(code)
    expect(reason.sentence).toContain(text)
  })

  it('has a different exit code for every reason', () => {
    expect(new Set(Object.values(EXIT)).size).toBe(Object.keys(EXIT).length)
  })

  it('is shown without the usual noise', () => {
    expect(withoutNoise('npm warn Unknown user config "x"\nError: real\n\n++++\nProgress: resolved 3')).toBe(
      'Error: real',
    )
  })

  it('may be caused by our own writes', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    expect(asFailure(full).code).toBe(EXIT.diskFull)
    const known = new SetupFailure(EXIT.browser, 'No browser.')
    expect(asFailure(known)).toBe(known)
  })
})
