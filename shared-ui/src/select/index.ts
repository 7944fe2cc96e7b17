export type { Option } from '../option-list/option-list.tsx'
export { Select, type SelectProps } from './select.tsx'
