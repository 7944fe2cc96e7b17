// A link that looks like a button needs the button's sheet and none of its code.
export { type ButtonLook, buttonLook } from '../button/button-look.ts'
