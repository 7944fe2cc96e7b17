export { ConfirmAction, type ConfirmActionProps } from './confirm-action.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
