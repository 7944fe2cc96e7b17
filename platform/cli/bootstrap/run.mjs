import { spawn } from 'node:child_process'

// On Windows npm's command shims are .cmd files, which only a shell can start.
const shell = process.platform === 'win32'

/** Runs a command and captures its output; a missing command counts as failed.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [options]
 * @returns {Promise<{ ok: boolean, missing: boolean, output: string }>} */
export function runCaptured(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const append = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', (error) =>
      resolve({ ok: false, missing: 'code' in error && error.code === 'ENOENT', output: String(error) }),
    )
    child.on('close', (code) => resolve({ ok: code === 0, missing: false, output }))
  })
}

/** Runs a command in this terminal and exits the way it exits.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options */
export function runInTerminal(command, args, options) {
  const child = spawn(command, args, {
    ...options,
    shell: shell && command !== process.execPath,
    stdio: 'inherit',
  })
  // A terminal sends Ctrl+C to the child, too. Forwarding it as well would tell the child to quit immediately.
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, forward)
  // `npm start` runs this process in a shell that does not forward signals. When npm is killed, the site would stay
  // behind as an orphan and block its port, so stop it when the parent changes.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`)
    process.exitCode = 127
    clearInterval(watch)
  })
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    for (const one of signals) process.off(one, forward)
    if (signal) process.kill(process.pid, signal)
    else process.exitCode = code ?? 1
  })
}

/** Shows a line for a slow step: its name at once, its duration at the end. It goes to stderr, so that the
 * output of the command can be piped.
 * @template T
 * @param {string} name @param {() => Promise<T>} work
 * @returns {Promise<T>} */
export async function step(name, work) {
  const started = Date.now()
  process.stderr.write(`• ${name} … `)
  try {
    const result = await work()
    process.stderr.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stderr.write('failed\n')
    throw error
  }
}
