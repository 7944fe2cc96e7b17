/** The classes of a module of styles, by the names that they have in its file. */
declare module '*.css'
/** The URL of a picture. One named `icon.svg` becomes the site's icon. */
declare module '*.svg'
