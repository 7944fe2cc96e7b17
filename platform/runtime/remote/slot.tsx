import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import type { HostProps } from '../contract.ts'

export const SlotContext = createContext<HostProps['fillSlot'] | null>(null)

interface SlotProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** One of the slots that the shell declares. */
  readonly name: string
}

/** A place in a page for the widgets of other remotes; the page doesn't know which there are, if any. */
export function Slot({ name, ...props }: SlotProps) {
  const fillSlot = useContext(SlotContext)
  if (!fillSlot) throw new Error('A slot must be inside a page or widget of defineRemote.')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? fillSlot(name, place.current) : undefined), [name, fillSlot])
  return <div {...props} ref={place} data-slot={name} />
}
