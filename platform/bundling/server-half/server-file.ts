/** The file with which a shell renders on the server; without it every page is drawn in the browser. */
export const SERVER_FILE = 'src/server.ts'
