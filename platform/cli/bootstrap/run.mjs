import { spawn } from 'node:child_process'

// Command shims of npm are .cmd files on Windows, which only a shell starts.
const shell = process.platform === 'win32'

/** Runs a command and keeps what it prints; a command that is not there counts as failed.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [options]
 * @returns {Promise<{ ok: boolean, missing: boolean, output: string }>} */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) =>
      resolve({ ok: false, missing: 'code' in error && error.code === 'ENOENT', output: String(error) }),
    )
    child.on('close', (code) => resolve({ ok: code === 0, missing: false, output }))
  })
}

/** Runs a command in the terminal of this one and ends as it ends.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options */
export function handOver(command, args, options) {
  const child = spawn(command, args, {
    ...options,
    shell: shell && command !== process.execPath,
    stdio: 'inherit',
  })
  // A terminal sends Ctrl+C to the child as well; twice would mean "at once" to it.
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, forward)
  // `npm start` puts a shell between npm and this process, which passes no signal on: killed, it leaves
  // the site behind as an orphan with its port taken.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  child.on('error', (error) => {
    console.error(`${command} cannot be started: ${error.message}`)
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

/** Shows one line for a step that takes time: its name at once, how long it took when it is done.
 * On stderr, so that what the started command prints can be piped.
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
