export { FactChips, type FactChipsProps } from './fact-chips.tsx'
