export { PageDialog, type PageDialogProps } from './page-dialog.tsx'
