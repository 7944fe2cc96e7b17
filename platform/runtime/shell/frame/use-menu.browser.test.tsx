import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import type { Platform } from '../create-platform.ts'
import { PlatformContext } from './platform-context.ts'
import { useMenu } from './use-menu.ts'

function Footer() {
  return useMenu('footer').map(({ path, title }) => (
    <a key={path} href={path}>
      {title}
    </a>
  ))
}

test('a menu follows the registry without a navigation', () => {
  const links = [{ menu: 'footer', path: '/events', access: 'anyone', order: 0, titles: { en: 'Events' } }]
  const listeners = new Set<() => void>()
  const registry = {
    current: { revision: 1, remotes: [] as { links: typeof links }[] },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const platform = {
    registry,
    versions: { isBroken: () => false },
    admits: () => true,
    locale: () => 'en',
    router: { state: { location: null }, subscribe: () => () => {} },
  }
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  flushSync(() =>
    root.render(
      <PlatformContext value={platform as unknown as Platform}>
        <Footer />
      </PlatformContext>,
    ),
  )
  const learn = (remotes: (typeof registry)['current']['remotes']) => {
    registry.current = { revision: registry.current.revision + 1, remotes }
    flushSync(() => {
      for (const listener of listeners) listener()
    })
    return element.textContent
  }
  expect(element.textContent).toBe('')
  expect(learn([{ links }])).toBe('Events')
  expect(learn([])).toBe('')
})
