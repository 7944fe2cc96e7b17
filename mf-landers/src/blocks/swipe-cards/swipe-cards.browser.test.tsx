import { addWords } from 'shared-state/i18n'
import 'shared-ui/tokens'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import en from '../../words/en.json'
import { swipeCards } from './swipe-cards.tsx'

const { props } = swipeCards.of('cards', {
  kicker: '',
  title: 'Yes or no?',
  text: 'Two first dates.',
  button: 'Sign up',
  note: 'Takes two minutes.',
  cards: [
    { clip: 'table', label: 'Coffee for two' },
    { clip: 'sea', label: 'A walk by the sea' },
  ],
})

let unmount = () => {}
afterEach(() => unmount())
beforeEach(() => {
  startTestState({ user: null })
  addWords('mf-landers', 'en', en)
  ;({ unmount } = renderInRouter(swipeCards.draw(props)))
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const signup = page.getByRole('link', { name: 'Sign up' })

test('§2: after the last card, a visitor sees what they said yes to, and the way to the signup', async () => {
  await expect.element(page.getByText('Card 1 of 2: Coffee for two')).toBeInTheDocument()
  await button('No').click()
  await expect.element(page.getByText('Card 2 of 2: A walk by the sea')).toBeInTheDocument()
  await button('Yes').click()
  await expect.element(page.getByRole('heading', { name: 'Now find someone to go with' })).toHaveFocus()
  // The hint goes with the cards.
  await expect.element(page.getByText('Two first dates.')).not.toBeInTheDocument()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['A walk by the sea'])
  await expect.element(signup).toHaveAttribute('href', '/signup')
})

test('the arrow keys answer, too, and the cards can be dealt again', async () => {
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByRole('heading', { name: 'You’re hard to please' })).toBeVisible()
  await button('Start over').click()
  await expect.element(page.getByText('Card 1 of 2: Coffee for two')).toBeInTheDocument()
})

test('a card that is dragged to the side is answered, and one that is let go in the middle springs back', async () => {
  const drag = (x: number) => {
    const card = document.querySelector('[data-place="top"]')!
    const send = (type: string, clientX: number) =>
      card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX }))
    card.setPointerCapture = () => {}
    send('pointerdown', 200)
    send('pointermove', 200 + x)
    send('pointermove', 200 + x)
    // Not `data-held`, which marks input that waits for its page, and makes it see-through.
    expect(card.getAttributeNames().filter((name) => /held|dragged/.test(name))).toEqual(['data-dragged'])
    send('pointerup', 200 + x)
  }
  drag(20)
  await expect.element(page.getByText('Card 1 of 2: Coffee for two')).toBeInTheDocument()
  drag(190)
  await expect.element(page.getByText('Card 2 of 2: A walk by the sea')).toBeInTheDocument()
})

test('the way to the signup is there from the beginning', async () => {
  await expect.element(signup).toHaveAttribute('href', '/signup')
})

test('a card that flies off hides the next one’s caption until it is beside it', async () => {
  const card = document.querySelector('[data-place="top"]')!
  expect(getComputedStyle(page.getByText('A walk by the sea').last().element()).visibility).toBe('hidden')
  await button('Yes').click()
  const flight = () => card.getAnimations()
  await expect.poll(() => flight().length).toBeGreaterThan(1)
  for (const animation of flight()) {
    animation.pause()
    animation.currentTime = 300
  }
  expect(getComputedStyle(card).opacity).toBe('1')
})
