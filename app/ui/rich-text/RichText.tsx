/** Renders rich text of editors. Internal links are plain anchors, other sites open in a new tab. */
import { createElement, type ReactNode } from 'react'
import type { RichText as RichTextBlocks } from '#domain/rich-text.ts'
import { inlineToPlain } from '#domain/rich-text-plain.ts'
import { wordSlug } from '#domain/slug.ts'
import { wholeWords } from '#app/lib/whole-words.ts'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import styles from './RichText.module.css'

type Block = RichTextBlocks[number]
type Inline = Exclude<Block, { type: 'list' }>['children'][number]
type Text = Extract<Inline, { type: 'text' }>

/** `topLevel` is the level of heading that the editor's highest (2) becomes on this page; headings get ids to link to. */
export function RichText({ blocks, topLevel = 2 }: { blocks: RichTextBlocks; topLevel?: 2 | 4 }) {
  return (
    <div className={styles['text']}>
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} topLevel={topLevel} />
      ))}
    </div>
  )
}

function BlockOf({ block, topLevel }: { block: Block; topLevel: number }) {
  if (block.type === 'list') {
    const items = block.children.map((item, index) => (
      <li key={index}>
        <Inlines of={item.children} />
      </li>
    ))
    return block.format === 'ordered' ? (
      <ol className={styles['ordered']}>{items}</ol>
    ) : (
      <ul className={styles['unordered']}>{items}</ul>
    )
  }
  const words = <Inlines of={block.children} />
  if (block.type === 'heading') {
    return createElement(
      `h${Math.min(6, Math.max(2, block.level) - 2 + topLevel)}`,
      { id: wordSlug(inlineToPlain(block.children)), className: styles['heading'] },
      words,
    )
  }
  return block.type === 'quote' ? <blockquote className={styles['quote']}>{words}</blockquote> : <p>{words}</p>
}

function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((child, index) =>
    child.type === 'link' ? (
      <ContentLink key={index} href={child.url}>
        {child.children.map((text, part) => (
          <Words key={part} text={text} />
        ))}
      </ContentLink>
    ) : (
      <Words key={index} text={child} />
    ),
  )
}

function Words({ text: { text, bold, italic, underline, strikethrough, code } }: { text: Text }) {
  let words: ReactNode = wholeWords(text)
  if (code) words = <code>{words}</code>
  if (strikethrough) words = <s>{words}</s>
  if (underline) words = <u>{words}</u>
  if (italic) words = <em>{words}</em>
  if (bold) words = <strong>{words}</strong>
  return words
}
