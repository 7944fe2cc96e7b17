/** What a failed set-up leaves as its exit code, so that a script can tell the reasons apart. */
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

/** A reason to stop that a person can act on: a sentence, an exit code, what the failing tool printed. */
export class SetupFailure extends Error {
  /** @param {number} code @param {string} sentence @param {string} [details] */
  constructor(code, sentence, details = '') {
    super(sentence)
    this.code = code
    this.details = details
  }
}

// In this order: a full disk also fails downloads, and a retried download leaves network words behind.
const REASONS = [
  {
    code: EXIT.diskFull,
    pattern: /ENOSPC|no space left on device/i,
    sentence:
      'The disk is full. Free about 2 GB (packages lie here and in the store of pnpm) and run it again.',
  },
  {
    code: EXIT.notWritable,
    pattern: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    sentence: 'A folder that set-up must write to is not writable. Its name is in the lines below.',
  },
  {
    code: EXIT.lockfile,
    pattern: /ERR_PNPM_\w*(LOCKFILE|INTEGRITY)/,
    sentence:
      'pnpm-lock.yaml does not fit the package.json files. Run "npx pnpm install" and commit what it changes.',
  },
  {
    code: EXIT.registry,
    pattern:
      /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_PNPM_\w*FETCH|error sending request|socket hang up/i,
    sentence:
      'The package registry is out of reach. Check the network and the proxy settings, then run it again.',
  },
]

/** Finds in what npm or pnpm printed why an installation failed.
 * @param {string} output */
export function explainInstall(output) {
  // pnpm folds its errors to the width of the terminal, in the middle of sentences.
  const text = output.replace(/[│├╰─▶×\s]+/g, ' ')
  const reason = REASONS.find(({ pattern }) => pattern.test(text))
  return reason ?? { code: EXIT.install, sentence: 'Set-up failed. What it stumbled over is below.' }
}

/** Gives every error of the set-up a sentence, a disk that fills up in our own hands included.
 * @param {unknown} error */
export function asFailure(error) {
  if (error instanceof SetupFailure) return error
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const { code, sentence } = explainInstall(details)
  return new SetupFailure(code, sentence, details)
}

/** Leaves out the lines that npm and pnpm print whether something failed or not.
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
