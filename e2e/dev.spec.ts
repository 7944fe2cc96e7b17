import { asMember } from './fixtures/as-member.ts'
import { DevWorkspace } from './fixtures/dev-workspace.ts'
import { editToScreen } from './fixtures/edit-to-screen.ts'
import { test as base, expect } from './fixtures/test.ts'

const PAGE = 'mf-chat/src/pages/conversations.tsx'

/** A page whose state would be lost by anything but a change in place. */
const COUNTER = `import { useState } from 'react'
export const preload = async () => 'first data'
export function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>First text</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{'pressed ' + count}</button>
    </>
  )
}
`

const test = base.extend<{ workspace: DevWorkspace }>({
  workspace: async ({}, use) => {
    const workspace = await DevWorkspace.copy()
    await workspace.write(PAGE, COUNTER)
    await use(workspace)
    await workspace.remove()
  },
})

test.describe.configure({ timeout: 90_000 })

test('dev: an edit of a remote shows in the open page, which keeps its state', async ({
  page,
  workspace,
}) => {
  const { url } = await workspace.dev()
  await asMember(page)
  await page.goto(`${url}/chats`)
  const button = page.getByRole('button', { name: /pressed/ })
  await button.click()
  await button.click()
  await expect(button).toHaveText('pressed 2')
  for (const [from, to] of [
    ['First text', 'Second text'],
    ['Second text', 'Third text'],
    ['Third text', 'Fourth'],
  ]) {
    const ms = await editToScreen(page, to, () => workspace.edit(PAGE, from, to))
    console.log(ms)
    expect(ms).toBeLessThan(5_000)
    await expect(button).toHaveText('pressed 2')
  }
})
