import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { openPages } from './fixture-pages.ts'
import { SHELL_HALF } from './fixture-server-halves.ts'
import type { PageSource, ReadData } from './rendering.ts'

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** Reads and waits, so that there is time for what others have left behind. */
const GOOD = `await fetch('/good'); await new Promise((resolve) => setTimeout(resolve, 100)); return 'good'`

function openBlamedPages(limits: Parameters<typeof openPages>[0] = {}) {
  const { render } = openPages(limits)
  const blamed: string[] = []
  const reads: string[] = []
  const read: ReadData = async (path) => {
    reads.push(path)
    return { status: 200, headers: {}, body: '' }
  }
  const as = (name: string) => ({
    read,
    viewer: name,
    onLateFailure: (({ culprit, message }) => {
      blamed.push(`${name}, ${culprit}: ${message}`)
    }) satisfies PageSource['onLateFailure'],
  })
  return { blamed, reads, visit: (name: string, code: string) => render(code, as(name)) }
}

/** Ways in which code goes on without timers: each calls `goOn` again and again, also after its page. */
const WAYS = {
  'streams of blobs': `void (async () => {
      for (;;) {
        const reader = new Blob(['a']).stream().getReader()
        while (!(await reader.read()).done);
        goOn()
      }
    })()`,
  'bodies of answers': `void (async () => {
      for (;;) {
        await new Response(new Blob(['a'])).text()
        goOn()
      }
    })()`,
} as const

const HARMS = {
  throws: `queueMicrotask(() => { throw new Error('planted') })`,
  reads: `fetch('/stolen').catch(() => {})`,
  'takes the processor': 'for (;;);',
} as const

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'by %s, code that a page leaves behind harms no later page, and is blamed itself',
  async (way) => {
    for (const harm of Object.values(HARMS)) {
      const { visit, blamed, reads } = openBlamedPages({ cpu: 2_000, loadCpu: 2_000 })
      const hostile = `const end = performance.now() + 40
        const goOn = () => { if (performance.now() > end) { ${harm} } }
        ${WAYS[way]}
        return 'hostile'`
      expect(await visit('good', GOOD)).toMatchObject({ html: '<main>good</main>' })
      expect(await visit('hostile', hostile)).toMatchObject({ html: '<main>hostile</main>' })
      for (let n = 0; n < 2; n += 1)
        expect(await visit('good', GOOD)).toMatchObject({ html: '<main>good</main>' })
      expect({ harm, blamed }).toEqual({ harm, blamed: [expect.stringContaining('hostile, remote: ')] })
      expect(reads).not.toContain('/stolen')
    }
  },
)

test('what a page does right after its end counts against it, and not against the next', async () => {
  const { visit, blamed } = openBlamedPages({ cpu: 2_000, loadCpu: 2_000 })
  const hostile = `void (async () => {
      for (let n = 0; n < 40; n += 1) await 0
      for (;;);
    })()
    return 'hostile'`
  expect(await visit('hostile', hostile)).toMatchObject({ html: '<main>hostile</main>' })
  expect(await visit('good', GOOD)).toMatchObject({ html: '<main>good</main>' })
  expect(blamed).toEqual(['hostile, remote: It rendered for more than 2000 ms.'])
})

test('a signal with a time limit ends with its page, and blames no one', async () => {
  const { visit, blamed } = openBlamedPages()
  const limited = `const signal = AbortSignal.timeout(50)
    signal.addEventListener('abort', () => { for (;;); })
    const soon = AbortSignal.any([AbortSignal.timeout(1)])
    await new Promise((resolve) => soon.addEventListener('abort', resolve))
    return soon.reason.name`
  expect(await visit('limited', limited)).toMatchObject({ html: '<main>TimeoutError</main>' })
  expect(await visit('good', GOOD)).toMatchObject({ html: '<main>good</main>' })
  expect(blamed).toEqual([])
})

test('timers of one viewer are not counted in the numbers of the next', async () => {
  const { visit } = openBlamedPages()
  const count = `let number = setTimeout(() => {})
    const first = number
    while (number < 100) number = setTimeout(() => {})
    return String(first)`
  for (const name of ['vera', 'otto'])
    expect(await visit(name, count)).toMatchObject({ html: '<main>1</main>' })
})

test('a process that ends, or is full, fails a page only if no other page used it', async () => {
  const { visit, blamed } = openBlamedPages({ memory: 300 * 1024 ** 2 })
  const pids = () =>
    readdirSync('/proc').filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === `${process.pid}`
        )
      } catch {
        return false
      }
    })
  const before = pids()
  expect(await visit('good', GOOD)).toMatchObject({ kind: 'rendered' })
  const good = visit('good', GOOD)
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const pid of pids()) if (!before.includes(pid)) process.kill(Number(pid), 'SIGKILL')
  expect(await good).toMatchObject({ html: '<main>good</main>' })

  const eating = `const kept = []
    for (let n = 0; n < 200; n += 1) kept.push(new Uint8Array(10_000_000).fill(1))
    return String(kept.length)`
  expect(await visit('eating', eating)).toMatchObject({ kind: 'failed', culprit: 'remote' })
  expect(blamed).toEqual([])
})

test('a process whose heap a page has filled is replaced, so that no later page collects its garbage', async () => {
  const { raw } = openPages()
  const shell = SHELL_HALF.replace(
    /exports.share = .*/,
    'const kit = {}; exports.share = () => ({ kit: { get: () => () => kit } })',
  )
  const filling = `
    const kit = require('kit')
    exports.remote = { page: async () => {
      const found = String(kit.kept?.length)
      kit.kept = Array.from({ length: 4_000_000 }, (_, n) => ({ n, text: 'x' }))
      return found
    } }`
  for (let n = 0; n < 2; n += 1)
    expect(await raw(shell, filling)).toMatchObject({ html: '<main>undefined</main>' })
})
