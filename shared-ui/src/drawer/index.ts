export { DialogTrigger as DrawerTrigger } from '../dialog/dialog-trigger.tsx'
export { Drawer, type DrawerProps } from './drawer.tsx'
