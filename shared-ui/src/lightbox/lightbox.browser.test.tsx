import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { openOverlays } from '../open-overlays/index.ts'
import { Lightbox, type LightboxImage, type LightboxLabels } from './index.ts'

const picture = (colour: string): LightboxImage => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="${colour}"/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: colour, width: 400, height: 500 }
}
const images = ['orange', 'pink', 'crimson'].map(picture)
const labels: LightboxLabels = {
  name: 'Photos of Vera',
  gallery: 'Photo gallery',
  photo: 'Photo',
  position: (index, total) => `${index} of ${total}`,
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  zoomIn: 'Enlarge',
  zoomOut: 'Shrink',
}

function Page() {
  const [index, setIndex] = useState<number | null>(null)
  const [seen, setSeen] = useState<number[]>([])
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        Second photo
      </button>
      <output>{seen.join()}</output>
      <Lightbox
        images={images}
        index={index}
        labels={labels}
        onClose={() => setIndex(null)}
        onIndexChange={(viewed) => setSeen((before) => [...before, viewed])}
      />
    </>
  )
}

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Page />)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const lightbox = page.getByRole('dialog', { name: 'Photos of Vera' })

async function openByKeyboard() {
  const opener = page.getByRole('button', { name: 'Second photo' })
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(lightbox).toBeVisible()
  await expect.poll(() => lightbox.element().contains(document.activeElement)).toBe(true)
}

test('it opens the requested picture, pages by arrow keys, closes on Escape and returns the focus', async () => {
  await openByKeyboard()
  await expect.element(page.getByText('2 of 3')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('3 of 3')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('2 of 3')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe('Second photo')
  expect(document.querySelector('output')?.textContent).toBe('1,2,1')
})

test('Tab reaches every control, each with its translated label and a focus ring', async () => {
  await openByKeyboard()
  const names = new Set<string>()
  for (let step = 0; step < 8; step++) {
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    if (!(focused instanceof HTMLButtonElement)) continue
    expect(lightbox.element().contains(focused)).toBe(true)
    expect(getComputedStyle(focused).outlineStyle).toBe('solid')
    expect(focused.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    names.add(focused.getAttribute('aria-label') ?? '')
  }
  expect([...names].sort()).toEqual(['Close', 'Enlarge', 'Next photo', 'Previous photo'])
})

test('the page behind is inert and does not scroll', async () => {
  await openByKeyboard()
  expect(document.querySelector('output')?.closest('[inert]')).not.toBeNull()
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(lightbox).not.toBeInTheDocument()
  expect(document.querySelector('[inert]')).toBeNull()
})

test('§2: Back closes it as the close button does, and while it fades out it no longer counts', async () => {
  await openByKeyboard()
  openOverlays.top()?.()
  await expect.poll(() => openOverlays.count).toBe(0)
  expect(lightbox.query()).not.toBeNull()
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe('Second photo')
})
