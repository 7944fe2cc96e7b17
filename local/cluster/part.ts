import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemUser } from '../embedded-postgres/system-user.ts'
import { tieToParent } from '../embedded-postgres/tie-to-parent.ts'

/** The way in which a part is started. */
interface Launch {
  readonly command: readonly [program: string, ...args: string[]]
  readonly env?: NodeJS.ProcessEnv | undefined
  readonly systemUser?: SystemUser | undefined
}

export interface PartOptions extends Launch {
  readonly name: string
  readonly port: number
  /** The file to which its output goes. */
  readonly log: string
  readonly isReady: () => Promise<boolean>
  /** Asks it to end in order. */
  readonly stopSignal?: NodeJS.Signals
  /** Whether it starts again when it dies, as under systemd or Kubernetes. */
  readonly isRestarted?: boolean
  /** Takes the sentence which says that it has died and was started again. */
  readonly say?: (sentence: string) => void
}

/** Milliseconds for a part to become ready; a busy machine takes long to start six processes. */
const START_TIMEOUT = 120_000
const STOP_TIMEOUT = 20_000
const RESTART_DELAY = 500

/** One process of the cluster, with a log of its own. */
export class Part {
  readonly name: string
  readonly port: number
  readonly #options: PartOptions
  #launch: Launch
  #child: ChildProcess | undefined
  #isWanted = false

  constructor(options: PartOptions) {
    this.name = options.name
    this.port = options.port
    this.#launch = options
    this.#options = options
  }

  get launch(): Launch {
    return this.#launch
  }

  get pid(): number | undefined {
    return this.isRunning ? this.#child?.pid : undefined
  }

  get isRunning(): boolean {
    const child = this.#child
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
  }

  /** Starts the process; resolves once it is ready. */
  async start(): Promise<void> {
    this.#isWanted = true
    this.#spawn()
    const deadline = Date.now() + START_TIMEOUT
    while (!(await this.#options.isReady())) {
      const { log, isRestarted } = this.#options
      if (Date.now() > deadline || (!this.isRunning && !isRestarted))
        throw new Error(`${this.name} does not start: see ${log}`)
      await sleep(50)
    }
  }

  /** Ends the process as its program prefers, or kills it if that takes too long. */
  async stop(): Promise<void> {
    this.#isWanted = false
    // One that was frozen could not hear the signal.
    this.kill('SIGCONT')
    this.kill(this.#options.stopSignal ?? 'SIGTERM')
    const over = new AbortController()
    const late = sleep(STOP_TIMEOUT, undefined, { signal: over.signal }).then(
      () => this.kill('SIGKILL'),
      () => undefined,
    )
    await this.ended()
    over.abort()
    await late
  }

  /** Replaces the process by one that is started like it, or in another way from now on. */
  async restart(launch = this.#launch): Promise<void> {
    await this.stop()
    this.#launch = launch
    await this.start()
  }

  kill(signal: NodeJS.Signals) {
    if (this.isRunning) this.#child?.kill(signal)
  }

  async ended(): Promise<void> {
    if (this.#child && this.isRunning) await once(this.#child, 'exit')
  }

  #spawn() {
    const { log, stopSignal = 'SIGTERM', isRestarted = false } = this.#options
    const { command, env, systemUser } = this.#launch
    const [program = '', ...args] = [...tieToParent(stopSignal), ...command]
    const file = openSync(log, 'a')
    const child = spawn(program, args, {
      ...systemUser,
      cwd: systemUser ? '/' : undefined,
      env,
      // Ctrl+C in the terminal is meant for the command, which stops its parts in order.
      detached: true,
      stdio: ['ignore', file, file],
    })
    closeSync(file)
    this.#child = child
    child.on('error', () => undefined)
    child.once('exit', () => void (isRestarted && this.#startAgain(child)))
  }

  async #startAgain(dead: ChildProcess) {
    await sleep(RESTART_DELAY)
    if (!this.#isWanted || this.#child !== dead) return
    this.#spawn()
    const why = dead.signalCode ?? `exit code ${dead.exitCode}`
    this.#options.say?.(
      `${this.name} on port ${this.port} died (${why}), and was started again as process ${this.pid}.`,
    )
  }
}
