/** How the installed app receives pictures from the share menu of the device. */
export const shareTarget = {
  /** Where the browser posts them to, as a form. The service worker answers; the server sees none of them. */
  path: '/share-photos',
  /** The field of the form. */
  field: 'photos',
  /** The cache in which they wait for the page where the member confirms them. */
  cache: 'shared-photos',
  /** The parameter with which that page opens: the key of the pictures, which no other site can guess. */
  parameter: 'shared',
  /** The site takes so many at once; the rest of a share is left out. */
  most: 10,
  largest: 50 * 1024 * 1024,
} as const
