import { useEffect } from 'react'
import { announceMatch } from 'shared-state/matches'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInFrame } from '../fixture-frame.tsx'
import { useMatchNotices } from './use-match-notices.ts'

function Notices({ onListening }: { readonly onListening: () => void }) {
  useMatchNotices()
  useEffect(onListening, [onListening])
  return null
}

let rendered: Awaited<ReturnType<typeof renderInFrame>>
async function open() {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const listening = Promise.withResolvers<void>()
  rendered = await renderInFrame(<Notices onListening={listening.resolve} />, { user: {}, path: '/chats/c1' })
  await listening.promise
}
afterEach(() => {
  rendered.unmount()
  vi.restoreAllMocks()
})

const member = (id: string) => ({ id, name: id.toUpperCase(), main_image: null })
const region = page.getByRole('region', { name: 'Notices' })

test('§2: a match that the other one makes is a notice, and a press leads to the first message; several share one', async () => {
  await open()
  announceMatch(member('bo'))
  await expect.element(region.getByRole('status')).toHaveTextContent('You and BO like each otherSay hello')
  await region.getByRole('button', { name: /^You and BO/ }).click()
  expect(rendered.navigator.push.mock.lastCall?.[0]).toMatchObject({ pathname: '/members/bo/chat' })
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()

  announceMatch(member('cy'))
  await expect.element(region.getByRole('status')).toHaveTextContent('You and CY like each otherSay hello')
  announceMatch(member('di'))
  announceMatch(member('ed'))
  await expect.element(region.getByRole('status')).toHaveTextContent('3 new matchesSee who it is')
  expect(page.getByRole('alertdialog').elements()).toHaveLength(1)
  await region.getByRole('button', { name: /^3 new matches/ }).click()
  expect(rendered.navigator.push.mock.lastCall?.[0]).toMatchObject({ pathname: '/likes/matches' })
})
