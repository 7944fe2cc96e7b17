import { type AnswerOf, changeRelease, getReleaseHistory, getReleases, type StaffBundle } from 'contracts'
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
  measured: 30,
  speeds: { lcp: 1_830, inp: 88, cls: 0.02, ttfb: 210, change: null, server: 31 },
  shed: 4,
  pages: [],
}

const chat: StaffBundle = {
  name: 'mf-chat',
  team: 'chat',
  live: {
    ...figures,
    version: '1.0.0-a',
    pages: [
      {
        page: 'conversation',
        measured: 12,
        errors: 3,
        speeds: { lcp: null, inp: 95, cls: null, ttfb: null, change: 140, server: null },
      },
    ],
  },
  previous: null,
  canary: {
    ...figures,
    version: '1.1.0-b',
    share: 0.1,
    only: { country: ['FI', 'SE'] },
    since: '2026-06-02T10:00:00.000Z',
  },
  waiting: null,
  verdict: { version: '1.0.5-c', at: '2026-06-01T12:00:00.000Z', why: '31 of 50 visitors met a crash.' },
}

type Freeze = AnswerOf<typeof getReleases>['freeze']

function open({
  bundles = [chat],
  may_change = true,
  refused = [] as string[],
  search = '',
  freeze = null as Freeze,
} = {}) {
  const asked = fakeServer({
    [`GET ${getReleases.path}`]: () => ({ bundles, freeze, may_change }),
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

test('a bundle shows how fast its versions are, page by page', async () => {
  open({ search: '?bundle=mf-chat' })
  const table = page.getByRole('region', { name: 'How fast mf-chat is' })
  await expect
    .element(table.getByRole('row', { name: /All pages Live/ }))
    .toMatchTextContent(/30.*1,830.*88.*0\.02.*210.*31.*4/)
  await expect
    .element(table.getByRole('row', { name: /conversation Live/ }))
    .toMatchTextContent(/12.*95.*140.*3/)
  await expect.element(table.getByRole('row', { name: /All pages Canary/ })).toBeVisible()
  const first = page.getByRole('row', { name: /^mf-chat/ })
  await expect.element(first).toMatchTextContent(/LCP 1,830 ms · INP 88 ms/)
})

test('a bundle of which nothing was measured says so', async () => {
  open({ bundles: [{ ...chat, live: null, canary: null }], search: '?bundle=mf-chat' })
  await expect.element(page.getByText('Nothing has been measured yet.')).toBeVisible()
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

const waiting = {
  version: '2.0.0-d',
  by: 'Ann',
  why: 'A new composer',
  at: '2026-06-05T10:00:00.000Z',
  share: 0.1,
  needs_approval: true,
  approved_by: null,
  may_approve: true,
}

test('a second person sees what waits, and approves the very version that they see', async () => {
  const asked = open({ bundles: [{ ...chat, waiting }] })
  await expect
    .element(row())
    .toMatchTextContent(
      /2\.0\.0-d.*by Ann.*10% of the visitors.*A second person has to approve it.*A new composer/,
    )
  await page.getByRole('button', { name: 'Approve mf-chat' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Tried it')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    action: 'approve',
    name: 'mf-chat',
    version: '2.0.0-d',
    reason: 'Tried it',
  })
})

test('the person who planned a release can take it back, and not approve it', async () => {
  open({ bundles: [{ ...chat, waiting: { ...waiting, may_approve: false } }] })
  await expect.element(page.getByRole('button', { name: 'Take back the release of mf-chat' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve mf-chat' })).not.toBeInTheDocument()
})

test('a freeze is named with its end and its reason', async () => {
  open({ freeze: { until: '2026-06-05T10:00:00.000Z', by: 'Ann', why: 'the holidays' } })
  await expect.element(page.getByText(/Releases are frozen until .*2026/)).toBeVisible()
  await expect.element(page.getByText('Ann: the holidays')).toBeVisible()
})
