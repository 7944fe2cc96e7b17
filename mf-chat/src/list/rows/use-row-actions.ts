import { type ChatEntry, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useCallback, useRef, useState } from 'react'
import { useDeleteChat } from '../../queries/use-delete-chat.ts'

/** The part of a row's actions that is open. */
export type OpenPart = 'menu' | 'deletion' | null

/** The menu and the deletion of the rows: which one is open, for which conversation, and where the focus goes afterwards. */
export function useRowActions(chats: readonly ChatEntry[], current: string | undefined) {
  const [chat, setChat] = useState<ChatEntry>()
  const [open, setOpen] = useState<OpenPart>(null)
  const triggerRef = useRef<Element>(null)
  const rows = useRef<HTMLUListElement>(null)
  const focusNext = useRef<string>(undefined)
  const deleteChat = useDeleteChat()
  const navigate = useNavigate()

  const onMenu = useCallback((entry: ChatEntry, button: Element) => {
    triggerRef.current = button
    setChat(entry)
    setOpen('menu')
  }, [])

  const askToDelete = useCallback((entry: ChatEntry) => {
    setChat(entry)
    setOpen('deletion')
  }, [])

  function onDelete(entry: ChatEntry) {
    setOpen(null)
    const index = chats.findIndex(({ conversation }) => conversation.id === entry.conversation.id)
    focusNext.current = (chats[index + 1] ?? chats[index - 1])?.conversation.id
    deleteChat(entry)
    if (entry.profile.id === current) void navigate(paths.chats)
  }

  /** The button that had the focus is deleted with its row: the next row takes the focus. */
  const onDialogGone = useCallback(() => {
    const id = focusNext.current
    focusNext.current = undefined
    if (id === undefined) return
    requestAnimationFrame(() =>
      rows.current
        ?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(id)}"] a`)
        ?.focus({ preventScroll: true }),
    )
  }, [])

  /** Takes menu and dialog out of the page, so that the next press loads them anew. */
  function onClose() {
    setOpen(null)
    setChat(undefined)
  }

  const actions = { triggerRef, open, onOpenChange: setOpen, onDelete, onDialogGone, onClose }
  return { rows, chat, actions, onMenu, onDelete: askToDelete }
}
