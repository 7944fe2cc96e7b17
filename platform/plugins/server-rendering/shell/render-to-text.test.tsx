import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderToText } from './render-to-text.ts'

function Broken(): never {
  throw new TypeError('no list')
}

test('an error fails the render with its own text, also inside of a boundary that has a fallback', async () => {
  const inBoundary = (
    <Suspense fallback="a moment">
      <Broken />
    </Suspense>
  )
  await expect(renderToText(inBoundary, 'a-')).rejects.toThrow('no list')
  await expect(renderToText(<Broken />, 'a-')).rejects.toThrow('no list')
  expect(await renderToText(<Suspense fallback="a moment">here</Suspense>, 'a-')).toContain('here')
})
