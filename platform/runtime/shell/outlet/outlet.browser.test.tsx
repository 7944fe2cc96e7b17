import { type AppProps, mountRootParcel } from 'single-spa'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageLocation, PageProps, RemoteModule } from '../../contract.ts'
import { fixtureModule, fixtureRemote } from '../remotes/fixture-remote.ts'
import type { LoadedRemote } from '../remotes/versions.ts'
import { createOutlet } from './outlet.ts'

let mountParcel: AppProps['mountParcel']

beforeEach(async () => {
  const mounted = Promise.withResolvers<AppProps['mountParcel']>()
  const shell = {
    name: 'shell',
    async bootstrap() {},
    mount: async (props: AppProps) => mounted.resolve(props.mountParcel),
    async unmount() {},
  }
  mountRootParcel(shell, { domElement: document.body })
  mountParcel = await mounted.promise
})
afterEach(() => void vi.useRealTimers())

type Mount = Parameters<RemoteModule['mount']>[0]

/** A remote that renders the name of its route and calls `onDrawn`, unless `parts` override that. */
function toy(name: string, { mount, ...parts }: Partial<RemoteModule> = {}) {
  const log: string[] = []
  const module = fixtureModule({
    async mount(props: Mount) {
      log.push(`mount ${props.route}`)
      if (mount) return mount(props)
      props.domElement.textContent = `${name} ${props.route}`
      props.onDrawn()
    },
    async update({ route, onDrawn }) {
      log.push(`update ${route}`)
      onDrawn()
    },
    async unmount() {
      log.push('unmount')
    },
    ...parts,
  })
  return { loaded: { remote: fixtureRemote({ name }), module } satisfies LoadedRemote, log }
}

function outlet() {
  const crashes: string[] = []
  const ready: string[] = []
  const drawn: string[] = []
  const created = createOutlet({
    mountParcel,
    hostProps: {
      wrap: ({ children }) => children,
      navigator: {} as PageProps['navigator'],
      guardLeaving: () => () => {},
      fillSlot: () => () => {},
      titlePage: () => () => {},
    },
    onCrash: ({ remote }, error) => void crashes.push(`${remote.name}: ${String(error)}`),
  })
  /** Everything in the outlet, and the visible part of it. */
  const all = () => [...created.element.children].map((page) => page.textContent)
  const visible = () =>
    [...created.element.querySelectorAll(':scope > :not([hidden]):not([inert])')].map(
      (page) => page.textContent,
    )
  const prepare = (loaded: LoadedRemote, target: PageLocation, retire?: () => Promise<void>) =>
    created.prepare(loaded, target, {
      onReady: () => void ready.push(target.route),
      onDrawn: () => void drawn.push(target.route),
      retire,
    })
  return { ...created, isHydrated: () => created.isHydrated, prepare, crashes, ready, drawn, all, visible }
}

function at(route: string): PageLocation {
  return { route, location: { pathname: `/${route}`, search: '', hash: '', state: null, key: route } }
}

test('prepares a page out of sight and shows it in place of the old one', async () => {
  const { prepare, all, visible } = outlet()
  const [ball, doll] = [toy('ball'), toy('doll')]
  await (await prepare(ball.loaded, at('red'))).show()
  expect(visible()).toEqual(['ball red'])

  const next = await prepare(doll.loaded, at('blue'))
  expect(all()).toEqual(['ball red', 'doll blue'])
  expect(visible()).toEqual(['ball red'])
  await next.show()
  expect(visible()).toEqual(['doll blue'])
  await expect.poll(all).toEqual(['doll blue'])
  expect(ball.log).toEqual(['mount red', 'unmount'])
})

/** The HTML of a page, as the server writes it. */
function serverRender(remote: string, version: string, route: string) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-outlet=""><div data-painted="${remote}-0-" data-remote="${remote}" data-version="${version}" data-route="${route}">from the server</div></div>`,
  )
  return document.querySelector<HTMLElement>('[data-painted]')
}

test('hydrates the page from the server where it stands', async () => {
  const host = serverRender('ball', '1', 'red')
  const mounts: HTMLElement[] = []
  const { prepare, visible, element, isHydrated } = outlet()
  expect(isHydrated()).toBe(false)
  const ball = toy('ball', {
    async mount({ domElement, onDrawn }) {
      mounts.push(domElement)
      onDrawn()
    },
  })
  const page = await prepare(ball.loaded, at('red'))
  expect(visible()).toEqual(['from the server'])
  await page.show()
  expect(mounts).toEqual([host])
  expect([...element.children]).toEqual([host])
  expect(isHydrated()).toBe(true)
  element.remove()
})

test('hydrates the page from the server without the hash, which the server did not know, then passes it on', async () => {
  serverRender('ball', '1', 'red')
  const hashes: string[] = []
  const note = async ({ location, onDrawn }: PageProps) => {
    hashes.push(location.hash)
    onDrawn()
  }
  const { prepare, element } = outlet()
  const { loaded } = toy('ball', { mount: note, update: note })
  const { route, location } = at('red')
  await (await prepare(loaded, { route, location: { ...location, hash: '#rules' } })).show()
  await expect.poll(() => hashes).toEqual(['', '#rules'])
  element.remove()
})

test.each([
  ['ball', ['mount red', 'update blue'], ['ball red']],
  ['doll', ['mount red', 'unmount'], ['doll blue']],
] as const)(
  'a visitor leaves the page from the server for one of %s before the frame has shown it',
  async (to, log, left) => {
    serverRender('ball', '1', 'red')
    const { prepare, all, drawn, element } = outlet()
    const toys = { ball: toy('ball'), doll: toy('doll') }
    await prepare(toys.ball.loaded, at('red'))
    await (await prepare(toys[to].loaded, at('blue'))).show()
    await expect.poll(all).toEqual(left)
    expect(toys.ball.log).toEqual(log)
    expect(drawn).toEqual(['blue'])
    element.remove()
  },
)

test('a page from the server whose navigation was aborted is removed', async () => {
  serverRender('ball', '1', 'red')
  const { prepare, all, element } = outlet()
  const [ball, doll] = [toy('ball'), toy('doll')]
  const aborted = await prepare(ball.loaded, at('red'))
  aborted.discard()
  await (await prepare(doll.loaded, at('blue'))).show()
  await expect.poll(all).toEqual(['doll blue'])
  element.remove()
})

test.each([
  ['another version', { version: '2' }, 'red'],
  ['another page', {}, 'green'],
])('a page from the server that is %s stays until the right one is ready', async (_, parts, route) => {
  serverRender('ball', '1', 'red')
  const { prepare, visible, element, isHydrated } = outlet()
  const { loaded } = toy('ball')
  const other = { ...loaded, remote: { ...loaded.remote, ...parts } }
  const page = await prepare(other, at(route))
  expect(visible()).toEqual(['from the server'])
  await page.show()
  expect(visible()).toEqual([`ball ${route}`])
  expect(element.children).toHaveLength(1)
  expect(isHydrated()).toBe(false)
  element.remove()
})

test('navigating within a remote updates it, without another mount', async () => {
  const { prepare, ready, drawn } = outlet()
  const { loaded, log } = toy('ball')
  const red = await prepare(loaded, at('red'))
  expect([ready, drawn]).toEqual([['red'], []])
  await red.show()
  const green = await prepare(loaded, at('green'))
  expect([ready, drawn]).toEqual([['red'], ['red']])
  await green.show()
  expect([ready, drawn]).toEqual([
    ['red', 'green'],
    ['red', 'green'],
  ])
  expect(log).toEqual(['mount red', 'update green'])
})

test('a page is ready once it calls onDrawn, which leaves a performance mark', async () => {
  performance.clearMarks()
  const { prepare, visible } = outlet()
  let draw = () => {}
  const { loaded } = toy('ball', {
    async mount({ domElement, onDrawn }) {
      draw = () => {
        domElement.textContent = 'drawn at last'
        onDrawn()
      }
    },
  })
  let isReady = false
  const ready = prepare(loaded, at('red')).then((page) => {
    isReady = true
    return page
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isReady).toBe(false)
  expect(performance.getEntriesByName('page-drawn')).toEqual([])
  draw()
  expect(performance.getEntriesByName('page-drawn')).toHaveLength(1)
  await (await ready).show()
  expect(visible()).toEqual(['drawn at last'])
})

test('a page that never calls onDrawn is shown after three seconds, and has failed after fifteen', async () => {
  vi.useFakeTimers()
  const { prepare, visible, crashes, drawn } = outlet()
  const { loaded } = toy('ball', {
    async mount({ domElement }) {
      domElement.textContent = 'silent'
    },
  })
  const ready = prepare(loaded, at('red'))
  await vi.advanceTimersByTimeAsync(3_000)
  await (await ready).show()
  expect(visible()).toEqual(['silent'])
  await vi.advanceTimersByTimeAsync(11_999)
  expect(crashes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(crashes).toEqual(['ball: TookTooLong: The page red of ball 1 has not drawn within 15000 ms.'])
  expect(drawn).toEqual([])
})

test('offline, a page may wait for its data', async () => {
  vi.useFakeTimers()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { prepare, crashes } = outlet()
  const ready = prepare(toy('ball', { mount: async () => {} }).loaded, at('red'))
  await vi.advanceTimersByTimeAsync(3_000)
  await (await ready).show()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(crashes).toEqual([])
  onLine.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(crashes).toHaveLength(1)
  onLine.mockRestore()
})

test('a page that was left before it drew has not failed', async () => {
  vi.useFakeTimers()
  const { prepare, crashes } = outlet()
  const silent = toy('ball', { mount: async () => {} })
  const ready = prepare(silent.loaded, at('red'))
  await vi.advanceTimersByTimeAsync(3_000)
  await (await ready).show()
  await (await prepare(toy('doll').loaded, at('blue'))).show()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(crashes).toEqual([])
})

test('counts a page as drawn once it is shown, for each location', async () => {
  const { prepare, drawn } = outlet()
  const { loaded } = toy('ball')
  const page = await prepare(loaded, at('red'))
  expect(drawn).toEqual([])
  await page.show()
  await (await prepare(loaded, at('green'))).show()
  expect(drawn).toEqual(['red', 'green'])
})

test('a page that throws while it mounts or renders leaves no trace, and the old one stays', async () => {
  const { prepare, all, crashes } = outlet()
  await (await prepare(toy('ball').loaded, at('red'))).show()
  const atMount = toy('doll', { mount: () => Promise.reject(new Error('at mount')) })
  await expect(prepare(atMount.loaded, at('blue'))).rejects.toThrow('at mount')
  const inRender = toy('doll', { mount: async ({ onCrash }) => onCrash(new Error('in render')) })
  await expect(prepare(inRender.loaded, at('blue'))).rejects.toThrow('in render')
  expect(inRender.log).toEqual(['mount blue', 'unmount'])
  expect(all()).toEqual(['ball red'])
  expect(crashes).toEqual([])
})

test('a page that throws after it was shown is reported as a crash', async () => {
  const { prepare, crashes } = outlet()
  let crash: PageProps['onCrash'] = () => {}
  const { loaded } = toy('ball', {
    async mount(props) {
      crash = props.onCrash
      props.onDrawn()
    },
  })
  await (await prepare(loaded, at('red'))).show()
  crash(new Error('later'))
  expect(crashes).toEqual(['ball: Error: later'])
})

test('a page that throws between its drawing and its show is a crash, and does not count as drawn', async () => {
  const { prepare, crashes, drawn } = outlet()
  let crash: PageProps['onCrash'] = () => {}
  const { loaded } = toy('ball', {
    async mount(props) {
      crash = props.onCrash
      props.onDrawn()
    },
  })
  const page = await prepare(loaded, at('red'))
  crash(new Error('in an effect'))
  expect(crashes).toEqual([])
  await page.show()
  expect(crashes).toEqual(['ball: Error: in an effect'])
  expect(drawn).toEqual([])
})

test('a page that cannot be updated to another location is a crash', async () => {
  const { prepare, crashes } = outlet()
  const { loaded } = toy('ball', { update: () => Promise.reject(new Error('no way')) })
  await (await prepare(loaded, at('red'))).show()
  await (await prepare(loaded, at('green'))).show()
  expect(crashes).toHaveLength(1)
  expect(crashes[0]).toContain('no way')
})

test('a discarded page is removed', async () => {
  const { prepare, all } = outlet()
  const { loaded, log } = toy('ball')
  const page = await prepare(loaded, at('red'))
  page.discard()
  await expect.poll(all).toEqual([])
  expect(log).toEqual(['mount red', 'unmount'])
})

test('nothing of a new version is mounted before the old one is gone', async () => {
  const { prepare, visible } = outlet()
  const [old, next] = [toy('ball'), toy('ball')]
  await (await prepare(old.loaded, at('red'))).show()
  const steps: string[] = []
  const page = await prepare(next.loaded, at('red'), async () => {
    steps.push(...old.log, 'retired', ...next.log)
  })
  expect(next.log).toEqual([])
  await page.show()
  expect(steps).toEqual(['mount red', 'unmount', 'retired'])
  expect(next.log).toEqual(['mount red'])
  expect(visible()).toEqual(['ball red'])
})

test('a page that fails to unmount is reported and removed, and does not block others', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { prepare, all } = outlet()
  const stuck = toy('ball', { unmount: () => Promise.reject(new Error('It is stuck.')) })
  const [doll, kite] = [toy('doll'), toy('kite')]
  for (const { loaded } of [stuck, doll, kite]) await (await prepare(loaded, at('red'))).show()
  await expect.poll(all).toEqual(['kite red'])
  expect(doll.log).toEqual(['mount red', 'unmount'])
  expect(String(reported.mock.calls)).toContain('It is stuck.')
  vi.unstubAllGlobals()
})

test('a hundred navigations leave one page', async () => {
  const { prepare, all, clear } = outlet()
  const toys = [toy('ball'), toy('doll')]
  for (let n = 0; n < 100; n += 1) {
    const next = toys[n % 2] ?? toy('none')
    await (await prepare(next.loaded, at('red'))).show()
  }
  await expect.poll(all).toEqual(['doll red'])
  await clear()
  expect(all()).toEqual([])
})
