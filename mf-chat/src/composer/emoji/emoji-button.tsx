import { Smile } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'shared-state/store'
import { Button } from 'shared-ui/button'
import { lateComponent } from '../../components/late-component.tsx'
import { useWords } from '../../use-words.ts'

/** With the emoji themselves, so that the picker opens without a network once it is loaded. */
async function load() {
  const [{ EmojiPicker: Picker }, { loadEmoji }] = await Promise.all([
    import('./emoji-picker.tsx'),
    import('./emoji-data.ts'),
  ])
  await loadEmoji(useStore.getState().locale)
  return Picker
}

const EmojiPicker = lateComponent(load)

interface EmojiButtonProps {
  readonly onPick: (emoji: string) => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

export function EmojiButton({ onPick, onOpen, onClose }: EmojiButtonProps) {
  const t = useWords()
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)

  function open() {
    onOpen()
    setOpen(true)
  }

  function close() {
    setOpen(false)
    onClose()
  }

  return (
    <span ref={place}>
      <Button
        variant="quiet"
        size="small"
        isIcon
        aria-label={t('composer.emoji.label')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void load().catch(() => {})}
        onPress={open}
      >
        <Smile aria-hidden="true" />
      </Button>
      {isOpen && <EmojiPicker triggerRef={place} onPick={onPick} onClose={close} />}
    </span>
  )
}
