import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remote } from '../../protocol/index.ts'
import type { HostProps, PageProps } from '../contract.ts'
import {
  Link,
  useHoldVersion,
  useLeaveGuard,
  useLocation,
  usePageTitle,
  useParams,
  useUnsavedWork,
} from '../router/index.ts'
import { defineRemote } from './define-remote.tsx'
import { notFound } from './not-found.ts'
import type { PreloadInput } from './parts.ts'
import { Slot } from './slot.tsx'

let element: HTMLElement

// Every bundle's build inlines this.
vi.stubGlobal('process', { env: { NODE_ENV: 'production' } })

beforeEach(() => {
  element = document.createElement('div')
  document.body.append(element)
})
afterEach(() => element.remove())

const data = remote({
  name: 'toys',
  routes: [
    { name: 'list', path: '/toys', layout: 'page', access: 'any' },
    { name: 'one', path: '/toys/:id', layout: 'page', access: 'any' },
    { name: 'effect', path: '/effect', layout: 'page', access: 'any' },
    { name: 'layout', path: '/layout', layout: 'page', access: 'any' },
    { name: 'two', path: '/toys/:id/room', layout: 'page', access: 'any' },
  ],
  slots: [{ slot: 'corner', widget: 'badge' }],
})

function List() {
  return <Link to="/toys/7">To the seventh</Link>
}

function Two() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <Slot name="corner" className="room" />}
      <button type="button" onClick={() => setThere(false)}>
        close
      </button>
    </>
  )
}

function One() {
  const { id } = useParams()
  const { search } = useLocation()
  useLeaveGuard(id === '7', 'Leave the seventh?')
  useUnsavedWork(id === 'unsaved')
  usePageTitle(id === '7' ? 'The seventh' : undefined)
  if (id === 'broken') throw new Error('in render')
  return <p id={useId()}>{`toy ${id} ${search}`}</p>
}

function InEffect() {
  useEffect(() => {
    throw new Error('in an effect')
  }, [])
  return <p>drawn</p>
}

function InLayoutEffect() {
  useLayoutEffect(() => {
    throw new Error('in a layout effect')
  }, [])
  return <p>drawn</p>
}

const toys = defineRemote(data, {
  pages: {
    list: async () => ({ Page: List }),
    effect: async () => ({ Page: InEffect }),
    layout: async () => ({ Page: InLayoutEffect }),
    one: async () => ({ Page: One, preload: rememberInput }),
    two: async () => ({ Page: Two }),
  },
  widgets: { badge: async () => ({ Widget: () => <b>{useLocation().pathname}</b> }) },
  words: async (locale) => ({ default: { hello: `hello in ${locale}` } }),
})

/** Holds its version from one press to the next, without rendering. */
function Card() {
  const hold = useHoldVersion()
  const release = useRef<() => void>(undefined)
  function press() {
    const isHolding = release.current !== undefined
    release.current?.()
    release.current = isHolding ? undefined : hold()
  }
  return (
    <button type="button" onClick={press}>
      drag
    </button>
  )
}

const drag = defineRemote(remote({ name: 'drag', routes: [], slots: [{ slot: 'corner', widget: 'card' }] }), {
  pages: {},
  widgets: { card: async () => ({ Widget: Card }) },
  words: async () => ({ default: {} }),
})

let preloaded: unknown
async function rememberInput({ params, search }: PreloadInput) {
  preloaded = { params, search: search.toString() }
  if (params['id'] === 'lost') throw notFound()
  throw new Error('the data failed to load')
}

/** The props that a shell passes in, which log every call. */
function host(pathname: string, search = '') {
  const calls: string[] = []
  const drawn = Promise.withResolvers<void>()
  const common: HostProps & Pick<PageProps, 'location'> = {
    location: { pathname, search, hash: '', state: null, key: pathname },
    wrap: ({ children }) => <section>{children}</section>,
    navigator: {
      createHref: String,
      go() {},
      push: (to) => void calls.push(`push ${typeof to === 'string' ? to : to.pathname}`),
      replace() {},
    },
    guardLeaving(_, message) {
      calls.push(`guard: ${message}`)
      return () => void calls.push('guard removed')
    },
    titlePage(path, title) {
      calls.push(`${path} is ${title}`)
      return () => void calls.push(`${path} has no title`)
    },
    fillSlot(name, place) {
      place.append(`filled ${name}`)
      return () => place.replaceChildren()
    },
    onCrash: (error) => {
      calls.push(String(error))
      drawn.resolve()
    },
  }
  const onDrawn = () => {
    calls.push('drawn')
    drawn.resolve()
  }
  return { props: { ...common, onDrawn }, drawn: drawn.promise, calls }
}

async function mount(route: string, pathname: string, { name = 'toys-1', search = '' } = {}) {
  const { props, drawn, calls } = host(pathname, search)
  await toys.preload({ route, location: props.location })
  await toys.mount({ ...props, route, name, domElement: element })
  await drawn
  return { calls, unmount: () => toys.unmount({ name }) }
}

test("a page renders inside the shell's providers, with its parameters and the query", async () => {
  const { unmount } = await mount('one', '/toys/5', { search: '?colour=red' })
  expect(element.innerHTML).toContain('toy 5 ?colour=red')
  expect(element.querySelector('section p')).not.toBeNull()
  await unmount()
  expect(element.innerHTML).toBe('')
})

test('a page preloads its first data, and a failure of that does not reject', async () => {
  const location = { pathname: '/toys/5', search: '?colour=red', hash: '', state: null, key: 'a' }
  await toys.preload({ route: 'one', location })
  expect(preloaded).toEqual({ params: { id: '5' }, search: 'colour=red' })
  await expect(toys.preload({ route: 'none', location })).rejects.toThrow('no part named none')
})

test('a page can report that there is nothing with this id', async () => {
  const location = { search: '', hash: '', state: null, key: 'a' }
  const at = (id: string) =>
    toys.preload({ route: 'one', location: { ...location, pathname: `/toys/${id}` } })
  expect(await at('lost')).toBe('missing')
  expect(await at('5')).toBeUndefined()
})

test("a link navigates with the page's only router, and an update shows its target", async () => {
  const { calls, unmount } = await mount('list', '/toys')
  element.querySelector('a')?.click()
  expect(calls).toEqual(['drawn', 'push /toys/7'])

  const next = host('/toys/7')
  await toys.preload({ route: 'one', location: next.props.location })
  await toys.update({ ...next.props, route: 'one', name: 'toys-1' })
  await next.drawn
  expect(element.textContent).toContain('toy 7')
  await unmount()
})

test('a page with unsaved changes sets a guard, and removes it on unmount', async () => {
  const { calls, unmount } = await mount('one', '/toys/7')
  expect(calls).toContain('guard: Leave the seventh?')
  await unmount()
  expect(calls).toContain('guard removed')
})

test('a page sets its own title while it is mounted', async () => {
  const { calls, unmount } = await mount('one', '/toys/7')
  const title = () => calls.findLast((sentence) => sentence.startsWith('/toys/7'))
  expect(title()).toBe('/toys/7 is The seventh')
  await unmount()
  expect(title()).toBe('/toys/7 has no title')
})

test('a page that throws notifies the shell and shows nothing', async () => {
  const { calls, unmount } = await mount('one', '/toys/broken')
  expect(calls).toContain('Error: in render')
  expect(element.textContent).toBe('')
  await unmount()
})

test.each([
  ['effect', 'Error: in an effect'],
  ['layout', 'Error: in a layout effect'],
])(
  'a page that throws in an effect of its mount (%s) notifies the shell, and has not drawn',
  async (route, crash) => {
    const { calls, unmount } = await mount(route, `/${route}`)
    // Time for everything that may follow.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([...new Set(calls)]).toEqual([crash])
    expect(element.textContent).toBe('')
    await unmount()
  },
)

test('a page that is updated at its own location has drawn again', async () => {
  const { unmount } = await mount('one', '/toys/5')
  const again = host('/toys/5')
  await toys.update({ ...again.props, route: 'one', name: 'toys-1' })
  await again.drawn
  expect(again.calls).toContain('drawn')
  await unmount()
})

test('ids of two roots do not collide, since each has the name of its root as prefix', async () => {
  const other = document.createElement('div')
  const first = await mount('one', '/toys/1')
  const here = element
  element = other
  const second = await mount('one', '/toys/2', { name: 'toys-2' })
  element = here
  expect(here.querySelector('p')?.id).toContain('toys-1-')
  expect(other.querySelector('p')?.id).toContain('toys-2-')
  await first.unmount()
  await second.unmount()
})

test('a widget has its own root, and words are returned as in their file', async () => {
  const badge = await toys.widget('badge')
  await badge.mount({ ...host('/toys').props, name: 'toys-badge-1', domElement: element })
  await expect.poll(() => element.textContent).toBe('/toys')
  await badge.unmount({ name: 'toys-badge-1' })
  await expect(toys.widget('none')).rejects.toThrow('no part named none')
  expect(await toys.words('fi')).toEqual({ hello: 'hello in fi' })
  expect(toys.canUpdate()).toBe(true)
})

test.each([
  ['a busy leave guard', '/toys/7'],
  ['unsaved work', '/toys/unsaved'],
])('%s in a page postpones another version until it ends', async (_, path) => {
  const { unmount } = await mount('one', path)
  await expect.poll(() => toys.canUpdate()).toBe(false)
  await unmount()
  expect(toys.canUpdate()).toBe(true)
})

test('work in a widget postpones another version, too, and only of its own remote', async () => {
  const held = await drag.widget('card')
  await held.mount({ ...host('/toys').props, name: 'drag-card-1', domElement: element })
  await expect.poll(() => element.querySelector('button')).not.toBeNull()
  expect(drag.canUpdate()).toBe(true)
  element.querySelector('button')?.click()
  expect([drag.canUpdate(), toys.canUpdate()]).toEqual([false, true])
  element.querySelector('button')?.click()
  expect(drag.canUpdate()).toBe(true)
  await held.unmount({ name: 'drag-card-1' })
})

test('a page offers a place for widgets of others, and releases it on unmount', async () => {
  const { unmount } = await mount('two', '/toys/5/room')
  const corner = element.querySelector('[data-slot="corner"]')
  await expect.poll(() => corner?.textContent).toBe('filled corner')
  expect(corner?.className).toBe('room')
  element.querySelector('button')?.click()
  await expect.poll(() => element.querySelector('[data-slot]')).toBeNull()
  expect(corner?.textContent).toBe('')
  await unmount()
})
