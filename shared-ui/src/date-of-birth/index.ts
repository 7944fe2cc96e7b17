export { DateOfBirth, type DateOfBirthProps } from './date-of-birth.tsx'
