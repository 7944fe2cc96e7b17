import { claimCases, decideCase } from 'contracts'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { type Asked, fakeServer } from '../../fixture-page.tsx'
import { staffWith, startStaff } from '../../fixture-staff.ts'
import { staffPage } from '../../staff-page.tsx'
import { caseOf } from '../fixture-case.ts'
import { ContactSheet } from './contact-sheet.tsx'

let asked: Asked[] = []
let unmount = () => {}

beforeEach(async () => {
  let claimed = false
  const photos = ['Anna', 'Ben', 'Cleo'].map((name) => caseOf(name, name))
  asked = fakeServer({
    [`POST ${claimCases.path}`]: () => {
      const cases = claimed ? [] : photos
      claimed = true
      return { cases }
    },
    [`POST ${decideCase.path}`]: () => ({ case: photos[0] }),
  })
  startStaff(staffWith({ roles: ['moderator'] }))
  const { Page } = staffPage({ roles: ['moderator'], Content: ContactSheet })
  unmount = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
    { pathname: '/staff/moderation/photos' },
  ).unmount
  await expect.element(tile('Anna')).toBeVisible()
})
afterEach(() => {
  unmount()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (keys: string) => userEvent.keyboard(keys)
const decisions = () => asked.filter(({ path }) => path === `POST ${decideCase.path}`).map(({ body }) => body)

test('no reason is chosen beforehand, and none is rejected without one', async () => {
  await expect.element(page.getByRole('button', { pressed: true })).not.toBeInTheDocument()
  await tile('Ben').click()
  await expect.element(tile('Ben')).toHaveTextContent('BenWhy?')
  await expect.element(page.getByText('Choose a reason for those that are marked.')).toBeVisible()
  await expect.element(button('Approve 2, reject 1')).toBeDisabled()
  await press('a')
  expect(decisions()).toEqual([])
  await press('4')
  await expect.element(tile('Ben')).toHaveTextContent('BenNudity')
  await press('a')
  await expect.element(page.getByText('Approved: 2, rejected: 1')).toBeVisible()
  expect(decisions()).toEqual([
    { id: 'Anna', decision: { action: 'approve' } },
    { id: 'Ben', decision: { action: 'reject', reason: 'nudity' } },
    { id: 'Cleo', decision: { action: 'approve' } },
  ])
})

test('a key marks all photos to be rejected, and takes the marks off again', async () => {
  await press('2')
  await tile('Cleo').click()
  await press('4r')
  await expect.element(button('Approve 0, reject 3')).toBeEnabled()
  await expect.element(tile('Anna')).toHaveTextContent('AnnaNudity')
  await expect.element(tile('Cleo')).toHaveTextContent('CleoSomeone else')
  await button('Reject none').click()
  await expect.element(button('Approve all 3')).toBeVisible()
})

test('arrow keys go from photo to photo, and the space bar marks one', async () => {
  await press('{ArrowRight}')
  await expect.element(tile('Anna')).toHaveFocus()
  await press('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(tile('Cleo')).toHaveFocus()
  await press('{ArrowLeft} ')
  await expect.element(tile('Ben')).toHaveAttribute('aria-pressed', 'true')
})
