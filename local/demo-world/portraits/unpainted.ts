/** In place of the thumbhash of a demo member's photo until its picture is painted. */
export const UNPAINTED = ''
