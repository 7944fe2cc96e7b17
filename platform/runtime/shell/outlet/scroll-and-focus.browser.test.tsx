import type { Location } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusHeading, scrollMemory } from './scroll-and-focus.ts'

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<main style="height: 5000px"><h2 style="margin-top: 1500px">Prices</h2></main>'
  scrollTo(0, 0)
})
afterEach(() => {
  document.body.innerHTML = ''
})

function at(key: string, hash = ''): Location {
  return { pathname: '/', search: '', hash, state: null, key }
}

test('back and forward restore the scroll position', () => {
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  memory.remember(at('first'))
  memory.arrive(at('second'), 'PUSH')
  expect(scrollY).toBe(0)
  memory.arrive(at('first'), 'POP')
  expect(scrollY).toBe(700)
})

test('navigating to the same URL again starts at the top', () => {
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  memory.remember(at('first'))
  memory.arrive(at('second'), 'REPLACE', at('first'))
  expect(scrollY).toBe(0)
})

test('a page that only replaces its query keeps its scroll position', () => {
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  memory.arrive(at('second'), 'REPLACE', { ...at('first'), search: '?t=5' })
  expect(scrollY).toBe(700)
  memory.arrive({ ...at('third'), pathname: '/other' }, 'REPLACE', { ...at('second'), search: '?t=5' })
  expect(scrollY).toBe(0)
})

test('a page that keeps something in its history stays where it is', () => {
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  for (const how of ['PUSH', 'REPLACE'] as const) {
    memory.arrive({ ...at('second'), state: { step: 1 } }, how, at('first'))
    expect(scrollY).toBe(700)
  }
})

test('a new page that the visitor has scrolled already stays where it is', () => {
  scrollTo(0, 700)
  scrollMemory('navigate').arrive(at('default'), 'POP')
  expect(scrollY).toBe(700)
})

test('an unknown history entry starts at the top', () => {
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  memory.arrive(at('unknown'), 'POP')
  expect(scrollY).toBe(0)
})

test('positions survive a reload', () => {
  scrollTo(0, 700)
  scrollMemory().remember(at('first'))
  window.dispatchEvent(new Event('pagehide'))
  scrollTo(0, 0)
  scrollMemory('reload').arrive(at('first'), 'POP')
  expect(scrollY).toBe(700)
  expect(history.scrollRestoration).toBe('manual')
})

test('a reload restores the position that the page was left at', () => {
  scrollMemory('navigate').arrive(at('default'), 'POP')
  scrollTo(0, 700)
  window.dispatchEvent(new Event('pagehide'))
  scrollTo(0, 0)
  scrollMemory('reload').arrive(at('default'), 'POP')
  expect(scrollY).toBe(700)
})

test('a new document starts at the top, whatever was open in the tab before', () => {
  scrollMemory('navigate').arrive(at('default'), 'POP')
  scrollTo(0, 700)
  window.dispatchEvent(new Event('pagehide'))
  scrollTo(0, 0)
  scrollMemory('navigate').arrive(at('default'), 'POP')
  expect(scrollY).toBe(0)
  scrollTo(0, 700)
  scrollMemory('back_forward').arrive({ ...at('default'), pathname: '/other' }, 'POP')
  expect(scrollY).toBe(0)
})

test('a hash scrolls to its element as soon as the page has rendered it', async () => {
  scrollMemory('navigate').arrive(at('default', '#late'), 'POP')
  page().insertAdjacentHTML('beforeend', '<h2 id="late" style="margin-top: 900px">Late</h2>')
  page().style.height = '6000px'
  await expect.poll(() => document.getElementById('late')?.getBoundingClientRect().top).toBeCloseTo(0, 0)
})

test.each(['#prices', '#100%', '#caf%C3%A9'])('scrolls to the element of the hash: %s', (hash) => {
  const heading = document.querySelector('h2')
  if (heading) heading.id = { '#100%': '100%', '#caf%C3%A9': 'café' }[hash] ?? 'prices'
  scrollMemory().arrive(at('first', hash), 'PUSH')
  expect(heading?.getBoundingClientRect().top).toBeCloseTo(0, 0)
})

test('a hash without an element scrolls to the top', () => {
  scrollTo(0, 700)
  scrollMemory().arrive(at('first', '#nowhere'), 'PUSH')
  expect(scrollY).toBe(0)
})

test("focuses the visible page's heading without scrolling", () => {
  document.body.innerHTML = `<div id="outlet">
    <div hidden><h1>The next page</h1></div>
    <div style="height: 3000px"><h1 style="margin-top: 2000px">This page</h1></div>
  </div>`
  focusHeading(document.getElementById('outlet') ?? document.body)
  expect(document.activeElement?.textContent).toBe('This page')
  expect(scrollY).toBe(0)
})

test('a page may mark a field that gets the focus instead', () => {
  document.body.innerHTML =
    '<div id="outlet"><div><h1>Is it you?</h1><div data-takes-focus><input></div></div></div>'
  focusHeading(document.getElementById('outlet') ?? document.body)
  expect(document.activeElement?.matches('input')).toBe(true)
})

test('a page without a heading leaves the focus where it is', () => {
  document.body.innerHTML = '<button type="button">Here</button><div id="outlet"><div><p>Text</p></div></div>'
  document.querySelector('button')?.focus()
  focusHeading(document.getElementById('outlet') ?? document.body)
  expect(document.activeElement?.textContent).toBe('Here')
})

const page = () => document.querySelector('main') as HTMLElement

/** Goes back to a position 700 pixels down while the page is still shorter than the window. */
function returnEarly() {
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  memory.remember(at('first'))
  page().style.height = '10px'
  page().style.overflow = 'hidden'
  memory.arrive(at('first'), 'POP')
  expect(scrollY).toBe(0)
  return memory
}

const grow = async () => {
  page().style.height = '5000px'
  // Resize observers have run after two frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

test('a page that renders in steps restores the scroll position once it is long enough', async () => {
  returnEarly()
  await grow()
  expect(scrollY).toBe(700)
})

test('a page that becomes shorter above the position stays there, until the visitor scrolls', async () => {
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  memory.remember(at('first'))
  memory.arrive(at('first'), 'POP')
  page().style.paddingTop = '50px'
  await grow()
  // As the browser does when it keeps the visible text in place.
  scrollTo(0, 650)
  page().style.paddingTop = '0'
  await grow()
  expect(scrollY).toBe(700)
  window.dispatchEvent(new WheelEvent('wheel'))
  scrollTo(0, 100)
  page().style.paddingTop = '50px'
  await grow()
  expect(scrollY).toBe(100)
})

test('a visitor who scrolls or navigates in the meantime is not scrolled back', async () => {
  returnEarly()
  window.dispatchEvent(new WheelEvent('wheel'))
  await grow()
  expect(scrollY).toBe(0)
  const memory = returnEarly()
  memory.arrive(at('second'), 'PUSH')
  await grow()
  expect(scrollY).toBe(0)
})

test('works for visitors who block site data', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  const memory = scrollMemory('reload')
  scrollTo(0, 700)
  memory.remember(at('a'))
  window.dispatchEvent(new Event('pagehide'))
  scrollTo(0, 0)
  memory.arrive(at('a'), 'POP')
  expect(scrollY).toBe(700)
  vi.restoreAllMocks()
})
