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
const warning = page.getByText('This replaces')

async function choose(before: RegExp, template: string) {
  await page.getByRole('button', { name: before }).click()
  await page.getByRole('option', { name: template }).click()
}

test('§2: a new page without an address says which page it replaces', async () => {
  open()
  await expect.element(warning).toHaveTextContent('the standing page /landers/gallery until')
  await address.fill('summer')
  await expect.element(warning).not.toBeInTheDocument()
  await choose(/^gallery/, 'Visitors’ home')
  await expect.element(warning).toHaveTextContent('the visitors’ home until')
  await choose(/^Visitors’ home/, 'Page of its own')
  await expect.element(warning).not.toBeInTheDocument()
})
