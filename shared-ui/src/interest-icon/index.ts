export { InterestIcon, type InterestIconProps } from './interest-icon.tsx'
