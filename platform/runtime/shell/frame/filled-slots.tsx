import { memo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePlatform } from './platform-context.ts'
import { Slot } from './slot.tsx'

/** Renders the slots inside pages of remotes; only the shell knows which widgets there are. */
export const FilledSlots = memo(function FilledSlots() {
  const { slotPlaces } = usePlatform()
  const places = useSyncExternalStore(slotPlaces.subscribe, slotPlaces.current, slotPlaces.current)
  return places.map(({ id, name, element }) => createPortal(<Slot name={name} />, element, String(id)))
})
