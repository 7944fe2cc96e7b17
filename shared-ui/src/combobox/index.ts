export type { Option } from '../option-list/option-list.tsx'
export { Combobox, type ComboboxProps } from './combobox.tsx'
