export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Dialog'
export { Popover, type PopoverProps } from './popover.tsx'
