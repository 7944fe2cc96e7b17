import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../tokens/index.ts'
import { Suggestion, Suggestions } from './suggestions.tsx'

const lines = [
  'What made you smile today? I collect good answers.',
  'Coffee, tea or something stronger? There’s no wrong answer, but I am taking notes.',
  'Dinner tonight, anywhere in the world: where are you taking us?',
]

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

async function renderIn(inlineSize: string) {
  await page.viewport(1280, 800)
  root.render(
    <div style={{ inlineSize }}>
      <Suggestions aria-label="Ideas" lines={lines} expected={3} onChoose={() => {}}>
        <li>
          <Suggestion isMore>More ideas</Suggestion>
        </li>
      </Suggestions>
    </div>,
  )
  await expect.element(page.getByRole('button', { name: 'More ideas' })).toBeVisible()
  return page.getByRole('list', { name: 'Ideas' }).element()
}

test.each(['28rem', '48rem'])(
  'for a mouse, all lines are in view and wide enough to read in a place of %s',
  async (size) => {
    const list = await renderIn(size)
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    expect(list.scrollHeight).toBeLessThanOrEqual(176)
    const widths = lines.map((name) => page.getByRole('button', { name }).element().clientWidth)
    expect(Math.min(...widths)).toBeGreaterThan(170)
  },
)
