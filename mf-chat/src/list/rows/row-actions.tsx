import { type ChatEntry, href } from 'contracts'
import { Trash2, UserRound } from 'lucide-react'
import { useNavigate } from 'platform/runtime/router'
import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react'
import { Menu, MenuItem, MenuSeparator } from 'shared-ui/menu'
import { DeletionDialog } from '../../components/deletion-dialog.tsx'
import { useWords } from '../../use-words.ts'
import type { OpenPart } from './use-row-actions.ts'

interface RowActionsProps {
  readonly chat: ChatEntry
  /** The button that opened the menu. */
  readonly triggerRef: RefObject<Element | null>
  readonly open: OpenPart
  readonly onOpenChange: Dispatch<SetStateAction<OpenPart>>
  readonly onDelete: (chat: ChatEntry) => void
  /** Called only if this code does not load. */
  readonly onClose: () => void
  /** The dialog is gone, and the focus is free again. */
  readonly onDialogGone: () => void
}

/** The menu of a row, and the question before the conversation is deleted: one of each for the whole list. */
export function RowActions({
  chat,
  triggerRef,
  open,
  onOpenChange,
  onDelete,
  onDialogGone,
}: RowActionsProps) {
  const t = useWords()
  const navigate = useNavigate()
  const { id, name } = chat.profile
  return (
    <>
      <Menu
        aria-label={t('list.menu.label', { name })}
        onNavigate={(to) => void navigate(to)}
        opening={{
          triggerRef,
          isOpen: open === 'menu',
          // The item that opens the dialog closes the menu, too.
          onOpenChange: (isOpen) => onOpenChange((now) => (isOpen ? 'menu' : now === 'menu' ? null : now)),
        }}
      >
        <MenuItem icon={<UserRound />} href={href('members-id', { id })}>
          {t('list.menu.profile')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onAction={() => onOpenChange('deletion')}>
          {t('list.menu.delete')}
        </MenuItem>
      </Menu>
      <DeletionDialog
        name={name}
        isOpen={open === 'deletion'}
        onOpenChange={() => onOpenChange(null)}
        onConfirm={() => onDelete(chat)}
      >
        <AfterDialog onGone={onDialogGone} />
      </DeletionDialog>
    </>
  )
}

function AfterDialog({ onGone }: { readonly onGone: () => void }) {
  useEffect(() => onGone, [onGone])
  return null
}
