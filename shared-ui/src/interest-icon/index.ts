export { InterestIcon, type InterestIconProps } from './interest-icon.tsx'
export { type InterestName, interestNames } from './interest-names.ts'
