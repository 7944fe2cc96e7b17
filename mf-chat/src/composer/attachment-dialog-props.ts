import type { ProfileSummary } from 'contracts'
import type { Purse } from './credits/use-purse.ts'

export interface AttachmentDialogProps {
  /** The member to whom the photo or gift goes. */
  readonly profile: ProfileSummary
  readonly purse: Purse
  /** Goes on to a picture of this device. */
  readonly onUpload: (file: File) => void
  readonly onClose: () => void
}
