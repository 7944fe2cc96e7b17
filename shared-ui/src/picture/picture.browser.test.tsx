import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../tokens/index.ts'
import { Picture, type PictureProps } from './picture.tsx'
import { broken, landscape, portrait } from './story-pictures.ts'

let element: HTMLElement
let root: Root | undefined

beforeEach(() => {
  element = document.createElement('div')
  element.style.inlineSize = '200px'
  document.body.append(element)
})
afterEach(() => {
  root?.unmount()
  element.remove()
})

const page = (props: Partial<PictureProps>) => (
  <>
    <Picture {...portrait} alt="An evening by the sea" {...props} />
    <p>What stands below.</p>
  </>
)

function draw(props: Partial<PictureProps> = {}) {
  root ??= createRoot(element)
  flushSync(() => root?.render(page(props)))
}

beforeEach(() => void (root = undefined))

const picture = () => element.firstElementChild as HTMLElement
const image = () => element.querySelector('img') as HTMLImageElement
const state = () => picture().dataset.state
const settled = (as: string) => vi.waitFor(() => expect(state()).toBe(as))
/** The top of the text below, which moves if the picture's space changes. */
const below = () => element.querySelector('p')?.getBoundingClientRect().top

/** The colour in the middle of the placeholder. */
function placeholderColour() {
  const canvas = element.querySelector('canvas')
  const at = (length = 0) => Math.floor(length / 2)
  return canvas?.getContext('2d')?.getImageData(at(canvas.width), at(canvas.height), 1, 1).data
}

test('the placeholder shows at once, then the image over it', async () => {
  draw()
  expect(state()).toBe('loading')
  expect(getComputedStyle(image()).opacity).toBe('0')
  const [red = 0, green = 0, blue = 0, opaque] = placeholderColour() ?? []
  expect(opaque).toBe(255)
  expect(red).toBeGreaterThan(Math.max(green, blue))
  await settled('loaded')
  await vi.waitFor(() => expect(getComputedStyle(image()).opacity).toBe('1'))
})

test('a priority image is fetched first and never hidden', () => {
  draw({ isPriority: true })
  expect(image().loading).toBe('eager')
  expect(image().fetchPriority).toBe('high')
  expect(getComputedStyle(image()).opacity).toBe('1')
})

test('where a low frame crops a portrait, its face can stay', () => {
  draw()
  expect(getComputedStyle(image()).objectPosition).toBe('50% 50%')
  draw({ focus: 'face' })
  expect(getComputedStyle(image()).objectPosition).toBe('50% 15%')
})

test('a broken image keeps its space and alternative text, and shows an icon', async () => {
  draw()
  await settled('loaded')
  const before = below()
  draw({ src: broken.src })
  expect(state()).toBe('loading')
  await settled('broken')
  expect(below()).toBe(before)
  expect(image().alt).toBe('An evening by the sea')
  expect(element.querySelector('canvas')).toBeNull()
  expect(element.querySelectorAll('svg')).toHaveLength(2)
})

test('nothing moves if an image arrives early, late or in another aspect ratio', async () => {
  draw()
  const place = picture().getBoundingClientRect()
  expect(place.width / place.height).toBeCloseTo(4 / 5)
  const before = below()
  await settled('loaded')
  expect(below()).toBe(before)
  draw({ src: landscape.src })
  await settled('loaded')
  expect(below()).toBe(before)
})

test('an image far below the fold is not fetched, and not treated as broken', async () => {
  element.style.marginBlockStart = '20000px'
  draw({ src: `${portrait.src}#below` })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(state()).toBe('loading')
  element.scrollIntoView()
  await settled('loaded')
})

test('a responsive image has its addresses once it is in the page, and new ones when they change', async () => {
  const srcSet = `${portrait.src} 400w`
  const attributes: (string | null)[] = []
  const setAttribute = vi.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function (
    this: HTMLImageElement,
    name: string,
    value: string,
  ) {
    if (!this.isConnected) attributes.push(name)
    Element.prototype.setAttribute.call(this, name, value)
  })
  draw({ srcSet })
  setAttribute.mockRestore()
  expect(attributes).toContain('loading')
  expect(attributes).not.toContain('sizes')
  expect(attributes).not.toContain('srcset')
  expect(attributes).not.toContain('src')
  await settled('loaded')
  expect(image().srcset).toBe(srcSet)
  draw({ src: broken.src, srcSet: `${broken.src} 400w` })
  await settled('broken')
  draw({ src: landscape.src })
  await settled('loaded')
  expect(image().hasAttribute('srcset')).toBe(false)
})

test('removing an image from the page cancels its request; others continue', async () => {
  element.style.marginBlockStart = '20000px'
  draw({ src: `${portrait.src}#left`, srcSet: `${portrait.src}#left 400w` })
  const left = image()
  root?.unmount()
  // Or Chromium keeps the image, and with it everything that was around it.
  await expect.poll(() => left.parentNode).toBeNull()
  await expect.poll(() => left.outerHTML).not.toContain('#left')
  root = createRoot(element)
  flushSync(() => root?.render(<StrictMode>{page({ src: `${portrait.src}#stays` })}</StrictMode>))
  element.scrollIntoView()
  await settled('loaded')
})

test.each([
  ['loaded', portrait.src],
  ['broken', broken.src],
])('an image of the server that had %s before the page lived is told so', async (as, src) => {
  element.innerHTML = renderToString(page({ src }))
  const before = below()
  image().scrollIntoView()
  await vi.waitFor(() => expect(image().complete).toBe(true))
  root = hydrateRoot(element, page({ src }))
  await settled(as)
  expect(below()).toBe(before)
})

test('no placeholder is drawn behind an image of the server that has loaded', async () => {
  element.innerHTML = renderToString(page({}))
  image().scrollIntoView()
  await vi.waitFor(() => expect(image().complete).toBe(true))
  root = hydrateRoot(element, page({}))
  await settled('loaded')
  expect(element.querySelector('canvas')?.width).toBe(1)
  draw({ src: landscape.src, thumbhash: landscape.thumbhash })
  await expect.poll(() => element.querySelector('canvas')?.width).toBeGreaterThan(1)
})

test('a damaged thumbhash does no harm', async () => {
  draw({ thumbhash: 'no base64!' })
  await settled('loaded')
  expect(image().naturalWidth).toBe(400)
})

test('an image that failed offline is fetched again once the browser is online, with and without widths', async () => {
  for (const srcSet of [undefined, `${broken.src} 400w`]) {
    const tries = vi.fn<() => void>()
    draw({ ...broken, srcSet })
    image().addEventListener('error', tries)
    await settled('broken')
    await vi.waitFor(() => expect(tries).toHaveBeenCalledTimes(1))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(tries).toHaveBeenCalledTimes(2))
    await settled('broken')
    root?.unmount()
    root = undefined
  }
})
