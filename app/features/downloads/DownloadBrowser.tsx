/** The files to download with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { stringifySearch } from '#domain/search-string.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import type { DownloadChoice, DownloadList, OfferedDownload } from '#domain/downloads/download-list.ts'
import { downloadsQueryOptions } from './download-query.ts'
import type { DownloadSearch } from './download-search.ts'
import { downloadTypeWords, languageWords } from '#domain/downloads/download-words.ts'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { once } from '#domain/once.ts'
import styles from './DownloadBrowser.module.css'

const dateFormat = once(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' }))
/** Id of the filters, to which their results scroll. */
const searchId = 'zoek'

export function DownloadBrowser({ search }: { search: DownloadSearch }) {
  const { data: list } = useSuspenseQuery(downloadsQueryOptions(search))
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <Band space="tight" aria-label="Bestanden">
      <Filters list={list} search={search} />
      <header className={styles['result']}>
        <p aria-live="polite">{list.total === 1 ? '1 bestand' : `${list.total} bestanden`}</p>
        {isFiltered && <SiteLink link={{ to: '/downloads', hash: searchId }}>Alles wissen</SiteLink>}
      </header>
      {list.total === 0 && (
        <p className={styles['none']}>
          {list.offered === 0
            ? 'Er staan nu geen bestanden klaar. Vraag een tekening of handleiding aan bij service; u krijgt die per e-mail.'
            : 'Geen bestand voldoet aan deze keuze. Laat één keuze los, of zoek op de naam van de collectie of de code van de spiegel.'}
        </p>
      )}
      <div>
        {list.groups.map(({ type, downloads }, place) => (
          <Fold
            key={type}
            className={styles['group']}
            open={isFiltered || place === 0}
            data-print="whole"
            summary={
              <>
                <h2 className={styles['kind']}>{downloadTypeWords[type]}</h2>
                <span className={styles['count']}>{downloads.length}</span>
              </>
            }
          >
            <ul className={styles['files']}>
              {downloads.map((download) => (
                <DownloadLine key={download.slug} download={download} name={nameIn(downloads, download)} />
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </Band>
  )
}

/** 'Beat 45' for the only drawing of Beat 45, since the heading above names its kind; otherwise the title. */
function nameIn(downloads: readonly OfferedDownload[], { title, about }: OfferedDownload): string {
  const isOnly = downloads.filter((other) => other.about?.slug === about?.slug).length === 1
  return about !== null && isOnly && title.includes(about.name) ? about.name : title
}

function DownloadLine({ download, name }: { download: OfferedDownload; name: string }) {
  const { title } = download
  return (
    <li className={styles['file']}>
      <a
        className={styles['name']}
        href={download.href}
        download
        lang={download.language === 'nl' ? undefined : 'nl'}
        aria-label={name === title ? undefined : title}
      >
        {name}
      </a>
      <span className={styles['size']}>
        <span data-icon="download" aria-hidden="true" />
        {download.ending} {formatFileSize(download.bytes)}
      </span>
      <span className={styles['facts']}>
        {languageWords[download.language]}, versie {download.version},{' '}
        <time dateTime={download.date}>{dateFormat().format(new Date(download.date))}</time>
      </span>
    </li>
  )
}

/** A GET form; with JavaScript a choice applies at once. */
function Filters({ list, search }: { list: DownloadList; search: DownloadSearch }) {
  const id = useId()
  const router = useRouter()
  const apply = (form: HTMLFormElement) => {
    const filled = Object.fromEntries(new FormData(form))
    void router.navigate({ href: `/downloads${stringifySearch(filled)}#${searchId}` })
  }
  return (
    <search id={searchId} className={styles['filters']}>
      <form
        key={JSON.stringify(search)}
        className={styles['form']}
        method="get"
        action={`/downloads#${searchId}`}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) apply(event.currentTarget)
        }}
      >
        <p className={styles['field']}>
          <label htmlFor={`${id}-search`}>Zoek op naam</label>
          <input
            id={`${id}-search`}
            type="search"
            name="search"
            defaultValue={search.search ?? ''}
            maxLength={60}
            autoComplete="off"
          />
        </p>
        <p className={styles['field']}>
          <label htmlFor={`${id}-type`}>Soort</label>
          <select id={`${id}-type`} name="type" defaultValue={search.type ?? ''}>
            <option value="">Alle</option>
            <Choices choices={list.types} />
          </select>
        </p>
        <p className={styles['field']}>
          <label htmlFor={`${id}-collection`}>Collectie of spiegel</label>
          <select id={`${id}-collection`} name="collection" defaultValue={search.collection ?? ''}>
            <option value="">Alle</option>
            {list.collections.length > 0 && (
              <optgroup label="Collecties">
                <Choices choices={list.collections} />
              </optgroup>
            )}
            {list.mirrors.length > 0 && (
              <optgroup label="Spiegels">
                <Choices choices={list.mirrors} />
              </optgroup>
            )}
          </select>
        </p>
        <Button type="submit" look="secondary">
          Zoek
        </Button>
      </form>
    </search>
  )
}

function Choices({ choices }: { choices: readonly DownloadChoice[] }) {
  return choices.map((choice) => (
    <option key={choice.value} value={choice.value} disabled={choice.count === 0}>
      {choice.name} ({choice.count})
    </option>
  ))
}
