/** The HTML of an email. Mail programs read no stylesheets, so colours and sizes are inline. */

export type EmailLinks = { action: string; unsubscribe: string; privacy: string }
export type EmailText = {
  subject: string
  title: string
  paragraphs: readonly string[]
  button: string
  after: readonly string[]
  unsubscribe: string
  privacy: string
  lang: 'nl' | 'en'
}

const style = {
  paper: '#f6f3ec',
  card: '#fffefb',
  ink: '#23201b',
  quiet: '#6b6459',
  hairline: '#ddd6c9',
  clay: '#854832',
  onClay: '#fffefb',
  serif: "'Instrument Serif', Georgia, 'Times New Roman', serif",
  sans: "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif",
} as const

/** The email as a whole HTML document: one column of 560 px, a button, and the sender at the end. */
export function emailHtml(text: EmailText, links: EmailLinks, maker: string, closing: readonly string[]): string {
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px;font:16px/1.6 ${style.sans};color:${style.ink}">${escaped(words)}</p>`
  const quietLink = (href: string, label: string) =>
    `<a href="${escaped(href)}" style="display:inline-block;padding:6px 0;color:${style.quiet}">${escaped(label)}</a>`
  return `<!doctype html>
<html lang="${text.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(text.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${style.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${style.paper}"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 32px;font:28px/1 ${style.serif};color:${style.ink}">${escaped(maker)}</td></tr>
<tr><td style="padding:40px 32px;background:${style.card};border-top:1px solid ${style.hairline};border-bottom:1px solid ${style.hairline}">
<h1 style="margin:0 0 24px;font:400 36px/1.1 ${style.serif};color:${style.ink}">${escaped(text.title)}</h1>
${text.paragraphs.map(paragraph).join('\n')}
<p style="margin:32px 0"><a href="${escaped(links.action)}" style="display:inline-block;padding:14px 28px;background:${style.clay};color:${style.onClay};font:600 16px/1.3 ${style.sans};text-decoration:none">${escaped(text.button)}</a></p>
${text.after.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:24px 0 0;font:13px/1.6 ${style.sans};color:${style.quiet}">${closing.map(escaped).join('<br>')}<br>${quietLink(links.privacy, text.privacy)} &nbsp; ${quietLink(links.unsubscribe, text.unsubscribe)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
