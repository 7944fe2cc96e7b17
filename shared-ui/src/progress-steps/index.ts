export { ProgressSteps, type ProgressStepsProps } from './progress-steps.tsx'
