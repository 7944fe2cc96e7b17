import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from 'shared-ui/button'
import { lateComponent } from '../../components/late-component.tsx'
import { useWords } from '../../use-words.ts'
import type { Purse } from '../credits/use-purse.ts'
import { PhotoInput } from '../photo/photo-input.tsx'
import type { Attached } from './attachment.tsx'

const AttachMenu = lateComponent(async () => (await import('./attach-menu.tsx')).AttachMenu)

interface AttachProps {
  readonly purse: Purse
  readonly onAttach: (attached: Attached) => void
}

/** The button with the menu of everything but text. */
export function Attach({ purse, onAttach }: AttachProps) {
  const t = useWords()
  const place = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span ref={place}>
      <Button
        variant="quiet"
        isIcon
        aria-label={t('composer.attach.label')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Plus aria-hidden="true" />
      </Button>
      {isOpen && (
        <AttachMenu
          triggerRef={place}
          purse={purse}
          onUpload={() => input.current?.click()}
          onAttach={onAttach}
          onClose={() => setOpen(false)}
        />
      )}
      <PhotoInput ref={input} onChoose={(file) => onAttach({ kind: 'upload', file })} />
    </span>
  )
}
