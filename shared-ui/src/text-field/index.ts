export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx'
export { TextField, type TextFieldProps } from './text-field.tsx'
