import { use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useCloseOnBack } from './use-close-on-back.ts'

/** Inside a modal: Back closes it, unless it must stay open. */
export function ModalClosesOnBack({ mustStay = false }: { mustStay?: boolean }) {
  const modal = use(OverlayTriggerStateContext)
  // A modal that is closing is still rendered while it fades out.
  useCloseOnBack(modal?.isOpen ?? false, mustStay ? undefined : modal?.close)
  return null
}
