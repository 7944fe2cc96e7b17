import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

type Props = Record<string, unknown>
interface Story {
  args?: Props
  render?: ComponentType<Props>
}
interface StoryFile {
  default: { title: string; component?: ComponentType<Props>; args?: Props }
  [story: string]: Story
}

// React Aria sets a style attribute on the input behind a drawn control, which the kit's sheets replace where
// the CSP refuses it (drawn-input.module.css, select.module.css), on a slider's thumbs, which are in place from
// the first movement on, and on the cells of a list (sortable-list.module.css).
const STYLED_BY_REACT_ARIA = new Set([
  'Checkbox',
  'Field',
  'Radio',
  'RangeSlider',
  'Slider',
  'Select',
  'SortableList',
  'Switch',
])

const here = import.meta.dirname
const load = async (file: string) => (await import(join(here, file))) as unknown

test('this test runs without a window', () => {
  expect(typeof window).toBe('undefined')
  expect(typeof document).toBe('undefined')
})

for (const file of globSync('*/index.ts', { cwd: here })) {
  test(`${file} loads on the server`, async () => {
    await expect(load(file)).resolves.toBeDefined()
  })
}

for (const file of globSync('*/*.stories.tsx', { cwd: here })) {
  const { default: meta, ...stories } = (await load(file)) as StoryFile
  for (const [name, story] of Object.entries(stories)) {
    test(`${meta.title} ${name} renders on the server, without a style attribute`, () => {
      const component = story.render ?? meta.component
      if (!component) throw new Error(`${file}: ${name} has neither a component nor a render function.`)
      const html = renderToString(createElement(component, { ...meta.args, ...story.args }))
      expect(html).toMatch(/^</)
      if (!STYLED_BY_REACT_ARIA.has(meta.title)) expect(html).not.toMatch(/\sstyle=/)
    })
  }
}
