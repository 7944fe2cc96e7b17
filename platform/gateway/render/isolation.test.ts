import { expect, test, vi } from 'vitest'
import type { ReadData } from './child-process.ts'
import { remoteHalf, SHELL_HALF } from './fixture-halves.ts'
import { openPages } from './fixture-pages.ts'

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** Name → what a page does, what pages look at afterwards, and what that page and a later one of another remote see. */
const CHANGES: Readonly<Record<string, readonly [code: string, look: string, own: string, others: string]>> =
  {
    'a global': [`globalThis.seen = 'vera'`, 'globalThis.seen', 'vera', 'undefined'],
    'a variable without a declaration': [`seen = 'vera'`, 'typeof seen', 'undefined', 'undefined'],
    'a method of all arrays': [`Array.prototype.map = () => 'vera'`, '[1].map(String)', '1', '1'],
    'a property of all objects': [`Object.prototype.seen = 'vera'`, '({}).seen', 'undefined', 'undefined'],
    'a function of the language': [`JSON.stringify = () => 'vera'`, 'JSON.stringify(1)', '1', '1'],
    'a class of the web': [`URL.prototype.seen = 'vera'`, 'URL.prototype.seen', 'undefined', 'undefined'],
    'the function that reads data': [
      `fetch = () => 'vera'`,
      'typeof fetch(url).then',
      'function',
      'function',
    ],
  }

test('a page changes nothing for later pages, of its remote or of another', async () => {
  const { raw } = openPages()
  for (const [name, [code, look, own, others]] of Object.entries(CHANGES)) {
    const remote = remoteHalf(`if (url === '/first') { try { ${code} } catch {} }
      return String(${look})`)
    const other = remoteHalf(`return String(${look})`)
    const first = await raw(SHELL_HALF, remote, {}, '/first')
    expect({ name, first }).toMatchObject({ first: { html: `<main>${own}</main>` } })
    for (const half of [remote, other]) {
      const later = await raw(SHELL_HALF, half)
      expect({ name, later }).toMatchObject({ later: { html: `<main>${others}</main>` } })
    }
  }
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

test('a remote that changes a shared module changes no page of other remotes', async () => {
  const { raw } = openPages()
  const shell = `const kit = { name: 'the kit' }\n${SHELL_HALF.replace("() => ({ greet: (name) => 'Hello ' + name })", '() => kit')}`
  const hostile = `require('kit').name = 'hostile'\nexports.remote = { page: async () => require('kit').name }`
  const other = `exports.remote = { page: async () => require('kit').name }`
  expect(await raw(shell, hostile)).toMatchObject({ html: '<main>hostile</main>' })
  expect(await raw(shell, other)).toMatchObject({ html: '<main>the kit</main>' })
})

test('code that a page has left behind reads nothing as the next visitor', async () => {
  const { render } = openPages()
  const reads: string[] = []
  const read: ReadData = async (path) => {
    reads.push(path)
    return { status: 200, headers: {}, body: '' }
  }
  // Messages between ports are no timers, so they outlive their page.
  const code = `if (url === '/first') {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { fetch('/stolen').catch(() => {}); port2.postMessage(0) }
      port2.postMessage(0)
      return url
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    await fetch(url)
    return url`
  expect(await render(code, { url: '/first', read })).toMatchObject({ html: '<main>/first</main>' })
  reads.length = 0
  expect(await render(code, { url: '/second', read })).toMatchObject({ html: '<main>/second</main>' })
  expect(reads).toEqual(['/second'])
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
  for (const [name, code] of Object.entries(ESCAPES)) {
    const page = await render(code)
    const html = expect.stringMatching(/^<main>(undefined,?)+<\/main>$/)
    expect({ name, page }).toMatchObject({ page: { html } })
  }
})
