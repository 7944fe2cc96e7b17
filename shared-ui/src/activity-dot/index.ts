export { ActivityDot, type ActivityDotProps } from './activity-dot.tsx'
