export { MenuSection, MenuTrigger } from 'react-aria-components/Menu'
export { Menu, type MenuProps, MenuSeparator } from './menu.tsx'
export { MenuItem, type MenuItemProps } from './menu-item.tsx'
