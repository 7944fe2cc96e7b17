import { type Conversation, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { DeletionDialog } from '../../components/deletion-dialog.tsx'
import { useDeleteChat } from '../../queries/use-delete-chat.ts'

interface DeleteDialogProps extends Pick<Conversation, 'profile'> {
  readonly conversation: { readonly id: string }
  readonly onClose: () => void
}

/** §4: deletes the conversation for the user, who confirms it and is back in the list at once. */
export function DeleteDialog({ conversation, profile, onClose }: DeleteDialogProps) {
  const navigate = useNavigate()
  const deleteChat = useDeleteChat()
  function confirm() {
    void navigate(paths.chats, { replace: true })
    deleteChat({ conversation, profile })
  }
  return <DeletionDialog name={profile.name} isOpen onOpenChange={onClose} onConfirm={confirm} />
}
