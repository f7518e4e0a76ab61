/** An email of the site as HTML and as text, made of one description. Mail programs read no stylesheets, so colours and sizes are inline. */

export type EmailText = {
  lang: 'nl' | 'en'
  subject: string
  title: string
  paragraphs: readonly string[]
  /** What was filled in or agreed on, as label and value; a value may have several lines. */
  facts?: readonly { label: string; value: string }[]
  button?: { label: string; href: string }
  after: readonly string[]
  /** Links at the end, after the sender. */
  links: readonly { label: string; href: string }[]
}
/** Whose site it is. */
export type Maker = {
  name: string
  legalName: string
  kvk: string
  email: string
  /** For those who apply for a job. */
  emailJobs: string
  phone: string
  foundedYear: number
  address: { street: string; postcode: string; city: string }
}
export type Email = { subject: string; html: string; text: string }

/** The email from `maker`, with the maker's address at the end. */
export function composeEmail(email: EmailText, { name, legalName, kvk, address }: Maker): Email {
  const closing = [legalName, address.street, `${address.postcode} ${address.city}`, `KvK ${kvk}`]
  return { subject: email.subject, html: emailHtml(email, name, closing), text: emailPlain(email, name, closing) }
}

function emailPlain(email: EmailText, sender: string, closing: readonly string[]): string {
  const spaced = (texts: readonly string[]) => texts.flatMap((text) => [text, ''])
  return [
    sender,
    '',
    email.title,
    '',
    ...spaced(email.paragraphs),
    ...(email.facts ?? []).map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`),
    ...(email.facts ? [''] : []),
    ...(email.button ? [`${email.button.label}:`, email.button.href, ''] : []),
    ...spaced(email.after),
    '--',
    ...closing,
    ...email.links.map(({ label, href }) => `${label}: ${href}`),
    '',
  ].join('\n')
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

/** A whole HTML document: one column of 560 px, facts, a button, and the sender at the end. */
function emailHtml(email: EmailText, sender: string, closing: readonly string[]): string {
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px;font:16px/1.6 ${style.sans};color:${style.ink}">${escaped(words)}</p>`
  const fact = ({ label, value }: { label: string; value: string }) =>
    `<tr><td style="padding:10px 16px 10px 0;border-top:1px solid ${style.hairline};font:14px/1.5 ${style.sans};color:${style.quiet};vertical-align:top">${escaped(label)}</td><td style="padding:10px 0;border-top:1px solid ${style.hairline};font:15px/1.5 ${style.sans};color:${style.ink};vertical-align:top">${escaped(value).replaceAll('\n', '<br>')}</td></tr>`
  const quietLink = ({ href, label }: { label: string; href: string }) =>
    `<a href="${escaped(href)}" style="display:inline-block;padding:6px 0;color:${style.quiet}">${escaped(label)}</a>`
  const facts = email.facts
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">\n${email.facts.map(fact).join('\n')}\n</table>\n`
    : ''
  const button = email.button
    ? `<p style="margin:32px 0"><a href="${escaped(email.button.href)}" style="display:inline-block;padding:14px 28px;background:${style.clay};color:${style.onClay};font:600 16px/1.3 ${style.sans};text-decoration:none">${escaped(email.button.label)}</a></p>\n`
    : ''
  return `<!doctype html>
<html lang="${email.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(email.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${style.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${style.paper}"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 32px;font:28px/1 ${style.serif};color:${style.ink}">${escaped(sender)}</td></tr>
<tr><td style="padding:40px 32px;background:${style.card};border-top:1px solid ${style.hairline};border-bottom:1px solid ${style.hairline}">
<h1 style="margin:0 0 24px;font:400 36px/1.1 ${style.serif};color:${style.ink}">${escaped(email.title)}</h1>
${email.paragraphs.map(paragraph).join('\n')}
${facts}${button}${email.after.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:24px 0 0;font:13px/1.6 ${style.sans};color:${style.quiet}">${closing.map(escaped).join('<br>')}<br>${email.links.map(quietLink).join(' &nbsp; ')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
