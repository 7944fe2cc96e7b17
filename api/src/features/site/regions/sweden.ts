import type { RegionsOfCountry } from './regions-of-country.ts'

export const sweden: RegionsOfCountry = {
  kind: 'lan',
  names: {
    AB: 'Stockholms län',
    AC: 'Västerbottens län',
    BD: 'Norrbottens län',
    C: 'Uppsala län',
    D: 'Södermanlands län',
    E: 'Östergötlands län',
    F: 'Jönköpings län',
    G: 'Kronobergs län',
    H: 'Kalmar län',
    I: 'Gotlands län',
    K: 'Blekinge län',
    M: 'Skåne län',
    N: 'Hallands län',
    O: 'Västra Götalands län',
    S: 'Värmlands län',
    T: 'Örebro län',
    U: 'Västmanlands län',
    W: 'Dalarnas län',
    X: 'Gävleborgs län',
    Y: 'Västernorrlands län',
    Z: 'Jämtlands län',
  },
}
