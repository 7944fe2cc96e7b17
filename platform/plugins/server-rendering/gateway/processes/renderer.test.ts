import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { openPages as open } from './fixture-pages.ts'
import { remoteHalf, SHELL_HALF } from './fixture-server-halves.ts'
import { LIMITS } from './limits.ts'
import type { PageSource, ReadData } from './rendering.ts'

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** Processes that this one has started and whose end it has not noticed. */
function ownProcesses(): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  return pids.filter((pid) => parentOf(pid) === process.pid)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    // It has ended by now.
    return undefined
  }
}

const POLLING = { timeout: 10_000 }

const GREET = 'return greet(url)'

test('renders a page with the modules that the shell shares, in its frame', async () => {
  const { render } = open()
  expect(await render(GREET)).toEqual({
    kind: 'rendered',
    html: '<main>Hello /toy</main>',
    data: { of: '/toy' },
  })
  expect(await render('return undefined')).toEqual({ kind: 'none' })
})

test('a page reads data only through the server, and changes nothing', async () => {
  const { render } = open()
  const read: ReadData = async (path, headers) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, accept: headers['accept'] }),
  })
  const code = `const answer = await fetch('/likes', { headers: { accept: 'application/json' } })
    return JSON.stringify(await answer.json())`
  expect(await render(code, { read })).toMatchObject({
    html: '<main>{"path":"/likes","accept":"application/json"}</main>',
  })
  expect(await render(`return fetch('/likes', { method: 'POST' })`, { read })).toMatchObject({
    kind: 'failed',
    message: 'While a page is rendered it can only read.',
  })
})

test.each([
  ['throws at load', SHELL_HALF, `throw new Error('at load')`, 'remote', 'at load'],
  [
    'needs a module that the shell lacks',
    SHELL_HALF,
    `require('fs')`,
    'remote',
    'which its shell doesn’t have',
  ],
  ['throws while it renders', SHELL_HALF, remoteHalf(`throw new Error('in render')`), 'remote', 'in render'],
  [
    'rejects its data',
    SHELL_HALF,
    remoteHalf(`await Promise.reject(new Error('no data'))`),
    'remote',
    'no data',
  ],
  ['reads window', SHELL_HALF, remoteHalf('return window.name'), 'remote', 'window is not defined'],
  [
    'throws in the frame',
    SHELL_HALF.replace("onPhase('frame')", "onPhase('frame'); throw new Error('a frame')"),
    remoteHalf(GREET),
    'shell',
    'a frame',
  ],
  ['is a shell that throws at load', `throw new Error('a shell')`, remoteHalf(GREET), 'shell', 'a shell'],
])(
  'a half that %s costs its page the head start, and nothing else',
  async (_, shell, remote, culprit, message) => {
    const { raw } = open()
    expect(await raw(shell, remote)).toMatchObject({
      kind: 'failed',
      culprit,
      message: expect.stringContaining(message.replace('’', "'")),
    })
    expect(await open().render(GREET)).toMatchObject({ html: '<main>Hello /toy</main>' })
  },
)

test('a half that loops is stopped after its share of the processor, and others go on', async () => {
  const { render } = open({ loadCpu: 1_000 }, 2)
  const [looping, other] = await Promise.all([render('for (;;);'), render(GREET)])
  expect(looping).toEqual({
    kind: 'failed',
    culprit: 'remote',
    // The first page of a pair may take as long as loading it.
    message: 'It rendered for more than 1000 ms.',
  })
  expect(other).toMatchObject({ kind: 'rendered' })
  const later = `if (url === '/loop') for (;;);
    ${GREET}`
  expect(await render(later)).toMatchObject({ kind: 'rendered' })
  const pages = open({ cpu: 100 })
  expect(await pages.render(later)).toMatchObject({ kind: 'rendered' })
  expect(await pages.render(later, { url: '/loop' })).toMatchObject({
    message: 'It rendered for more than 100 ms.',
  })
})

test('a half that loops while its code is loaded fails, though its page is long left to the browser', async () => {
  const failures: string[] = []
  const { render } = open({ loadCpu: 500, wait: 1 })
  const onLateFailure: PageSource['onLateFailure'] = ({ message }) => void failures.push(message)
  expect(await render('for (;;);', { onLateFailure })).toEqual({ kind: 'none' })
  await expect.poll(() => failures, { timeout: 60_000 }).toEqual(['It rendered for more than 500 ms.'])
})

test('a half that waits for nothing fails, and frees the process', async () => {
  const failures: string[] = []
  const { render } = open({ wait: 1 })
  const onLateFailure: PageSource['onLateFailure'] = ({ message }) => void failures.push(message)
  await render('await new Promise(() => {})', { onLateFailure })
  await expect
    .poll(() => failures, { timeout: 60_000 })
    .toEqual(['It never finished, although it waited for no data.'])
})

test('a half that eats memory is stopped', { timeout: 60_000 }, async () => {
  const { render } = open({ memory: 300 * 1024 ** 2 })
  const code = `const kept = []
    for (let n = 0; n < 200; n += 1) kept.push(new Uint8Array(10_000_000).fill(1))
    return String(kept.length)`
  expect(await render(code)).toMatchObject({
    kind: 'failed',
    message: 'It used more than 300 MB while it rendered.',
  })
  expect(await render(GREET)).toMatchObject({ kind: 'rendered' })
})

test('buffers of 2 GB outside of the heap end their process, and other pages do not notice', {
  timeout: 60_000,
}, async () => {
  const { render } = open({ memory: LIMITS.memory }, 2)
  const eating = render('return String(new Uint8Array(2 * 1024 ** 3).fill(1).length)')
  const others = Array.from({ length: 20 }, (_, n) => render(GREET, { url: `/${n}` }))
  expect(await eating).toMatchObject({
    kind: 'failed',
    message: 'It used more than 512 MB while it rendered.',
  })
  const pages = (await Promise.all(others)).map((page) => page?.kind === 'rendered' && page.html)
  expect(pages).toEqual(others.map((_, n) => `<main>Hello /${n}</main>`))
})

test('a process that ends while it renders costs that page, and the next one gets a new process', async () => {
  const { render } = open()
  const before = ownProcesses()
  const started = () => ownProcesses().filter((pid) => !before.includes(pid))
  const looping = render('for (;;) {}')
  await expect.poll(started, POLLING).toHaveLength(1)
  for (const pid of started()) process.kill(pid, 'SIGKILL')
  expect(await looping).toMatchObject({ kind: 'failed', message: 'Its process ended while it rendered.' })
  expect(await render(GREET)).toMatchObject({ kind: 'rendered' })
})

test('a process that ends between two pages is replaced', async () => {
  const { render } = open()
  const before = ownProcesses()
  await render(GREET)
  const [pid = expect.fail()] = ownProcesses().filter((one) => !before.includes(one))
  process.kill(pid, 'SIGKILL')
  await expect.poll(ownProcesses, POLLING).not.toContain(pid)
  expect(await render(GREET)).toMatchObject({ kind: 'rendered' })
})

test('a page whose data is late is rendered in the browser, and blames no one', async () => {
  const { render } = open({ wait: 50 })
  const read: ReadData = () => new Promise(() => {})
  expect(await render(`await fetch('/slow')`, { read })).toEqual({ kind: 'none' })
})

test('a page that nobody waits for any more is given up, and the process renders others', async () => {
  const { render } = open({ end: 1_500 })
  const given = Promise.withResolvers<boolean>()
  const read: ReadData = (_path, _headers, signal) => {
    signal.addEventListener('abort', () => given.resolve(true))
    return new Promise(() => {})
  }
  expect(await render(`await fetch('/slow')`, { read })).toEqual({ kind: 'none' })
  expect(await given.promise).toBe(true)
  expect(await render(GREET)).toMatchObject({ kind: 'rendered' })
})

test('under load rendering is shed at once, by as many pages as would wait too long', async () => {
  const turns: string[] = []
  const { render } = open({ queue: 1_000 }, 1, (outcome) => turns.push(outcome))
  const answers: (() => void)[] = []
  const read: ReadData = () =>
    new Promise((resolve) => answers.push(() => resolve({ status: 200, headers: {}, body: '' })))
  const slow = `await new Promise((resolve) => setTimeout(resolve, 400))
    ${GREET}`
  expect(await render(slow)).toMatchObject({ kind: 'rendered' })
  const pages = Array.from({ length: 20 }, () => render(`await fetch('/x'); ${GREET}`, { read }))
  // One is rendered, two may wait for it, or fewer on a busy machine.
  expect(await Promise.all(pages.slice(3))).toEqual(Array.from({ length: 17 }, () => undefined))
  const answering = setInterval(() => answers.shift()?.(), 1)
  expect(await pages[0]).toMatchObject({ kind: 'rendered' })
  clearInterval(answering)
  expect(turns.filter((outcome) => outcome === 'shed').length).toBeGreaterThanOrEqual(17)
  expect(turns).toContain('got')
})

test('timers of a page end with it', async () => {
  const { render } = open()
  const reads: string[] = []
  const read: ReadData = async (path) => {
    reads.push(path)
    return { status: 200, headers: {}, body: '' }
  }
  const code = `if (url === '/first') setInterval(() => fetch('/tick').catch(() => {}), 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await fetch(url)
    return url`
  await render(code, { url: '/first', read })
  reads.length = 0
  expect(await render(code, { url: '/second', read })).toMatchObject({ html: '<main>/second</main>' })
  expect(reads).toEqual(['/second'])
})

test('a page whose data is refused may fail without blame', async () => {
  const { render } = open()
  const code = `const answer = await fetch('/likes')
    if (!answer.ok) throw new Error('no likes')`
  expect(await render(code)).toEqual({ kind: 'none' })
  const read = () => Promise.reject(new Error('a slip'))
  expect(await render(code, { read })).toEqual({ kind: 'none' })
})

test('an error outside of a page costs that page, and the next one has a new process', async () => {
  const { render } = open()
  const late = `setTimeout(() => { throw new Error('too late') })
    await new Promise(() => {})`
  expect(await render(late)).toMatchObject({ kind: 'failed', culprit: 'remote', message: 'too late' })
  expect(await render(GREET)).toMatchObject({ kind: 'rendered' })
  // A rejection that nobody handles is no reason to end.
  const rejected = `void Promise.reject(new Error('nobody cares')); ${GREET}`
  expect(await render(rejected)).toMatchObject({ kind: 'rendered' })
  expect(await render(GREET)).toMatchObject({ kind: 'rendered' })
})

test('a page does not wait longer for a process that another page holds', async () => {
  const { render } = open({ wait: 200, queue: 200 })
  const answer = Promise.withResolvers<void>()
  const read: ReadData = async () => {
    await answer.promise
    return { status: 404, headers: {}, body: '' }
  }
  const held = render(`await fetch('/late'); return ''`, { read })
  const waiting = [render(GREET), render(GREET)]
  expect(await held).toEqual({ kind: 'none' })
  expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  answer.resolve()
  await expect.poll(() => render(GREET), { timeout: 60_000 }).toMatchObject({ kind: 'rendered' })
})
