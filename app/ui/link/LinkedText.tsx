/** A text in which the telephone number and the mail address of the maker are links. */
import { Fragment } from 'react'
import { site } from '#domain/site.ts'

export function LinkedText({ text }: { text: string }) {
  const { phone, phoneHref, email } = site
  return text.split(phone).map((part, call) => (
    <Fragment key={call}>
      {call > 0 && <a href={phoneHref}>{phone}</a>}
      {part.split(email).map((words, mail) => (
        <Fragment key={mail}>
          {mail > 0 && <a href={`mailto:${email}`}>{email}</a>}
          {words}
        </Fragment>
      ))}
    </Fragment>
  ))
}
