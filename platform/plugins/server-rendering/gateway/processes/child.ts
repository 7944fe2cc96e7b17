import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import process from 'node:process'
import { setImmediate } from 'node:timers'
import { getHeapStatistics } from 'node:v8'
import { compileFunction } from 'node:vm'
import { type Globals, isolate } from './isolate.ts'
import type { Answer, AssignedJob, FromChild, ServerHalf, ToChild } from './messages.ts'
import { type PageTimers, pageTimers, timerFunctions } from './page-timers.ts'

// A process that renders pages, one at a time. It runs the code of bundles and is their boundary: it starts with an empty
// environment, without access to files and with little memory, is killed if a page takes too long, and gets data only by
// asking its parent. What a remote keeps in its modules or in globals is gone with the page: its half runs anew for each, with
// globals of its own. The shell's half, whose modules remotes share, runs anew for each viewer and each remote. Everything else
// that code can reach is frozen. What a page leaves running ends the process before any of it runs beside another page.

type Module = Record<string, unknown>
type ShareScope = Readonly<Record<string, { get(): () => unknown }>>
type RenderPage = (
  request: AssignedJob['request'],
  remote: unknown,
  onPhase: (phase: 'page' | 'frame') => void,
) => Promise<{ readonly html: string; readonly data: unknown } | undefined>
interface ShellHalf {
  readonly share: () => ShareScope
  readonly shell: { readonly render: RenderPage }
  /** In a monolith, the remotes by name. */
  readonly builtin?: Module
}

type Script = (...values: unknown[]) => void

interface Loaded {
  readonly exports: Module
  readonly globals: Globals
}

interface KeptShell extends Loaded {
  /** Those of timers: it may clear some of its earlier pages. */
  readonly numbers: { last: number }
}

interface Page {
  readonly job: AssignedJob
  readonly timers: PageTimers
  readonly numbers: { last: number }
}

const ANYTHING = /^/

/** Shells that are kept for the next page with the same use: about as many as there are remotes with pages for visitors. */
const KEPT_SHELLS = 6

/** The variables that a half finds besides the globals. */
const PARAMETERS = ['exports', 'require', 'bundleBase', 'globalThis', 'global']

const sendToParent = process.send?.bind(process) as (message: FromChild, onSent?: () => void) => void
const exit = process.exit.bind(process, 0)
/** Tells the page that is rendered from code that an earlier one has left behind. */
const pages = new AsyncLocalStorage<Page | undefined>()
const globals = isolate({ fetch: read, ...timerFunctions(() => pages.getStore()?.timers) })
const scripts = new Map<string, string>()
const compiled = new Map<string, Script>()
/** By their use, the latest last. */
const shells = new Map<string, KeptShell>()
const waiting = new Map<number, (answer: Answer) => void>()
let current: Page | undefined
/** The current page has its result. */
let isOver = false
let reads = 0

process.on('message', (message: ToChild) => {
  if (message.kind === 'script') scripts.set(message.key, message.script)
  if (message.kind === 'answer') waiting.get(message.id)?.(message.answer)
  if (message.kind === 'render') begin(message.job)
})
createHook({ before: endIfLeftBehind, trackPromises: false }).enable()
// The parent is gone.
process.on('disconnect', exit)
// The process cannot be relied on any more. As in a browser, a rejection that nobody handles ends nothing.
process.on('uncaughtException', (error) => fail(error, exit))
process.on('unhandledRejection', () => {})

function begin(job: AssignedJob) {
  const numbers = shells.get(job.use)?.numbers ?? { last: 0 }
  const page = { job, numbers, timers: pageTimers(numbers) }
  current = page
  isOver = false
  // The page pays for all that it still does in these turns of the event loop.
  void pages.run(page, render, page).then(() => setImmediate(() => setImmediate(end)))
}

function end() {
  current = undefined
  send({ kind: 'idle', heap: getHeapStatistics().used_heap_size })
}

/**
 * Called before each callback of Node. What an earlier page has left behind does not run, since the page under way would pay
 * for its errors, its time and its memory. Only other code settles promises, so those are not followed, which would take long.
 */
function endIfLeftBehind() {
  const page = pages.getStore()
  if (page === undefined || page === current) return
  send({ kind: 'leftBehind', remote: page.job.remote.key })
  exit()
}

async function render({ job, numbers, timers }: Page) {
  // A match of the page before could be read from `RegExp.lastMatch`.
  ANYTHING.exec('')
  try {
    send({ kind: 'phase', phase: 'shell' })
    const loaded = shellFor(job, numbers)
    const { share, builtin, shell } = loaded.exports as unknown as ShellHalf
    send({ kind: 'phase', phase: 'remote' })
    const module = builtin ? builtin[job.request.remote.name] : remoteFor(job, loaded, share())
    const page = await shell.render(job.request, module, (phase) => send({ kind: 'phase', phase }))
    send(page ? { kind: 'rendered', ...page } : { kind: 'none' })
  } catch (error) {
    fail(error)
  } finally {
    isOver = true
    timers.stop()
    waiting.clear()
  }
}

/** Sends as code of no page: a message may still be under way when its page is over. */
function send(message: FromChild, onSent?: () => void) {
  pages.run(undefined, sendToParent, message, onSent)
}

function fail(error: unknown, onSent?: () => void) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const isLast = onSent !== undefined
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- a bundle may have put anything there
  send({ kind: 'failed', message: String(message), stack: String(stack), isLast }, onSent)
}

function shellFor({ shell, use }: AssignedJob, numbers: KeptShell['numbers']): Loaded {
  const loaded = shells.get(use) ?? { ...run(shell, globals, () => undefined), numbers }
  shells.delete(use)
  shells.set(use, loaded)
  const [oldest] = shells.keys()
  if (shells.size > KEPT_SHELLS && oldest !== undefined) shells.delete(oldest)
  return loaded
}

function remoteFor({ remote }: AssignedJob, { globals }: Loaded, shared: ShareScope): unknown {
  return run(remote, globals, (name) => shared[name]?.get()()).exports['remote']
}

function compile(key: string): Script {
  return compileFunction(scripts.get(key) ?? '', PARAMETERS, { filename: key }) as unknown as Script
}

/** Runs a half, with globals that it may add to. */
function run({ key, base }: ServerHalf, inherited: Globals, find: (name: string) => unknown): Loaded {
  const script = compiled.get(key) ?? compile(key)
  compiled.set(key, script)
  const exports: Module = {}
  const own: Globals = { ...inherited }
  own['globalThis'] = own
  own['global'] = own
  const require = (name: string) => {
    const found = find(name)
    if (found === undefined) throw new Error(`${key} needs ${name}, which its shell doesn't have.`)
    return found
  }
  script(exports, require, base, own, own)
  return { exports, globals: own }
}

/** Reads an endpoint of the site, as the visitor for whom this page is rendered. */
async function read(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', headers } = init
  if (method !== 'GET') throw new TypeError('While a page is rendered it can only read.')
  if (isOver || pages.getStore() !== current) throw new Error('This page is rendered already.')
  reads += 1
  const id = reads
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve)
    send({ kind: 'read', id, path, headers: Object.fromEntries(new Headers(headers)) })
  })
  waiting.delete(id)
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}
