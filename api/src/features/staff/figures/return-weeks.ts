/** For so many weeks after the one in which they signed up, figures say how many members came back. */
export const RETURN_WEEKS = 12
