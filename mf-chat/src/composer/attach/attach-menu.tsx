import { Gift, ImagePlus, Images } from 'lucide-react'
import { useNavigate } from 'platform/runtime/router'
import type { RefObject } from 'react'
import { Menu } from 'shared-ui/menu'
import { useWords } from '../../use-words.ts'
import type { Purse } from '../credits/use-purse.ts'
import type { Attached } from './attachment.tsx'
import { PaidItem } from './paid-item.tsx'

interface AttachMenuProps {
  readonly triggerRef: RefObject<Element | null>
  readonly purse: Purse
  readonly onUpload: () => void
  readonly onAttach: (attached: Attached) => void
  readonly onClose: () => void
}

export function AttachMenu({ triggerRef, purse, onUpload, onAttach, onClose }: AttachMenuProps) {
  const t = useWords()
  const navigate = useNavigate()
  return (
    <Menu
      aria-label={t('composer.attach.label')}
      placement="top start"
      opening={{ triggerRef, isOpen: true, onOpenChange: onClose }}
      onNavigate={(to) => void navigate(to)}
    >
      <PaidItem kind="photo" purse={purse} icon={<ImagePlus />} onAction={onUpload}>
        {t('composer.attach.upload')}
      </PaidItem>
      <PaidItem kind="photo" purse={purse} icon={<Images />} onAction={() => onAttach({ kind: 'gallery' })}>
        {t('composer.attach.gallery')}
      </PaidItem>
      <PaidItem kind="gift" purse={purse} icon={<Gift />} onAction={() => onAttach({ kind: 'gift' })}>
        {t('composer.attach.gift')}
      </PaidItem>
    </Menu>
  )
}
