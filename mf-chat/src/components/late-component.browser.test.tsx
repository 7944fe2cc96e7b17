import type { ComponentType } from 'react'
import { onToast } from 'shared-state/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { lateComponent } from './late-component.tsx'

type Props = { readonly onClose: () => void }

let unmount = () => {}
afterEach(() => unmount())

test('a part that does not load says so and closes, and can be opened again', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(() => <p>Loaded</p>)
  const Late = lateComponent(load)
  const onClose = vi.fn<() => void>()
  const toasts: string[] = []

  unmount = renderInPage(<Late onClose={onClose} />).unmount
  onToast(({ title }) => toasts.push(title))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(toasts).toEqual(['That didn’t open. Check your connection and try again.'])
  unmount()
  unmount = renderInPage(<Late onClose={onClose} />).unmount
  await expect.element(page.getByText('Loaded')).toBeVisible()
})
