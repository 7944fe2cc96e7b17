import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import en from '../words/en.json'
import { NewLander } from './new-lander.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
})

function open() {
  startTestState()
  addWords('mf-landers-studio', 'en', en)
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <NewLander />
    </QueryClientProvider>,
  ))
}

const address = page.getByRole('textbox', { name: 'Address' })
const warning = page.getByText(/^This replaces/)

test('§2: a new page without an address says which page it replaces', async () => {
  open()
  await expect
    .element(warning)
    .toHaveTextContent('This replaces the standing page /landers/gallery until you take it down.')
  await address.fill('summer')
  await expect.element(warning).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Picture gallery/ }).click()
  await page.getByRole('option', { name: 'Visitors’ home' }).click()
  await expect.element(warning).toHaveTextContent('This replaces the visitors’ home until you take it down.')
})

test('§2: the landings for a chosen member are offered, of which the first has one address alone', async () => {
  open()
  const choose = async (from: RegExp, to: string) => {
    await page.getByRole('button', { name: from }).click()
    await page.getByRole('option', { name: new RegExp(`^${to}`) }).click()
  }
  await choose(/^Picture gallery/, 'Landing for a member: letter')
  await expect
    .element(warning)
    .toHaveTextContent('This replaces the standing page /members/{id}/landing until you take it down.')
  await expect.element(address).not.toBeInTheDocument()
  await choose(/^Landing for a member: letter/, 'Landing for a member: chat')
  await expect
    .element(warning)
    .toHaveTextContent('This replaces the standing page /members/{id}/landing2 until you take it down.')
  await address.fill('summer')
  await expect.element(warning).not.toBeInTheDocument()
})

test('§2: templates are offered by name, each with a picture of its blocks', async () => {
  open()
  await page.getByRole('button', { name: /^Picture gallery/ }).click()
  const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect.element(option('City at night')).toHaveTextContent('City at night/landers/alonetonight')
  const blocksOf = (name: string) =>
    option(name).element().querySelectorAll('svg[viewBox="0 0 48 36"] > g').length
  await expect.poll(() => blocksOf('City at night')).toBe(1)
  expect(blocksOf('Picture gallery')).toBe(2)
  expect(blocksOf('Visitors’ home')).toBe(4)
})
