import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from 'shared-ui/button'
import classes from './late-menu.module.css'

/** Props that the button passes to the menu it has loaded. */
export interface LateMenuContentProps {
  readonly label: string
  readonly opening: {
    readonly triggerRef: RefObject<Element | null>
    readonly isOpen: boolean
    readonly onOpenChange: (isOpen: boolean) => void
  }
}

interface LateMenuProps {
  readonly label: string
  readonly load: () => Promise<ComponentType<LateMenuContentProps>>
  /** Content of the button. */
  readonly children: ReactNode
}

/** A button that loads the code of its menu when the visitor hovers over it or focuses it. */
export function LateMenu({ label, load, children }: LateMenuProps) {
  const triggerRef = useRef<Element>(null)
  const [Content, setContent] = useState<ComponentType<LateMenuContentProps>>()
  const [isOpen, setIsOpen] = useState(false)

  // A failure is ignored: opening the menu loads it again.
  const preload = () => void load().catch(() => {})
  async function open(trigger: Element) {
    triggerRef.current = trigger
    const loaded = await load()
    setContent(() => loaded)
    setIsOpen(true)
  }

  return (
    <>
      <Button
        variant="quiet"
        className={classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={preload}
        onFocus={preload}
        onPress={({ target }) => void open(target)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') void open(currentTarget as Element)
        }}
      >
        {children}
      </Button>
      {Content && <Content label={label} opening={{ triggerRef, isOpen, onOpenChange: setIsOpen }} />}
    </>
  )
}
