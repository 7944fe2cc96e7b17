import { expect, onTestFinished, test } from 'vitest'
import type { ReadData } from './child-process.ts'
import { remoteHalf, SHELL_HALF, toyJob } from './fixture-halves.ts'
import type { RenderLimits } from './limits.ts'
import { renderer } from './renderer.ts'

const noData: ReadData = async () => ({ status: 404, headers: {}, body: '' })

/** A machine that is busy with other tests may take long; the limits that a test is about are its own. */
const PATIENT: RenderLimits = {
  cpu: 60_000,
  loadCpu: 60_000,
  wait: 60_000,
  end: 60_000,
  memory: 4 * 1024 ** 3,
}

function open(limits: Partial<RenderLimits> = {}, processes = 1) {
  const pages = renderer({ limits: { ...PATIENT, ...limits }, processes })
  onTestFinished(pages.stop)
  return {
    render: (code: string, { url = '/toy', read = noData, state = null } = {}) => {
      const scripts = new Map([
        ['shell@1', SHELL_HALF],
        [`toy@${code}`, remoteHalf(code)],
      ])
      const job = { ...toyJob(url, state), remote: { key: `toy@${code}`, base: '/toy/' } }
      return pages.render(job, scripts, read)
    },
    raw: (shell: string, remote: string) => {
      const scripts = new Map([
        ['shell@1', shell],
        ['toy@1', remote],
      ])
      return pages.render(toyJob('/toy'), scripts, noData)
    },
  }
}

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
  const { render } = open({ cpu: 100 }, 2)
  const [looping, other] = await Promise.all([render('for (;;);'), render(GREET)])
  expect(looping).toEqual({
    kind: 'failed',
    culprit: 'remote',
    message: 'It rendered for more than 100 ms.',
  })
  expect(other).toMatchObject({ kind: 'rendered' })
  expect(await render(GREET)).toMatchObject({ kind: 'rendered' })
})

test('a half that eats memory is stopped', async () => {
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

test('a half has no environment, no files and no network', async () => {
  const { render } = open()
  const found = `return [typeof process, typeof WebSocket, typeof EventSource, typeof require].join(' ')`
  expect(await render(found)).toMatchObject({ html: '<main>undefined undefined undefined function</main>' })
  const escape = `const real = fetch.constructor('return import("node:fs")')
    const fs = await real()
    return fs.readFileSync('/etc/hostname', 'utf8')`
  expect(await render(escape)).toMatchObject({ kind: 'failed' })
})

test('a page whose data is late is drawn in the browser, and blames no one', async () => {
  const { render } = open({ wait: 50 })
  const read: ReadData = () => new Promise(() => {})
  expect(await render(`await fetch('/slow')`, { read })).toEqual({ kind: 'none' })
})

test('a page that nobody waits for any more is given up, and the process renders others', async () => {
  const { render } = open({ wait: 50, end: 300 })
  const read: ReadData = () => new Promise(() => {})
  await render(`await fetch('/slow')`, { read })
  // Its code may take longer to load on a busy machine than this page waits.
  await expect.poll(() => render(GREET), { timeout: 10_000 }).toMatchObject({ kind: 'rendered' })
})

test('under load rendering is shed', async () => {
  const { render } = open()
  const answers: (() => void)[] = []
  const read: ReadData = () =>
    new Promise((resolve) => answers.push(() => resolve({ status: 200, headers: {}, body: '' })))
  const pages = Array.from({ length: 20 }, () => render(`await fetch('/x'); ${GREET}`, { read }))
  const shed = await Promise.race(pages.slice(-1))
  expect(shed).toBeUndefined()
  const answering = setInterval(() => answers.shift()?.(), 1)
  const results = await Promise.all(pages)
  clearInterval(answering)
  expect(results.filter((result) => result?.kind === 'rendered')).toHaveLength(5)
})

test('timers of a page end with it', async () => {
  const { render } = open()
  const first = `globalThis.ticks = 0; setInterval(() => { globalThis.ticks += 1 }, 1); ${GREET}`
  await render(first)
  const later = `const before = globalThis.ticks
    await new Promise((resolve) => setTimeout(resolve, 50))
    return String(globalThis.ticks - before)`
  expect(await render(later)).toMatchObject({ html: '<main>0</main>' })
})
