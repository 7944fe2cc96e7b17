import { expect, test, vi } from 'vitest'
import { openPages } from './fixture-pages.ts'
import { SHELL_HALF } from './fixture-server-halves.ts'
import type { PageSource, ReadData } from './rendering.ts'

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** Name → what a page does, what pages look at afterwards, and what that page and a later one see. */
const CHANGES: Readonly<Record<string, readonly [code: string, look: string, own: string, later: string]>> = {
  'a global': [`globalThis.seen = 'vera'`, 'globalThis.seen', 'vera', 'undefined'],
  'a variable without a declaration': [`seen = 'vera'`, 'typeof seen', 'undefined', 'undefined'],
  'a method of all arrays': [`Array.prototype.map = () => 'vera'`, '[1].map(String)', '1', '1'],
  'a property of all objects': [`Object.prototype.seen = 'vera'`, '({}).seen', 'undefined', 'undefined'],
  'a function of the language': [`JSON.stringify = () => 'vera'`, 'JSON.stringify(1)', '1', '1'],
  'a class of the web': [`URL.prototype.seen = 'vera'`, 'URL.prototype.seen', 'undefined', 'undefined'],
  'the function that reads data': [`fetch = () => 'vera'`, 'typeof fetch(url).then', 'function', 'function'],
  'the class of timers': [
    `setTimeout(0).constructor.seen = 'vera'`,
    'setTimeout(() => {}).constructor.seen',
    'undefined',
    'undefined',
  ],
  'the timeline of measures': [
    `performance.mark('vera')`,
    `performance.getEntries?.().map(({ name }) => name)`,
    'undefined',
    'undefined',
  ],
  'the memory of short buffers': [
    `Buffer.from('vera')`,
    `new TextDecoder().decode(Buffer.from('otto').buffer)`,
    'otto',
    'otto',
  ],
  'the latest match': [`/vera/.exec('vera')`, `RegExp['$&'] + RegExp.input`, 'veravera', ''],
}

test('a page changes nothing for later pages', async () => {
  const { render } = openPages()
  const code = Object.values(CHANGES).map(
    ([change, look], index) => `
      if (url === '/${index}/change') try { ${change} } catch {}
      if (url.startsWith('/${index}/')) return String(${look})`,
  )
  for (const [index, [name, [, , own, later]]] of Object.entries(CHANGES).entries()) {
    const first = await render(code.join(''), { url: `/${index}/change` })
    expect({ name, first }).toMatchObject({ first: { html: `<main>${own}</main>` } })
    const second = await render(code.join(''), { url: `/${index}/look` })
    expect({ name, second }).toMatchObject({ second: { html: `<main>${later}</main>` } })
  }
})

/** Marks all objects to which the globals and the language lead, and returns those that an earlier page has marked. */
const WALK = `
  const roots = {
    globalThis, generator: (function* () {})(), asyncGenerator: (async function* () {})(), async: async () => {},
    array: [].values(), map: new Map().entries(), set: new Set().values(), text: ''[Symbol.iterator](),
    match: ''.matchAll(/a/g), segments: new Intl.Segmenter().segment('a'), words: new Intl.Segmenter().segment('a')[Symbol.iterator](),
    helper: [].values().map(String), wrapped: Iterator.from({ next() {} }),
    headers: new Headers().entries(), form: new FormData().keys(), query: new URLSearchParams().values(),
    stream: new ReadableStream().values(), reader: new ReadableStream().getReader(), writer: new WritableStream().getWriter(),
    bytes: new ReadableStream({ type: 'bytes' }).getReader({ mode: 'byob' }),
    timer: setTimeout(() => {}), interval: setInterval(() => {}), immediate: setImmediate(() => {}),
    answer: await fetch('/toy'),
    arguments: (function () { return arguments })(), strict: (function () { 'use strict'; return arguments })(),
    template: ((strings) => strings)\`a\`, url: URL.parse('http://a/'),
    signal: AbortSignal.any([AbortSignal.timeout(1)]),
    target: (() => { const target = new EventTarget(); target.addEventListener('a', () => {}); return target })(),
    blob: new Blob(['a']).stream(), chunk: await new Response('a').body.getReader().read(),
  }
  const seen = new Set()
  const left = Object.entries(roots)
  const found = []
  const make = (value) => [[], ['http://a/'], ['gzip'], ['a', {}], [{}], [new ReadableStream()]].flatMap((values) => {
    try { return [Reflect.construct(value, values)] } catch { return [] }
  })
  while (left.length > 0) {
    const [path, value] = left.pop()
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue
    seen.add(value)
    if (Object.hasOwn(value, 'vera')) found.push(path)
    Reflect.defineProperty(value, 'vera', { value: 'vera', configurable: true })
    for (let owner = value; owner; owner = Object.getPrototypeOf(owner)) {
      for (const key of Reflect.ownKeys(owner)) {
        const step = path + '.' + String(key)
        const { get, set } = Reflect.getOwnPropertyDescriptor(owner, key)
        left.push([step + ' get', get], [step + ' set', set])
        try { left.push([step, Reflect.get(value, key)]) } catch {}
      }
    }
    left.push([path + ' prototype', Object.getPrototypeOf(value)])
    if (/^globalThis\\.[A-Z]\\w+$/.test(path)) for (const made of make(value)) left.push([path + ' made', made])
  }
  return JSON.stringify({ objects: seen.size, found })`

test('no object to which the globals lead keeps what a page writes on it', async () => {
  const { render } = openPages()
  const read: ReadData = async () => ({ status: 200, headers: {}, body: '' })
  const onLateFailure = vi.fn<PageSource['onLateFailure']>()
  const walk = async () => {
    const page = await render(WALK, { read, onLateFailure })
    expect(page).toMatchObject({ html: expect.anything() })
    return JSON.parse(
      /<main>(.*)<\/main>/.exec(page?.kind === 'rendered' ? page.html : '')?.[1] ?? '',
    ) as object
  }
  await walk()
  expect(await walk()).toEqual({ objects: expect.toSatisfy((count) => count > 1_500), found: [] })
  // Both in one process.
  expect(onLateFailure).not.toHaveBeenCalled()
})

test('what a remote keeps in its modules is gone with the page, so that no visitor sees what was another’s', async () => {
  const { raw } = openPages()
  const careless = `
    let lastName
    exports.remote = { page: async ({ url }) => {
      lastName ??= url
      return lastName
    } }`
  for (const url of ['/vera', '/egon'])
    expect(await raw(SHELL_HALF, careless, {}, url)).toMatchObject({ html: `<main>${url}</main>` })
})

test('what a remote leaves behind in shared modules reaches no other viewer, and no other remote', async () => {
  const { raw } = openPages()
  const shell = SHELL_HALF.replace(
    /exports.share = .*/,
    'const kit = {}; exports.share = () => ({ kit: { get: () => () => kit } })',
  )
  const hostile = (name: string) => `
    const { log = [] } = require('kit')
    exports.remote = { page: async ({ url }) => {
      log.push(url)
      require('kit').log = log
      return '${name}' + log
    } }`
  const visit = async (remote: string, url: string, viewer?: string) => {
    const page = await raw(shell, hostile(remote), {}, url, { viewer })
    return page?.kind === 'rendered' && page.html
  }
  expect(await visit('chat', '/1', 'vera')).toBe('<main>chat/1</main>')
  expect(await visit('chat', '/2', 'otto')).toBe('<main>chat/2</main>')
  expect(await visit('chat', '/3')).toBe('<main>chat/3</main>')
  expect(await visit('news', '/4')).toBe('<main>news/4</main>')
  expect(await visit('news', '/5', 'vera')).toBe('<main>news/5</main>')
  // A viewer meets their own again, while their process lives.
  expect(await visit('news', '/6', 'vera')).toBe('<main>news/5,/6</main>')
})

const NODE = `['fs', 'net', 'child_process', 'worker_threads', 'node:vm', 'module']`

/** Each tries to reach the process, a file, or the network, and returns what it has found. */
const ESCAPES: Readonly<Record<string, string>> = {
  'the process': `return [typeof process, typeof WebSocket, typeof EventSource, typeof navigator, typeof Worker].join()`,
  'its globals': `return ['process', 'require', 'module', 'navigator', 'Atomics'].map((name) => typeof globalThis[name]).join()`,
  'a module': `return ${NODE}.map((name) => { try { return typeof require(name) } catch { return 'undefined' } }).join()`,
  'an import': `return typeof (await import('node:fs').catch(() => undefined))`,
  'code from text': `return ['fetch', 'URL', 'Error'].map((name) => {
    try { return typeof globalThis[name].constructor('return process')() } catch { return 'undefined' }
  }).join()`,
  'code from text in async functions': `
    const make = (async () => {}).constructor
    try { return typeof (await make('return import("node:fs")')()) } catch { return 'undefined' }`,
  eval: `try { return typeof (0, eval)('process') } catch { return 'undefined' }`,
  'the stack of an error': `
    let found = 'undefined'
    try { Error.prepareStackTrace = (_, sites) => { found = sites.map((site) => typeof site.getThis()?.process).find((one) => one !== 'undefined'); return '' } } catch {}
    new Error('x').stack
    return String(found)`,
  'the console': `return typeof console._stdout`,
  'the inspector of objects': `
    let found = 'undefined'
    console.log({ [Symbol.for('nodejs.util.inspect.custom')]: (...values) => { found = typeof values[2] } })
    return found`,
}

test('a half reaches nothing of Node', async () => {
  const { render } = openPages()
  const code = Object.entries(ESCAPES).map(([name, escape]) => `if (state === '${name}') { ${escape} }`)
  for (const name of Object.keys(ESCAPES)) {
    const page = await render(code.join('\n'), { state: name })
    const html = expect.stringMatching(/^<main>(undefined,?)+<\/main>$/)
    expect({ name, page }).toMatchObject({ page: { html } })
  }
})
