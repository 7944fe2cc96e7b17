import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { MemberGrid } from './member-grid.tsx'

let unmount = () => {}
afterEach(() => unmount())

const names = ['Ann', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fay', 'Gwen', 'Hedy', 'Ida']

test('the grid reserves a place for every card, and renders the cards a few at a time', async () => {
  const seen: number[][] = []
  const watch = new MutationObserver(() => {
    seen.push([document.querySelectorAll('li').length, document.querySelectorAll('article').length])
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const rendered = await renderInPage(
    <MemberGrid aria-label="Members">
      {names.map((name) => (
        <article key={name}>{name}</article>
      ))}
    </MemberGrid>,
  )
  unmount = rendered.unmount
  await expect.element(page.getByText('Ida')).toBeVisible()
  watch.disconnect()
  const steps = seen.filter(([places]) => places)
  expect(steps[0]).toEqual([names.length, 0])
  expect(steps.every(([places]) => places === names.length)).toBe(true)
  expect(new Set(steps.map(([, cards]) => cards))).toEqual(new Set([0, 4, 8, 9]))
  await expect.element(page.getByRole('list', { name: 'Members' })).not.toHaveAttribute('aria-busy')
})
