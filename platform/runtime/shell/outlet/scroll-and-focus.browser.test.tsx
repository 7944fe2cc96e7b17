import type { Location } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('back and forward return to where the visitor was', () => {
  const memory = scrollMemory()
  scrollTo(0, 700)
  memory.remember(at('first'))
  memory.arrive(at('second'), 'PUSH')
  expect(scrollY).toBe(0)
  memory.arrive(at('first'), 'POP')
  expect(scrollY).toBe(700)
})

test('going to the same place anew begins at its top', () => {
  const memory = scrollMemory()
  scrollTo(0, 700)
  memory.remember(at('first'))
  memory.arrive(at('second'), 'REPLACE', at('first'))
  expect(scrollY).toBe(0)
})

test('a page that only rewrites its address stays where it is', () => {
  const memory = scrollMemory()
  scrollTo(0, 700)
  memory.arrive(at('second'), 'REPLACE', { ...at('first'), search: '?t=5' })
  expect(scrollY).toBe(700)
  memory.arrive({ ...at('third'), pathname: '/other' }, 'REPLACE', { ...at('second'), search: '?t=5' })
  expect(scrollY).toBe(0)
})

test('an entry that this page has not seen begins at its top', () => {
  const memory = scrollMemory()
  scrollTo(0, 700)
  memory.arrive(at('unknown'), 'POP')
  expect(scrollY).toBe(0)
})

test('positions survive a reload', () => {
  scrollTo(0, 700)
  scrollMemory().remember(at('first'))
  window.dispatchEvent(new Event('pagehide'))
  scrollTo(0, 0)
  scrollMemory().arrive(at('first'), 'POP')
  expect(scrollY).toBe(700)
  expect(history.scrollRestoration).toBe('manual')
})

test.each(['#prices', '#100%', '#caf%C3%A9'])('a hash leads to its element: %s', (hash) => {
  const heading = document.querySelector('h2')
  if (heading) heading.id = { '#100%': '100%', '#caf%C3%A9': 'café' }[hash] ?? 'prices'
  scrollMemory().arrive(at('first', hash), 'PUSH')
  expect(heading?.getBoundingClientRect().top).toBeCloseTo(0, 0)
})

test('a hash that leads nowhere leads to the top', () => {
  scrollTo(0, 700)
  scrollMemory().arrive(at('first', '#nowhere'), 'PUSH')
  expect(scrollY).toBe(0)
})

test("the focus goes to the shown page's heading, and scrolls nothing", () => {
  document.body.innerHTML = `<div id="outlet">
    <div hidden><h1>The next page</h1></div>
    <div style="height: 3000px"><h1 style="margin-top: 2000px">This page</h1></div>
  </div>`
  focusHeading(document.getElementById('outlet') ?? document.body)
  expect(document.activeElement?.textContent).toBe('This page')
  expect(scrollY).toBe(0)
})

test('a page without a heading leaves the focus where it is', () => {
  document.body.innerHTML = '<button type="button">Here</button><div id="outlet"><div><p>Text</p></div></div>'
  document.querySelector('button')?.focus()
  focusHeading(document.getElementById('outlet') ?? document.body)
  expect(document.activeElement?.textContent).toBe('Here')
})

const page = () => document.querySelector('main') as HTMLElement

/** Comes back to a place 700 pixels below, while the page is no longer than the window. */
function returnEarly() {
  const memory = scrollMemory()
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
  // After two frames whoever watches the size has been told.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

test('a page that is drawn in steps returns to where the visitor was once it is long enough', async () => {
  returnEarly()
  await grow()
  expect(scrollY).toBe(700)
  scrollTo(0, 100)
  page().style.height = '6000px'
  await grow()
  expect(scrollY).toBe(100)
})

test('whoever scrolls meanwhile, or goes elsewhere, is not taken back', async () => {
  returnEarly()
  window.dispatchEvent(new WheelEvent('wheel'))
  await grow()
  expect(scrollY).toBe(0)
  const memory = returnEarly()
  memory.arrive(at('second'), 'PUSH')
  await grow()
  expect(scrollY).toBe(0)
})
