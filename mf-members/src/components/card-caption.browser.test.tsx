import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberGrid } from './member-grid.tsx'

let unmount = () => {}
afterEach(() => unmount())

const member = {
  name: 'Maximiliane-Friederike von Hohenberg',
  age: 28,
  main_image: null,
  country: 'DE',
  region: { id: 'DE-NW', name: 'Mecklenburg-Vorpommern und Nordrhein-Westfalen' },
  last_active: 'now',
  is_new: true,
  photo_count: 4,
  liked: false,
} as const

test.each([320, 390, 768, 1280])(
  'at %i px, the caption stays in the lower third of the card and the age is not cut off',
  async (width) => {
    await page.viewport(width, 800)
    const rendered = await renderInPage(
      // As narrow as on a page, with its gutters.
      <MemberGrid style={{ marginInline: 16 }}>
        {['a', 'b', 'c', 'd'].map((id) => (
          <MemberCard key={id} member={{ ...member, id }} />
        ))}
      </MemberGrid>,
    )
    unmount = rendered.unmount
    const link = page.getByRole('link', { name: `${member.name}, 28`, exact: true }).first()
    await expect.element(link).toBeVisible()
    const card = link.element().closest('article')!.getBoundingClientRect()
    const caption = link.element().closest('div')!.getBoundingClientRect()
    expect(caption.height).toBeLessThanOrEqual(card.height / 3)
    const words = document.createRange()
    words.selectNodeContents(link.element().lastChild!)
    expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(caption.right)
    expect(words.getClientRects()).toHaveLength(1)
  },
)
