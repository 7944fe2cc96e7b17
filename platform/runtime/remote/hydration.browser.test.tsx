import { useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { remote } from '../../protocol/index.ts'
import type { PageProps } from '../contract.ts'
import { SERVER_RENDERED } from '../server-rendered.ts'
import { defineRemote } from './define-remote.tsx'

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
  routes: [{ name: 'list', path: '/toys', layout: 'page', access: 'any' }],
})

let place = 'the server'

function List() {
  const [count, setCount] = useState(0)
  return (
    <button id={useId()} type="button" onClick={() => setCount(count + 1)}>
      {`${count} toys of ${place}`}
    </button>
  )
}

const toys = defineRemote(data, {
  pages: { list: async () => ({ Page: List }) },
  words: async () => ({ default: {} }),
})

function props(onMismatch: (error: unknown) => void, onDrawn = () => {}): PageProps {
  const nothing = () => () => {}
  return {
    wrap: ({ children }) => children,
    navigator: { createHref: String, go() {}, push() {}, replace() {} },
    guardLeaving: nothing,
    fillSlot: nothing,
    titlePage: nothing,
    onCrash: (error) => {
      throw error
    },
    onMismatch,
    onDrawn,
    route: 'list',
    location: { pathname: '/toys', search: '', hash: '', state: null, key: 'default' },
  }
}

/** Renders as the server does, then mounts as a browser does. */
async function hydrate(onMismatch: (error: unknown) => void) {
  await toys.preload(props(onMismatch))
  element.setAttribute(SERVER_RENDERED, 'toys-0-')
  element.innerHTML = renderToString(toys.element?.(props(onMismatch)), { identifierPrefix: 'toys-0-' })
  const before = element.querySelector('button')
  const drawn = Promise.withResolvers<void>()
  return {
    before,
    drawn,
    mount: () => toys.mount({ ...props(onMismatch, drawn.resolve), domElement: element, name: 'toys-7' }),
  }
}

test('hydrates the elements from the server, with their ids', async () => {
  place = 'everyone'
  const onMismatch = vi.fn<(error: unknown) => void>()
  const { before, drawn, mount } = await hydrate(onMismatch)
  await mount()
  await drawn.promise
  expect(element.querySelector('button')).toBe(before)
  expect(before?.id).toContain('toys-0-')
  await page.getByRole('button', { name: '0 toys of everyone' }).click()
  expect(before?.textContent).toBe('1 toys of everyone')
  expect(onMismatch).not.toHaveBeenCalled()
  await toys.unmount({ name: 'toys-7' })
})

test('a page that renders other HTML than the server replaces it, and says so', async () => {
  place = 'the server'
  const onMismatch = vi.fn<(error: unknown) => void>()
  const { drawn, mount } = await hydrate(onMismatch)
  place = 'the browser'
  await mount()
  await drawn.promise
  expect(element.textContent).toBe('0 toys of the browser')
  expect(String(onMismatch.mock.calls[0]?.[0])).toMatch(/Hydration failed|418/)
  await toys.unmount({ name: 'toys-7' })
})
