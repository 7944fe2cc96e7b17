export { DialogTrigger as DrawerTrigger } from 'react-aria-components/Dialog'
export { Drawer, type DrawerProps } from './drawer.tsx'
