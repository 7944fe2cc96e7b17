import type { LanderProp } from 'contracts'
import { useState } from 'react'
import { addWords } from 'shared-state/i18n'
import 'shared-ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { memberChat } from '../../blocks/chosen/chat-start/chat-start.tsx'
import { setIn } from '../document/edit.ts'
import { shapeOf } from '../document/field-shape.ts'
import en from '../words/en.json'
import { DocumentKind } from './document-kind.ts'
import { GroupFields } from './shape-field.tsx'

let unmount = () => {}
afterEach(() => unmount())

function Form() {
  const [value, setValue] = useState<LanderProp>({ title: { en: 'Hello' }, ideas: [] })
  const shape = shapeOf(memberChat.props)
  if (shape.kind !== 'group') return null
  return (
    <GroupFields
      shape={shape}
      value={value}
      path={[]}
      locale="en"
      onChange={(path, next) => setValue((now) => setIn(now, path, next))}
    />
  )
}

function open(kind: 'lander' | 'member') {
  startTestState()
  addWords('mf-landers-studio', 'en', en)
  ;({ unmount } = renderInRouter(
    <DocumentKind value={kind}>
      <Form />
    </DocumentKind>,
  ))
}

const title = page.getByRole('textbox', { name: 'Title', exact: true })

test('in a text about a chosen member, an unknown placeholder is refused, and the name is not', async () => {
  open('member')
  await title.fill('Hello {{nmae}}')
  await expect.element(title).toBeInvalid()
  await expect.element(page.getByText('Only {{name}} is replaced: by the member’s name.')).toBeVisible()
  await title.fill('Hello {{name}}')
  await expect.element(title).toBeValid()
})

test('other pages have no placeholders, so braces are braces', async () => {
  open('lander')
  await title.fill('Hello {{nmae}}')
  await expect.element(title).toBeValid()
})

test('a list that is empty begins with a blank item', async () => {
  open('member')
  const idea = page.getByRole('textbox', { name: 'Own ideas 1' })
  await expect.element(idea).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add' }).click()
  await idea.fill('Tea?')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Own ideas 2' })).toHaveValue('Tea?')
  await page.getByRole('button', { name: 'Remove Own ideas 1' }).click()
  await page.getByRole('button', { name: 'Remove Own ideas 1' }).click()
  await expect.element(idea).not.toBeInTheDocument()
})
