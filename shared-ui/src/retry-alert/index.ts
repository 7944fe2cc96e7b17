export { RetryAlert, type RetryAlertProps } from './retry-alert.tsx'
