import 'shared-ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { allBlocks } from '../blocks/all-blocks.ts'
import { textBlock } from '../blocks/text/text-block.tsx'
import { foreignTo } from './foreign.tsx'

let unmount = () => {}
afterEach(() => unmount())

test('a template’s own blocks are not among the others', () => {
  const others = foreignTo([textBlock], allBlocks).map(({ type }) => type)
  expect(others).toEqual(allBlocks.flatMap(({ type }) => (type === 'text' ? [] : [type])))
})

test('a server renders them unseen, as its document has no styles for them; they show once their code is there', async () => {
  const [text] = foreignTo([], [textBlock])
  const removed: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) if (node instanceof Element) removed.push(node.outerHTML)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const drawn = text?.draw({ level: 'part', title: 'Why here?', body: [] })
  ;({ unmount } = renderInRouter(drawn, { isFromServer: true }))
  await expect.element(page.getByRole('heading', { name: 'Why here?' })).toBeVisible()
  expect(removed).toEqual([expect.stringMatching(/^<div hidden="">.*Why here\?/)])
  observer.disconnect()
  expect(text?.draw({})).toBeUndefined()
})
