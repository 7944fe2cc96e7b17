export { InterestChip, type InterestChipProps } from './interest-chip.tsx'
export { type InterestGroupOption, InterestGroups, type InterestGroupsProps } from './interest-groups.tsx'
export {
  InterestToggle,
  type InterestToggleProps,
  InterestToggles,
  type InterestTogglesProps,
} from './interest-toggle.tsx'
