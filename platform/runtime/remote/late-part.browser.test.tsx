import { lazy, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LatePart } from './late-part.tsx'

const element = document.createElement('div')
document.body.append(element)
let root: Root | undefined
afterEach(() => root?.unmount())

const Content = () => <button type="button">Press</button>
const around = (part: ReactNode) => <LatePart fallback="Loading">{part}</LatePart>

test('a part whose code loads after the page’s says when it has hydrated', async () => {
  element.innerHTML = renderToString(around(<Content />))
  const part = element.querySelector('[data-late]')
  const button = element.querySelector('button')
  const answers: Event[] = []
  part?.addEventListener('platform-answers', (event) => answers.push(event))
  const code = Promise.withResolvers<{ default: typeof Content }>()
  const Lazy = lazy(() => code.promise)

  root = hydrateRoot(element, around(<Lazy />))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([answers.length, part?.hasAttribute('data-answers')]).toEqual([0, false])
  code.resolve({ default: Content })
  await expect.poll(() => answers).toHaveLength(1)
  expect(part?.hasAttribute('data-answers')).toBe(true)
  expect(element.querySelector('button')).toBe(button)
})
