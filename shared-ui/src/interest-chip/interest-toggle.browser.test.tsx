import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { InterestToggle, InterestToggles } from './interest-toggle.tsx'

let element: HTMLElement
let root: Root

beforeEach(async () => {
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <InterestToggles aria-label="Interests" defaultSelectedKeys={['beach']}>
      <InterestToggle interest="art">Art</InterestToggle>
      <InterestToggle interest="beach">Beach</InterestToggle>
      <InterestToggle interest="wine">Wine</InterestToggle>
    </InterestToggles>,
  )
  await vi.waitFor(() => expect(element.querySelectorAll('button')).toHaveLength(3))
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const pressed = () =>
  [...element.querySelectorAll('button')]
    .filter((button) => button.ariaPressed === 'true')
    .map((button) => button.textContent)

test('any number can be selected by keyboard, and nothing moves', async () => {
  const width = element.querySelector('button')?.getBoundingClientRect().width
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(pressed()).toEqual(['Art', 'Beach'])
  expect(element.querySelector('button')?.getBoundingClientRect().width).toBe(width)
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
  expect(pressed()).toEqual(['Art', 'Beach', 'Wine'])
  await userEvent.keyboard('{ArrowLeft} ')
  expect(pressed()).toEqual(['Art', 'Wine'])
})

test('two groups can share a page: no element uses the interest’s name as its id', () => {
  expect([...element.querySelectorAll('[id]')].map(({ id }) => id)).not.toContain('beach')
})
