/** A page that tries again by itself, for when even the site's own pages would be too much work. */
export const busyPage = (retryAfter: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfter}">
<title>It’s busy here right now</title>
<h1>It’s busy here right now</h1>
<p>This page tries again by itself in a few seconds.</p>
</html>
`
