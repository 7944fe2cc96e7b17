import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from 'shared-ui/button'
import classes from './late-menu.module.css'

/** What the code of a menu is given by the button that fetched it. */
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
  /** What the button shows. */
  readonly children: ReactNode
}

/** A button whose menu is fetched when somebody is about to open it. */
export function LateMenu({ label, load, children }: LateMenuProps) {
  const triggerRef = useRef<Element>(null)
  const [Content, setContent] = useState<ComponentType<LateMenuContentProps>>()
  const [isOpen, setIsOpen] = useState(false)

  // What cannot be had early is asked for again when it is wanted.
  const fetchEarly = () => void load().catch(() => {})
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
        className={classes['button']}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={fetchEarly}
        onFocus={fetchEarly}
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
