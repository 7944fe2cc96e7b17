/** For tests: a form with one file, as a browser sends it. */
export function formWith(field: string, file: Buffer, filename = 'photo.jpg') {
  const boundary = '----a-boundary-of-the-tests'
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="${field}"; filename="${filename}"`,
    'content-type: image/jpeg',
  ]
  return {
    payload: Buffer.concat([
      Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
