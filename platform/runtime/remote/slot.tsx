import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import type { HostProps } from '../contract.ts'

export const SlotContext = createContext<HostProps['fillSlot'] | null>(null)

interface SlotProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** One of the slots that the shell declares. */
  readonly name: string
}

/** A place in a page that other remotes fill with their widgets; the page knows neither them nor whether there are any. */
export function Slot({ name, ...props }: SlotProps) {
  const fillSlot = useContext(SlotContext)
  if (!fillSlot) throw new Error('A slot belongs inside of a page or widget of defineRemote.')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? fillSlot(name, place.current) : undefined), [name, fillSlot])
  return <div {...props} ref={place} data-slot={name} />
}
