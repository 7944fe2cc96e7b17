import type { Settings, User } from 'contracts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

// Slots need a whole page around them.
vi.mock('platform/runtime/shell', () => ({ Slot: () => null, useMenu: () => [] }))
// Another test of this worker may have loaded them with the real one.
vi.resetModules()
const { RouterBridge } = await import('platform/runtime/router')
const { settings, startTestState } = await import('../../../shared-state/src/fixture-state.ts')
const { Footer } = await import('../footer/footer.tsx')
const { Navigation } = await import('../navigation/navigation.tsx')
const { Wrap } = await import('../wrap.tsx')

const own: Partial<Settings> = {
  name: 'Amberly',
  countries: ['FI', 'GB'],
  logged_out_search: 'all',
  min_age: 18,
}
const user = { role: 'free', credits: 0, profile: { name: 'Vera' } }

function render(part: ReactNode) {
  return renderToString(
    <Wrap>
      <RouterBridge
        location={{ pathname: '/', search: '', hash: '', state: null, key: 'first' }}
        navigator={{ createHref: () => '/', go() {}, push() {}, replace() {} }}
        guardLeaving={() => () => {}}
        titlePage={() => () => {}}
      >
        {part}
      </RouterBridge>
    </Wrap>,
  )
}

test.each([
  ['visitors', null],
  ['members', user],
])(
  'the frame of %s renders without a browser, and without inline styles, which the CSP forbids',
  (_, viewer) => {
    startTestState({ settings: { ...settings, ...own }, user: viewer as User | null })
    const html = render(
      <>
        <Navigation kind="full" hasBottomBar route="credits" />
        <Footer variant="full" />
        <Footer variant="compact" />
      </>,
    )
    expect(html).toContain('Amberly')
    expect(html).not.toContain('style=')
  },
)
