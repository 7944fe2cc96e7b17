import { type Conversation, href } from 'contracts'
import { Ban, EllipsisVertical, Flag, Trash2, UserRound } from 'lucide-react'
import { useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from 'shared-ui/menu'
import { lateComponent } from '../../components/late-component.tsx'
import { useWords } from '../../use-words.ts'
import { ReportDialog } from '../report/late-report-dialog.ts'

// Loaded on demand: they are rare.
const BlockDialog = lateComponent(async () => (await import('../actions/block-dialog.tsx')).BlockDialog)
const DeleteDialog = lateComponent(async () => (await import('../actions/delete-dialog.tsx')).DeleteDialog)

/** Actions on the whole conversation. */
export function ConversationMenu({ chat }: { readonly chat: Conversation }) {
  const t = useWords()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'report' | 'block' | 'delete'>()
  const close = () => setOpened(undefined)
  const { profile, conversation } = chat
  const { id, name } = profile
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
          <MenuItem icon={<Flag />} onAction={() => setOpened('report')}>
            {t('conversation.report.word')}
          </MenuItem>
          <MenuItem icon={<Ban />} onAction={() => setOpened('block')}>
            {t('conversation.block.word')}
          </MenuItem>
          {conversation && (
            <MenuItem icon={<Trash2 />} tone="danger" onAction={() => setOpened('delete')}>
              {t('list.menu.delete')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {opened === 'report' && <ReportDialog profile={profile} messages={chat.messages} onClose={close} />}
      {opened === 'block' && <BlockDialog profile={profile} onClose={close} />}
      {opened === 'delete' && conversation && (
        <DeleteDialog conversation={conversation} profile={profile} onClose={close} />
      )}
    </>
  )
}
