export const emptySignup = { signup_message: '', email: '', name: '', password: '', date_of_birth: '' }

export type SignupValues = typeof emptySignup
