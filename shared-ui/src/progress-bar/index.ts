export { ProgressBar, type ProgressBarProps, type ProgressState } from './progress-bar.tsx'
