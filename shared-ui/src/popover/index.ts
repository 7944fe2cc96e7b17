export { Popover, type PopoverProps } from './popover.tsx'
export { PopoverTrigger } from './popover-trigger.tsx'
