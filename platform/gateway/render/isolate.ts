/** No page needs these, and some of them lead to the process, the network or other threads. */
const REMOVED = ['process', 'navigator', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker', 'Atomics']

export type Globals = Record<string, unknown>

/**
 * Takes away globals by which code could leave its process or the page it renders, and freezes the others: Node's
 * `--frozen-intrinsics` does the same to the language's own objects. Returns a copy of all globals for `globalThis`.
 */
export function isolate(replaced: Globals): Globals {
  for (const name of REMOVED) Reflect.deleteProperty(globalThis, name)
  // Its streams lead to Node's modules, and nobody reads what it prints.
  const silent = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]))
  const own = { ...replaced, console: Object.freeze(silent) }
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(globalThis, name, { value, enumerable: true })
  }
  // Reading them also loads those that Node loads late, which a frozen object doesn't allow.
  const names = Object.getOwnPropertyNames(globalThis)
  const globals = Object.fromEntries(names.map((name) => [name, Reflect.get(globalThis, name) as unknown]))
  for (const value of Object.values(globals)) {
    if (typeof value !== 'function') continue
    Object.freeze(value)
    if (value.prototype) Object.freeze(value.prototype)
  }
  Object.freeze(globalThis)
  return globals
}
