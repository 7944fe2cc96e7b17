/** The least number of people about whom a figure may say something. */
export const SMALLEST_GROUP = 5
