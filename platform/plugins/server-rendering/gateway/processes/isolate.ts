/** No page needs these. They lead to the process, the network or other threads, or call code of no page. */
const REMOVED = [
  'process',
  'navigator',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'Worker',
  'Atomics',
  'WebAssembly',
  'CompressionStream',
  'DecompressionStream',
  'FinalizationRegistry',
]

/** `performance` has a timeline that keeps what one page writes for the next, and keys are objects of unnamed classes. */
const REPLACED = /^(?:Performance|Crypto|SubtleCrypto)/

export type Globals = Record<string, unknown>

/**
 * Takes away globals by which code could leave its process or the page it renders, and freezes everything to which the others
 * lead. Returns a copy of all globals for `globalThis`.
 */
export function isolate(replaced: Globals): Globals {
  const known = Object.getOwnPropertyNames(globalThis)
  // Node loads some of them when they are read, which needs others and globals that are not frozen.
  for (const name of known) Reflect.get(globalThis, name)
  const { performance, crypto } = globalThis
  const own = {
    ...replaced,
    // Its streams lead to Node's modules, and nobody reads what it prints.
    console: Object.fromEntries(Object.keys(console).map((name) => [name, () => {}])),
    performance: { now: performance.now.bind(performance), timeOrigin: performance.timeOrigin },
    crypto: {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      randomUUID: crypto.randomUUID.bind(crypto),
    },
  }
  // Short buffers would share their memory, and Node's own classes need them.
  Buffer.poolSize = 0
  for (const name of [...REMOVED, ...known.filter((name) => REPLACED.test(name))]) {
    Reflect.deleteProperty(globalThis, name)
  }
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(globalThis, name, { value, enumerable: true })
  }
  // Node's own would outlive its page.
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is up.', 'TimeoutError')), ms)
    return controller.signal
  }
  const names = Object.getOwnPropertyNames(globalThis)
  const globals = Object.fromEntries(names.map((name) => [name, Reflect.get(globalThis, name) as unknown]))
  const some = reached(madeWith(globals))
  const others = reached(madeWith(globals))
  // Nothing in an object is frozen but what it shares with the next one.
  const shared = [...some].filter((value) => others.has(value))
  for (const value of reached([globalThis, ...shared])) Object.freeze(value)
  return globals
}

/** Arguments with which the classes of the web can be called. */
const ARGUMENTS = [[], ['http://page.invalid/'], ['message', {}]]

/** Objects of all classes, with and without a name. */
function madeWith(globals: Globals): unknown[] {
  const classes = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) ? [value] : [],
  )
  const segments = new Intl.Segmenter().segment('')
  return [
    ...classes.flatMap((one) => ARGUMENTS.flatMap((values) => made(one, values))),
    segments,
    segments[Symbol.iterator](),
    new Headers().entries(),
    new FormData().entries(),
    new URLSearchParams().entries(),
    new ReadableStream().values(),
    new ReadableStream().getReader(),
    new ReadableStream({ type: 'bytes' }).getReader({ mode: 'byob' }),
    new WritableStream().getWriter(),
    new Blob().stream(),
  ]
}

function made(one: object, values: readonly unknown[]): unknown[] {
  try {
    return [Reflect.construct(one as () => void, values)]
  } catch {
    return []
  }
}

/** These objects, and all to which they lead. */
function reached(roots: readonly unknown[]): ReadonlySet<object> {
  const seen = new Set<object>()
  const left = [...roots]
  while (left.length > 0) {
    const value = left.pop()
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      continue
    seen.add(value)
    left.push(Object.getPrototypeOf(value))
    for (const key of Reflect.ownKeys(value)) {
      const { get, set } = Reflect.getOwnPropertyDescriptor(value, key) ?? {}
      left.push(get, set, valueOf(value, key))
    }
  }
  return seen
}

function valueOf(value: object, key: PropertyKey): unknown {
  try {
    return Reflect.get(value, key)
  } catch {
    // Prototypes have properties of their objects alone.
    return undefined
  }
}
