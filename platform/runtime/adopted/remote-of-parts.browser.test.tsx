import { expect, test, vi } from 'vitest'
import type { PageProps } from '../contract.ts'
import { remoteOfParts } from './remote-of-parts.ts'

const onDrawn = vi.fn<() => void>()

/** The props of a page; the test needs no more of them. */
const at = (route: string) =>
  ({ name: 'page-1', route, onDrawn }) as unknown as PageProps & { readonly name: string }

/** A remote whose parts write what happens to them. */
function written() {
  const lines: string[] = []
  const remote = remoteOfParts({}, async (part) => async (element, { name }) => {
    element.textContent = part
    lines.push(`draw ${part} in ${name}`)
    return {
      update: async () => void lines.push(`update ${part}`),
      unmount: async () => void lines.push(`unmount ${part}`),
    }
  })
  return { remote, lines }
}

test('an update within a page reaches it, and one to another page draws that in its place', async () => {
  const { remote, lines } = written()
  const domElement = document.createElement('div')
  await remote.mount({ ...at('list'), domElement })
  await remote.update(at('list'))
  await remote.update(at('one'))
  expect(domElement.textContent).toBe('one')
  await remote.unmount({ name: 'page-1' })
  expect(lines).toEqual([
    'draw list in page-1',
    'update list',
    'unmount list',
    'draw one in page-1',
    'unmount one',
  ])
  expect(onDrawn).toHaveBeenCalledTimes(3)
})

test('a widget is drawn by itself', async () => {
  const { remote, lines } = written()
  const widget = await remote.widget('badge')
  const domElement = document.createElement('div')
  await widget.mount({ ...at(''), name: 'badge-1', domElement })
  await widget.unmount({ name: 'badge-1' })
  expect(lines).toEqual(['draw badge in badge-1', 'unmount badge'])
})
