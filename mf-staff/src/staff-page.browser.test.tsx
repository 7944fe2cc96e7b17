import {
  addTotp,
  beginTotp,
  getStaff,
  grantStaffRole,
  type Staff,
  staffOfBrand,
  verifyFactor,
} from 'contracts'
import { useState } from 'react'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderStaff } from './fixture-page.tsx'
import { staffWith, startStaff } from './fixture-staff.ts'
import type { PageRoles } from './session/has-role.ts'
import { useStaffCall } from './session/use-staff-call.ts'
import { useStaffRead } from './session/use-staff-read.ts'
import { staffPage } from './staff-page.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const change = { member: 'ann@example.com', role: 'support', reason: 'New here' } as const

/** Reads and writes as pages of the back office do. */
function Content() {
  const { data, refetch } = useStaffRead(staffOfBrand)
  const call = useStaffCall()
  const [end, setEnd] = useState('')
  const [typed, setTyped] = useState('')
  const grant = () =>
    call(grantStaffRole, { body: change }).then(
      () => setEnd('granted'),
      () => setEnd('refused'),
    )
  return (
    <>
      <h1>{data ? `${data.staff.length} colleagues` : 'Loading'}</h1>
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => void grant()}>
        Grant
      </button>
      <button type="button" onClick={() => void refetch()}>
        Look again
      </button>
      <p role="status">{end}</p>
    </>
  )
}

const read = `GET ${staffOfBrand.path}`
const write = `POST ${grantStaffRole.path}`
const prove = `POST ${verifyFactor.path}`
const state = `GET ${getStaff.path}`

function open(staff: Staff, { roles = 'any', search = '' }: { roles?: PageRoles; search?: string } = {}) {
  startStaff(staff)
  const { Page } = staffPage({ roles, Content })
  unmount = renderStaff(<Page />, search).unmount
}

const proven = (staff: Staff) => ({ second_factor: { ...staff.second_factor, ...staffWith().second_factor } })
const content = page.getByRole('heading', { name: /colleagues/ })
const code = page.getByRole('textbox', { name: 'Code from your app' })

test.each<[PageRoles, string, boolean]>([
  ['any', '', true],
  [['finance'], '', false],
  [['moderator', 'finance'], '', true],
  [['support'], '?brand=gay', true],
  [['moderator'], '?brand=gay', false],
  ['any', '?brand=she', false],
])(
  'for a moderator here, support elsewhere, a page for %j at "%s" exists: %j',
  async (roles, search, exists) => {
    const staff = staffWith({ roles: ['moderator'] })
    fakeServer({ [state]: () => staff })
    startStaff(staff)
    const { preload } = staffPage({ roles, Content })
    const outcome = preload({ params: {}, search: new URLSearchParams(search) }).then(
      () => true,
      (error: Error) => error.name !== 'PageNotFound',
    )
    expect(await outcome).toBe(exists)
  },
)

test('an admin has every role, and nobody else learns that there is a page', async () => {
  startStaff(staffWith({ roles: ['admin'] }))
  const { preload } = staffPage({ roles: ['finance'], Content })
  const input = { params: {}, search: new URLSearchParams() }
  await preload(input)
  queryClient.clear()
  fakeServer({ [state]: () => ({ refusal: 'not_found' }) })
  await expect(preload(input)).rejects.toThrow('no such page')
})

test('what a page loads ahead waits for the proof', async () => {
  const load = vi.fn<() => Promise<void>>(async () => {})
  const { preload } = staffPage({ roles: 'any', Content, load })
  const input = { params: {}, search: new URLSearchParams() }
  startStaff(staffWith({ isProven: false }))
  await preload(input)
  expect(load).not.toHaveBeenCalled()
  startStaff(staffWith())
  await preload(input)
  expect(load).toHaveBeenCalledTimes(1)
})

test('an unproven session is asked for its code, and nothing is read before', async () => {
  const staff = staffWith({ isProven: false })
  const asked = fakeServer({
    [prove]: ({ body }) =>
      (body as { code: string }).code === '123456' ? proven(staff) : { refusal: 'factor_invalid' },
    [read]: () => ({ staff: [] }),
  })
  open(staff)
  await expect.element(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Enter the six digits that your app shows')).toBeVisible()
  await code.fill('111 111')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(/That code is wrong, or was used before/)).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual([prove])
  await code.fill('123 456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(content).toBeVisible()
})

test('a recovery code lets in, too', async () => {
  const staff = staffWith({ isProven: false })
  const asked = fakeServer({ [prove]: () => proven(staff), [read]: () => ({ staff: [] }) })
  open(staff)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(' abcd-efgh-ijkm ')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(content).toBeVisible()
  expect(asked[0]).toMatchObject({ path: prove, body: { recovery_code: 'abcd-efgh-ijkm' } })
})

test('when the proof has run out, the page is hidden until the next one, and keeps what was typed', async () => {
  const staff = staffWith()
  let isProven = true
  fakeServer({
    [state]: () => staffWith({ isProven }),
    [read]: () => (isProven ? { staff: [] } : { refusal: 'second_factor_required' }),
    [prove]() {
      isProven = true
      return proven(staff)
    },
  })
  open(staff)
  await expect.element(content).toBeVisible()
  await page.getByRole('textbox', { name: 'Note' }).fill('half a thought')
  isProven = false
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
  await expect.element(content).not.toBeInTheDocument()
  await code.fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(content).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('half a thought')
})

test('a call that takes a fresh factor asks for it and is sent again, at the brand at work', async () => {
  let isFresh = false
  const staff = staffWith()
  const asked = fakeServer({
    [read]: () => ({ staff: [] }),
    [write]: () => (isFresh ? undefined : { refusal: 'fresh_factor_required' }),
    [prove]() {
      isFresh = true
      return proven(staff)
    },
  })
  open(staff, { search: '?brand=gay' })
  await page.getByRole('button', { name: 'Grant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Once more, is it you?' })
  await dialog.getByRole('textbox', { name: 'Code from your app' }).fill('123456')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('granted')
  await expect.element(dialog).not.toBeInTheDocument()
  const writes = asked.filter(({ path }) => path === write)
  expect(writes).toEqual([1, 2].map(() => ({ path: write, query: { brand: 'gay' }, body: change })))
  expect(asked.find(({ path }) => path === read)?.query).toEqual({ brand: 'gay' })
})

test('the refusal stays if nobody answers that question', async () => {
  const asked = fakeServer({
    [read]: () => ({ staff: [] }),
    [write]: () => ({ refusal: 'fresh_factor_required' }),
  })
  open(staffWith())
  await page.getByRole('button', { name: 'Grant' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('refused')
  expect(asked.filter(({ path }) => path === write)).toHaveLength(1)
})

test('without a factor, one is set up, and its recovery codes come before the page', async () => {
  const staff = staffWith({ factors: [], isProven: false })
  const asked = fakeServer({
    [`POST ${beginTotp.path}`]: () => ({ secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x' }),
    [`POST ${addTotp.path}`]: () => ({ ...proven(staffWith()), recovery_codes: ['abcd-efgh', 'ijkm-npqr'] }),
    [read]: () => ({ staff: [] }),
  })
  open(staff)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code for your app to scan' })).toBeVisible()
  await expect.element(page.getByText('ABCD EFGH IJKL')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code that the app shows now' }).fill('123456')
  await page.getByRole('button', { name: 'Add the app' }).click()
  await expect.element(page.getByText('ijkm-npqr')).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ code: '123456', name: 'Code app' })
  // Coming back to the window reads the state anew, which must not take the codes away.
  queryClient.setQueryData([getStaff.path], staffWith())
  await expect.element(page.getByText('abcd-efgh')).toBeVisible()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(content).toBeVisible()
})
