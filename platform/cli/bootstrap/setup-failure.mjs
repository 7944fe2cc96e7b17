/** Exit codes of a failed set-up, so that a script can tell the reasons apart. */
export const EXIT = {
  usage: 2,
  oldNode: 10,
  noNode: 11,
  registry: 12,
  diskFull: 13,
  notWritable: 14,
  lockfile: 15,
  install: 16,
  browser: 17,
}

/** A failure with a sentence that says what to do, an exit code, and the output of the failing tool. */
export class SetupFailure extends Error {
  /** @param {number} code @param {string} sentence @param {string} [details] */
  constructor(code, sentence, details = '') {
    super(sentence)
    this.code = code
    this.details = details
  }
}

// The order matters: a full disk also fails downloads, and a retried download leaves network errors in the output.
const REASONS = [
  {
    code: EXIT.diskFull,
    pattern: /ENOSPC|no space left on device/i,
    sentence: 'The disk is full. Free about 2 GB (packages lie here and in the pnpm store) and run it again.',
  },
  {
    code: EXIT.notWritable,
    pattern: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    sentence: 'A folder that set-up must write to is not writable. The lines below name it.',
  },
  {
    code: EXIT.lockfile,
    pattern: /ERR_PNPM_\w*(LOCKFILE|INTEGRITY)/,
    sentence:
      'pnpm-lock.yaml does not match the package.json files. Run "npx --yes pnpm install" and commit the changes.',
  },
  {
    code: EXIT.registry,
    pattern:
      /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_PNPM_\w*FETCH|error sending request|socket hang up/i,
    sentence:
      'The package registry is unreachable. Check the network and the proxy settings, then run it again.',
  },
]

/** Finds the reason for a failed installation in the output of npm or pnpm.
 * @param {string} output */
export function explainInstall(output) {
  // pnpm wraps its errors at the width of the terminal, in the middle of sentences.
  const text = output.replace(/[│├╰─▶×\s]+/g, ' ')
  const reason = REASONS.find(({ pattern }) => pattern.test(text))
  return reason ?? { code: EXIT.install, sentence: 'Set-up failed, with the error below.' }
}

/** Turns any error into a SetupFailure, including our own failed writes, such as on a full disk.
 * @param {unknown} error */
export function asFailure(error) {
  if (error instanceof SetupFailure) return error
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const { code, sentence } = explainInstall(details)
  return new SetupFailure(code, sentence, details)
}

/** Removes the lines that npm and pnpm print whether or not they fail.
 * @param {string} output */
export function withoutNoise(output) {
  const noise =
    /^(npm warn|\[WARN\] Unsupported engine|\[WARN\] GET |Will retry in |Progress: |Downloading |[+]+$)/
  return output
    .split('\n')
    .filter((line) => line.trim() && !noise.test(line))
    .slice(-40)
    .join('\n')
}
