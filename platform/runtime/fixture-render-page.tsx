import { type ReactNode, Suspense } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Route, Routes } from 'react-router'
import { vi } from 'vitest'
import { SlotContext } from './remote/slot.tsx'
import { RouterBridge } from './router/bridge.tsx'

const BROWSER_GLOBALS = ['window', 'document', 'localStorage', 'navigator', 'location', 'matchMedia']

/** For tests: removes what Node has of a browser, so that nothing renders by accident; requests stay pending. */
export function withoutBrowser() {
  for (const name of BROWSER_GLOBALS) vi.stubGlobal(name, undefined)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
}

/**
 * For tests: renders a page as a server does, at a path of this pattern, until nothing but data is missing. Returns the
 * errors, those inside of a Suspense boundary included.
 */
export async function renderPage(page: ReactNode, { path = '/', pattern = '*' } = {}): Promise<unknown[]> {
  const location = { pathname: path, search: '', hash: '', state: null, key: 'first' }
  const navigator = { createHref: () => '/', go() {}, push() {}, replace() {} }
  const errors: unknown[] = []
  let isOver = false
  const { abort } = renderToPipeableStream(
    <RouterBridge
      location={location}
      navigator={navigator}
      guardLeaving={() => () => {}}
      titlePage={() => () => {}}
    >
      <SlotContext value={() => () => {}}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={pattern} element={page} />
          </Routes>
        </Suspense>
      </SlotContext>
    </RouterBridge>,
    { onError: (error) => void (isOver || errors.push(error)) },
  )
  // Lazy parts of the page need a moment to load.
  await new Promise((resolve) => setTimeout(resolve, 50))
  isOver = true
  abort()
  return errors
}
