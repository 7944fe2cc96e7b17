export { InterestChip, type InterestChipProps } from './interest-chip.tsx'
export {
  InterestToggle,
  type InterestToggleProps,
  InterestToggles,
  type InterestTogglesProps,
} from './interest-toggle.tsx'
