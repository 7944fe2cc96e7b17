export { Dialog, type DialogProps } from './dialog.tsx'
export { DialogTrigger, type DialogTriggerProps } from './dialog-trigger.tsx'
