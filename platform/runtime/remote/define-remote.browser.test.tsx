import { useId, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remote } from '../../data/index.ts'
import type { HostProps, PageProps } from '../contract.ts'
import { Link, useLeaveGuard, useLocation, usePageTitle, useParams } from '../router/index.ts'
import { defineRemote } from './define-remote.tsx'
import { notFound } from './not-found.ts'
import type { PreloadInput } from './parts.ts'
import { Slot } from './slot.tsx'

let element: HTMLElement

// Every bundle's build writes this in.
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
  usePageTitle(id === '7' ? 'The seventh' : undefined)
  if (id === 'broken') throw new Error('in render')
  return <p id={useId()}>{`toy ${id} ${search}`}</p>
}

const toys = defineRemote(data, {
  pages: {
    list: async () => ({ Page: List }),
    one: async () => ({ Page: One, preload: rememberInput }),
    two: async () => ({ Page: Two }),
  },
  widgets: { badge: async () => ({ Widget: () => <b>{useLocation().pathname}</b> }) },
  words: async (locale) => ({ default: { hello: `hello in ${locale}` } }),
})

let preloaded: unknown
async function rememberInput({ params, search }: PreloadInput) {
  preloaded = { params, search: search.toString() }
  if (params['id'] === 'lost') throw notFound()
  throw new Error('the data did not come')
}

/** What a shell hands over, and what is told to it. */
function host(pathname: string, search = '') {
  const told: string[] = []
  const drawn = Promise.withResolvers<void>()
  const common: HostProps & Pick<PageProps, 'location'> = {
    location: { pathname, search, hash: '', state: null, key: pathname },
    wrap: ({ children }) => <section>{children}</section>,
    navigator: {
      createHref: String,
      go() {},
      push: (to) => void told.push(`push ${typeof to === 'string' ? to : to.pathname}`),
      replace() {},
    },
    guardLeaving(_, message) {
      told.push(`guard: ${message}`)
      return () => void told.push('guard taken back')
    },
    titlePage(path, title) {
      told.push(`${path} is ${title}`)
      return () => void told.push(`${path} has no name`)
    },
    fillSlot(name, place) {
      place.append(`filled ${name}`)
      return () => place.replaceChildren()
    },
    onCrash: (error) => {
      told.push(String(error))
      drawn.resolve()
    },
  }
  return { props: { ...common, onDrawn: drawn.resolve }, drawn: drawn.promise, told }
}

async function mount(route: string, pathname: string, { name = 'toys-1', search = '' } = {}) {
  const { props, drawn, told } = host(pathname, search)
  await toys.preload({ route, location: props.location })
  await toys.mount({ ...props, route, name, domElement: element })
  await drawn
  return { told, unmount: () => toys.unmount({ name }) }
}

test("a page is drawn inside the shell's providers, with its parameters and the query", async () => {
  const { unmount } = await mount('one', '/toys/5', { search: '?colour=red' })
  expect(element.innerHTML).toContain('toy 5 ?colour=red')
  expect(element.querySelector('section p')).not.toBeNull()
  await unmount()
  expect(element.innerHTML).toBe('')
})

test('a page is given its first data to fetch; that this fails is its own business', async () => {
  const location = { pathname: '/toys/5', search: '?colour=red', hash: '', state: null, key: 'a' }
  await toys.preload({ route: 'one', location })
  expect(preloaded).toEqual({ params: { id: '5' }, search: 'colour=red' })
  await expect(toys.preload({ route: 'none', location })).rejects.toThrow('no part named none')
})

test('a page may find out that there is nothing of this id', async () => {
  const location = { search: '', hash: '', state: null, key: 'a' }
  const at = (id: string) =>
    toys.preload({ route: 'one', location: { ...location, pathname: `/toys/${id}` } })
  expect(await at('lost')).toBe('missing')
  expect(await at('5')).toBeUndefined()
})

test("a link goes through the page's one router, and an update shows where it led", async () => {
  const { told, unmount } = await mount('list', '/toys')
  element.querySelector('a')?.click()
  expect(told).toEqual(['push /toys/7'])

  const next = host('/toys/7')
  await toys.preload({ route: 'one', location: next.props.location })
  await toys.update({ ...next.props, route: 'one', name: 'toys-1' })
  await next.drawn
  expect(element.textContent).toContain('toy 7')
  await unmount()
})

test('a page with something to lose says so, and takes it back when it goes', async () => {
  const { told, unmount } = await mount('one', '/toys/7')
  expect(told).toContain('guard: Leave the seventh?')
  await unmount()
  expect(told).toContain('guard taken back')
})

test('a page names itself by what stands on it, while it stands there', async () => {
  const { told, unmount } = await mount('one', '/toys/7')
  const name = () => told.findLast((sentence) => sentence.startsWith('/toys/7'))
  expect(name()).toBe('/toys/7 is The seventh')
  await unmount()
  expect(name()).toBe('/toys/7 has no name')
})

test('a page that throws tells the shell and shows nothing', async () => {
  const { told, unmount } = await mount('one', '/toys/broken')
  expect(told).toContain('Error: in render')
  expect(element.textContent).toBe('')
  await unmount()
})

test('ids of two roots do not collide: each carries the name of its root', async () => {
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

test('a widget has a root of its own, and words come as they stand in their file', async () => {
  const badge = await toys.widget('badge')
  await badge.mount({ ...host('/toys').props, name: 'toys-badge-1', domElement: element })
  await expect.poll(() => element.textContent).toBe('/toys')
  await badge.unmount({ name: 'toys-badge-1' })
  await expect(toys.widget('none')).rejects.toThrow('no part named none')
  expect(await toys.words('fi')).toEqual({ hello: 'hello in fi' })
  expect(toys.canUpdate()).toBe(true)
})

test('a page has a place for what others bring, and gives it back with the place', async () => {
  const { unmount } = await mount('two', '/toys/5/room')
  const corner = element.querySelector('[data-slot="corner"]')
  await expect.poll(() => corner?.textContent).toBe('filled corner')
  expect(corner?.className).toBe('room')
  element.querySelector('button')?.click()
  await expect.poll(() => element.querySelector('[data-slot]')).toBeNull()
  expect(corner?.textContent).toBe('')
  await unmount()
})
