import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInFrame } from '../fixture-frame.tsx'
import { ErrorPage } from './error-page.tsx'

let unmount = () => {}
afterEach(() => unmount())

const withStatus = (status: number, message: string) => Object.assign(new Error(message), { status })

async function render(error: unknown) {
  const rendered = await renderInFrame(<ErrorPage error={error} />)
  unmount = rendered.unmount
}

test.each([
  [withStatus(404, 'whatever'), 'This page could not be found', 'The link may be old, or have a typo in it.'],
  [withStatus(500, "Unknown access 'moon'"), "Unknown access 'moon'", '500'],
  [withStatus(403, ''), 'Error', '403'],
  [new Error('It broke'), 'It broke', '500'],
  [new Error(''), 'Error', '500'],
  [undefined, 'Error', '500'],
])('§8: the error page for %o shows %j and the text %s', async (error, heading, text) => {
  await render(error)
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

test('§8: a failing error page says so, with both errors and a link home', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const unreadable = Object.defineProperty(new Error('It broke'), 'message', {
    get() {
      throw new Error('It cannot be read')
    },
  })
  Object.defineProperty(unreadable, 'toString', { value: () => 'The first error' })
  await render(unreadable)
  const heading = page.getByRole('heading', { name: 'An error occurred while showing the error page' })
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByText('Error: It cannot be read')).toBeVisible()
  await expect.element(page.getByText('The first error')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  print.mockRestore()
})
