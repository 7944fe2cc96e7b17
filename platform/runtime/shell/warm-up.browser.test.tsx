import { expect, test } from 'vitest'
import { WARM_SCRIPT } from '../../gateway/page/warm-script.ts'
import { warmUp } from './warm-up.ts'

const { dataset } = document.documentElement

/** A page from the server arrives with the mark, and runs its script. */
function arrive(shell: string) {
  dataset['cold'] = shell
  const script = document.createElement('script')
  script.textContent = WARM_SCRIPT
  document.head.append(script)
  script.remove()
}

test('what may wait does so on the first page of a shell only, until its code has taken over', () => {
  arrive('shell 1.0.0-a')
  expect(dataset['cold']).toBeDefined()
  warmUp()
  expect(dataset['cold']).toBeUndefined()
  arrive('shell 1.0.0-a')
  expect(dataset['cold']).toBeUndefined()
  arrive('shell 1.0.0-b')
  expect(dataset['cold']).toBeDefined()
  warmUp()
})

test('a page that the browser drew itself leaves no note', () => {
  localStorage.clear()
  warmUp()
  expect(localStorage).toHaveLength(0)
})
