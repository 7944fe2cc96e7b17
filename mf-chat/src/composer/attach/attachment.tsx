import { lateComponent } from '../../components/late-component.tsx'
import type { AttachmentDialogProps } from '../attachment-dialog-props.ts'

const UploadDialog = lateComponent(async () => (await import('../photo/upload-dialog.tsx')).UploadDialog)
const GalleryDialog = lateComponent(async () => (await import('../photo/gallery-dialog.tsx')).GalleryDialog)
const GiftDialog = lateComponent(async () => (await import('../gift/gift-dialog.tsx')).GiftDialog)

/** A photo or gift that the member is about to send. */
export type Attached =
  | { readonly kind: 'upload'; readonly file: File }
  | { readonly kind: 'gallery' }
  | { readonly kind: 'gift' }

/** The dialog that shows it with its price, and sends it. */
export function Attachment({ attached, ...props }: AttachmentDialogProps & { readonly attached: Attached }) {
  switch (attached.kind) {
    case 'upload':
      return <UploadDialog {...props} file={attached.file} />
    case 'gallery':
      return <GalleryDialog {...props} />
    case 'gift':
      return <GiftDialog {...props} />
  }
}
