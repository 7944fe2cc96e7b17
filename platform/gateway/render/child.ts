import { compileFunction } from 'node:vm'
import type { Answer, FromChild, Half, RenderJob, ToChild } from './messages.ts'

// A process that renders pages, one at a time. It runs the code of bundles and is their boundary: it starts with an empty
// environment, without access to files and with little memory, is killed if a page takes too long, and gets data only by
// asking its parent.

type Module = Record<string, unknown>
type ShareScope = Readonly<Record<string, { get(): () => unknown }>>
type RenderPage = (
  request: RenderJob['request'],
  remote: unknown,
  onPhase: (phase: 'page' | 'frame') => void,
) => Promise<{ readonly html: string; readonly data: unknown } | undefined>
interface ShellHalf {
  readonly share: () => ShareScope
  readonly shell: { readonly render: RenderPage }
  /** In a monolith, the remotes by name. */
  readonly builtin?: Module
}

const send = process.send?.bind(process) as (message: FromChild) => void
const exit = process.exit.bind(process, 0)
const scripts = new Map<string, string>()
const shells = new Map<string, Module>()
const remotes = new Map<string, Module>()
const waiting = new Map<number, (answer: Answer) => void>()
const timers = new Set<NodeJS.Timeout>()
let reads = 0

process.on('message', (message: ToChild) => {
  if (message.kind === 'script') scripts.set(message.key, message.script)
  if (message.kind === 'answer') waiting.get(message.id)?.(message.answer)
  if (message.kind === 'render') void render(message.job)
})
// The parent is gone.
process.on('disconnect', exit)

async function render({ shell, remote, request }: RenderJob) {
  try {
    send({ kind: 'phase', phase: 'shell' })
    const { share, builtin, shell: half } = shellOf(shell) as unknown as ShellHalf
    send({ kind: 'phase', phase: 'remote' })
    const module = builtin ? builtin[request.remote.name] : remoteOf(remote, shell, share())['remote']
    const page = await half.render(request, module, (phase) => send({ kind: 'phase', phase }))
    send(page ? { kind: 'rendered', ...page } : { kind: 'none' })
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    send({ kind: 'failed', message, stack })
  } finally {
    // Timers of this page must not go on in the next.
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    waiting.clear()
  }
}

function shellOf(half: Half): Module {
  const module = shells.get(half.key) ?? run(half, () => undefined)
  shells.set(half.key, module)
  return module
}

function remoteOf(half: Half, shell: Half, shared: ShareScope): Module {
  const key = `${half.key} in ${shell.key}`
  const module = remotes.get(key) ?? run(half, (name) => shared[name]?.get()())
  remotes.set(key, module)
  return module
}

function run({ key, base }: Half, find: (name: string) => unknown): Module {
  const names = ['exports', 'require', 'bundleBase']
  const script = compileFunction(scripts.get(key) ?? '', names, { filename: key })
  const exports: Module = {}
  script(
    exports,
    (name: string) => {
      const found = find(name)
      if (found === undefined) throw new Error(`${key} needs ${name}, which its shell doesn't have.`)
      return found
    },
    base,
  )
  return exports
}

/** Reads an endpoint of the site, as the visitor for whom this page is rendered. */
async function read(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', headers } = init
  if (method !== 'GET') throw new TypeError('While a page is rendered it can only read.')
  reads += 1
  const id = reads
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve)
    send({ kind: 'read', id, path, headers: Object.fromEntries(new Headers(headers)) })
  })
  waiting.delete(id)
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

function tracked<Arguments extends unknown[]>(start: (...values: Arguments) => NodeJS.Timeout) {
  return (...values: Arguments) => {
    const timer = start(...values)
    timers.add(timer)
    return timer
  }
}

Object.assign(globalThis, {
  fetch: read,
  setTimeout: tracked(setTimeout),
  setInterval: tracked(setInterval),
})
for (const name of ['process', 'navigator', 'WebSocket', 'EventSource']) {
  Reflect.deleteProperty(globalThis, name)
}
