import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/index.ts'
import { ConfirmDialog } from '../confirm-dialog/index.ts'
import { Dialog, type DialogProps, DialogTrigger } from '../dialog/index.ts'
import { Drawer, DrawerTrigger } from '../drawer/index.ts'
import { FullScreen } from '../full-screen/index.ts'
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts'
import { Popover, PopoverTrigger } from '../popover/index.ts'
import { Select } from '../select/index.ts'
import { openOverlays } from './index.ts'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  vi.restoreAllMocks()
  root.unmount()
  document.body.replaceChildren()
  expect(openOverlays.count).toBe(0)
})

const opener = page.getByRole('button', { name: 'Open' })
const back = () => openOverlays.top()?.()

/** A button whose state opens an overlay, as on most pages. */
function Opening({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}

const options = [
  { id: 'a', label: 'Amsterdam' },
  { id: 'b', label: 'Breda' },
]
const trigger = <Button>Open</Button>

test.each([
  [
    'a dialog',
    'dialog',
    <Opening key="">
      {(isOpen, close) => <Dialog heading="Gifts" isOpen={isOpen} onOpenChange={close} />}
    </Opening>,
  ],
  [
    'a dialog with a trigger',
    'dialog',
    <DialogTrigger key="" trigger={trigger}>
      <Dialog heading="Gifts" />
    </DialogTrigger>,
  ],
  [
    'a drawer',
    'dialog',
    <DrawerTrigger key="" trigger={trigger}>
      <Drawer heading="Filters" />
    </DrawerTrigger>,
  ],
  [
    'a question',
    'alertdialog',
    <Opening key="">
      {(isOpen, close) => (
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={close}
          heading="Delete it?"
          confirmLabel="Delete"
          cancelLabel="Keep it"
          onConfirm={() => {}}
        >
          It disappears.
        </ConfirmDialog>
      )}
    </Opening>,
  ],
  [
    'an announcement',
    'dialog',
    <Opening key="">
      {(isOpen, close) => <FullScreen isOpen={isOpen} onClose={close} heading="A match" closeLabel="Close" />}
    </Opening>,
  ],
  [
    'a popover',
    'dialog',
    <PopoverTrigger key="" trigger={trigger}>
      <Popover heading="Credits">You have 5.</Popover>
    </PopoverTrigger>,
  ],
  [
    'a menu',
    'menu',
    <MenuTrigger key="">
      {trigger}
      <Menu>
        <MenuItem>Log out</MenuItem>
      </Menu>
    </MenuTrigger>,
  ],
])('§2: Back closes %s, and the focus returns', async (_, role, content) => {
  root.render(content)
  await opener.click()
  await expect.element(page.getByRole(role)).toBeVisible()
  expect(openOverlays.count).toBe(1)
  back()
  await expect.element(page.getByRole(role)).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.each([
  ['select', <Select key="" label="City" placeholder="Choose" options={options} />],
  ['combobox', <Combobox key="" label="City" emptyText="None" options={options} />],
])('§2: in a dialog, Back closes the list of a %s first', async (_, field) => {
  root.render(
    <DialogTrigger trigger={trigger}>
      <Dialog heading="Search">{field}</Dialog>
    </DialogTrigger>,
  )
  await opener.click()
  expect(openOverlays.count).toBe(1)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('button').click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  expect(openOverlays.count).toBe(2)
  back()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  back()
  await expect.element(dialog).not.toBeInTheDocument()
})

async function openSignup(props: DialogProps) {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  root.render(<Dialog isOpen heading="Signup" isDismissable={false} {...props} onOpenChange={onOpenChange} />)
  await expect.element(page.getByRole('dialog', { name: 'Signup' })).toBeVisible()
  return onOpenChange
}

test('§2: Back does as the close button of a dialog that Escape must not close', async () => {
  const onOpenChange = await openSignup({ isKeyboardDismissDisabled: true, closeLabel: 'Close' })
  back()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test('§2: a dialog without a way to close it stays, and so does what lies beneath', async () => {
  const onOpenChange = await openSignup({
    children: <Dialog isOpen heading="One moment" isKeyboardDismissDisabled />,
  })
  await expect.element(page.getByRole('dialog', { name: 'One moment' })).toBeVisible()
  expect(openOverlays.count).toBe(2)
  expect(openOverlays.top()).toBeUndefined()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('§2: an overlay that is closing no longer counts', async () => {
  root.render(
    <DialogTrigger trigger={trigger}>
      <Dialog heading="Gifts" />
    </DialogTrigger>,
  )
  await opener.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  back()
  await expect.poll(() => openOverlays.count).toBe(0)
  expect(document.querySelector('[data-exiting]')).not.toBeNull()
})

const ANDROID = 'Mozilla/5.0 (Linux; Android 16)'

/** Has the browser ask the page to close something; on a desktop it does so for an Escape that nothing has handled. */
async function requestClose() {
  const hide = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('keydown', hide, true)
  await userEvent.keyboard('{Escape}')
  window.removeEventListener('keydown', hide, true)
}

test.each([
  [ANDROID, true],
  [navigator.userAgent, false],
])('§2: Android’s Back closes a dialog wherever the page is in its history: %s', async (agent, closes) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const onOpenChange = await openSignup({})
  await requestClose()
  if (closes) await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
  else expect(onOpenChange).not.toHaveBeenCalled()
})
