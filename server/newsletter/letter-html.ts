/** What letters look like. Mail programs know no style sheets: colours and sizes stand in each element, and only here. */
import type { LetterLinks, LetterText } from './letters.ts'

const look = {
  paper: '#f6f3ec',
  sheet: '#fffefb',
  ink: '#23201b',
  quiet: '#6b6459',
  hairline: '#ddd6c9',
  clay: '#854832',
  onClay: '#fffefb',
  serif: "'Instrument Serif', Georgia, 'Times New Roman', serif",
  sans: "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif",
} as const

/** The letter as a whole HTML document: one column of 560 px, a button, and who sent it at the foot. */
export function letterHtml(text: LetterText, links: LetterLinks, maker: string, closing: readonly string[]): string {
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px;font:16px/1.6 ${look.sans};color:${look.ink}">${escaped(words)}</p>`
  const quietLink = (href: string, label: string) =>
    `<a href="${escaped(href)}" style="display:inline-block;padding:6px 0;color:${look.quiet}">${escaped(label)}</a>`
  return `<!doctype html>
<html lang="${text.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(text.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${look.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.paper}"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 32px;font:28px/1 ${look.serif};color:${look.ink}">${escaped(maker)}</td></tr>
<tr><td style="padding:40px 32px;background:${look.sheet};border-top:1px solid ${look.hairline};border-bottom:1px solid ${look.hairline}">
<h1 style="margin:0 0 24px;font:400 36px/1.1 ${look.serif};color:${look.ink}">${escaped(text.title)}</h1>
${text.paragraphs.map(paragraph).join('\n')}
<p style="margin:32px 0"><a href="${escaped(links.action)}" style="display:inline-block;padding:14px 28px;background:${look.clay};color:${look.onClay};font:600 16px/1.3 ${look.sans};text-decoration:none">${escaped(text.button)}</a></p>
${text.after.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:24px 0 0;font:13px/1.6 ${look.sans};color:${look.quiet}">${closing.map(escaped).join('<br>')}<br>${quietLink(links.privacy, text.privacy)} &nbsp; ${quietLink(links.unsubscribe, text.unsubscribe)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
