import { type Conversation, href, paths } from 'contracts'
import { Ban, EllipsisVertical, Flag, Trash2, UserRound } from 'lucide-react'
import { useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { openBlock, openReport } from 'shared-state/safety'
import { Button } from 'shared-ui/button'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from 'shared-ui/menu'
import { lateComponent } from '../../components/late-component.tsx'
import { useWords } from '../../use-words.ts'
import { useMessagePreview } from '../use-message-preview.ts'

// Loaded on demand: it is rare.
const DeleteDialog = lateComponent(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** How many of the latest messages the report form offers. */
const REPORTABLE = 20

/** Actions on the whole conversation. */
export function ConversationMenu({ chat }: { readonly chat: Conversation }) {
  const t = useWords()
  const navigate = useNavigate()
  const preview = useMessagePreview()
  const [isDeleting, setDeleting] = useState(false)
  const { profile, conversation } = chat
  const { id, name } = profile
  const subject = { id, name, exit: paths.chats }
  function report() {
    const received = chat.messages.filter(({ from }) => from === id)
    const parts = received.slice(-REPORTABLE).toReversed().map(preview)
    openReport({ ...subject, parts })
  }
  return (
    <>
      <MenuTrigger>
        <Button variant="quiet" isIcon aria-label={t('header.menu', { name })}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
        <Menu aria-label={t('header.menu', { name })} onNavigate={(to) => void navigate(to)}>
          <MenuItem icon={<UserRound />} href={href('members-id', { id })}>
            {t('header.profile')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Flag />} onAction={report}>
            {t('reportMember')}
          </MenuItem>
          <MenuItem icon={<Ban />} onAction={() => openBlock(subject)}>
            {t('blockMember')}
          </MenuItem>
          {conversation && (
            <MenuItem icon={<Trash2 />} tone="danger" onAction={() => setDeleting(true)}>
              {t('list.menu.delete')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {isDeleting && conversation && (
        <DeleteDialog conversation={conversation} profile={profile} onClose={() => setDeleting(false)} />
      )}
    </>
  )
}
