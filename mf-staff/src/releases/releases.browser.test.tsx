import { changeRelease, getReleaseHistory, getReleases, type StaffBundle } from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { Releases } from './releases.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const figures = {
  published_at: null,
  published_by: null,
  visitors: 60,
  failures: 2,
  crashes: 1,
  load_time: 812,
}

const chat: StaffBundle = {
  name: 'mf-chat',
  team: 'chat',
  live: { ...figures, version: '1.0.0-a' },
  previous: null,
  canary: {
    ...figures,
    version: '1.1.0-b',
    share: 0.1,
    only: { country: ['FI', 'SE'] },
    since: '2026-06-02T10:00:00.000Z',
  },
  verdict: { version: '1.0.5-c', at: '2026-06-01T12:00:00.000Z', why: '31 of 50 visitors met a crash.' },
}

function open({ bundles = [chat], may_change = true, refused = [] as string[], search = '' } = {}) {
  const asked = fakeServer({
    [`GET ${getReleases.path}`]: () => ({ bundles, may_change }),
    [`GET ${getReleaseHistory.path}`]: () => ({
      events: [
        {
          at: '2026-06-02T10:00:00.000Z',
          action: 'canary',
          version: '1.1.0-b',
          by: 'Ann',
          commit: null,
          why: null,
        },
      ],
      versions: [
        { version: '1.1.0-b', published_at: null, role: 'canary' },
        { version: '1.0.0-a', published_at: null, role: 'live' },
      ],
    }),
    [`POST ${changeRelease.path}`]: () => ({ refused }),
  })
  startStaff(staffWith())
  const { Page } = staffPage({ roles: [], Content: Releases })
  unmount = renderStaff(<Page />, search).unmount
  return asked
}

const row = () => page.getByRole('row', { name: /mf-chat/ })

test('a bundle shows its live version and its canary, with how they do and the last verdict', async () => {
  open()
  await expect.element(row()).toMatchTextContent(/1\.0\.0-a.*60.*1\.1\.0-b.*10%.*FI and SE/)
  await expect.element(row()).toMatchTextContent(/1\.0\.5-c was rolled back.*31 of 50 visitors met a crash/)
})

test('a rollback takes a reason, and a refusal stays on screen in the words of the gate', async () => {
  const asked = open({ refused: ['mf-chat has no previous version.'] })
  await page.getByRole('button', { name: 'Roll back mf-chat' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect.element(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It crashes')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect.element(dialog.getByText('mf-chat has no previous version.')).toBeVisible()
  expect(asked.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    action: 'rollback',
    name: 'mf-chat',
    reason: 'It crashes',
  })
})

test('the history names authors, and any version that is not live can be', async () => {
  open({ search: '?bundle=mf-chat' })
  await expect.element(page.getByRole('row', { name: /canary.*Ann/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Promote mf-chat 1.1.0-b' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Promote mf-chat 1.0.0-a' })).not.toBeInTheDocument()
})

test('whoever may only look finds no buttons, and a site without releases says why', async () => {
  open({ may_change: false })
  await expect.element(page.getByText(/takes an admin of every brand/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Roll back/ })).not.toBeInTheDocument()
  unmount()
  queryClient.clear()
  open({ bundles: [] })
  await expect.element(page.getByRole('heading', { name: 'No releases to see' })).toBeVisible()
})
