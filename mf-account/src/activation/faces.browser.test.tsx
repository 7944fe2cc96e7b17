import { createRoot } from 'react-dom/client'
import 'shared-ui/tokens'
import { expect, onTestFinished, test } from 'vitest'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import { motionOf, reduceMotion } from '../../../shared-ui/src/tokens/fixture-motion.ts'
import { Faces } from './faces.tsx'

test('§4: the faces and the tick of a confirmed address arrive in 200 ms each, unless motion is reduced', async () => {
  startTestState()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<Faces of={['Ann', 'Bea'].map((name) => ({ name, main_image: null }))} />)
  await expect.poll(() => place.querySelectorAll('svg')).toHaveLength(1)
  const parts = [...place.firstElementChild!.children]
  const moved = { milliseconds: 200, properties: ['opacity', 'transform'] }
  expect(parts.map((part) => motionOf(part))).toEqual([moved, moved, moved])
  await reduceMotion()
  expect(parts.map((part) => motionOf(part).properties)).toEqual([[], [], []])
})
