export { Countdown, type CountdownProps } from './countdown.tsx'
export { useCountdown } from './use-countdown.ts'
