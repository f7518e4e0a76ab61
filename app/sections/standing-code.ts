/** What makes the hero and the sections that stand in a page. */
export { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
export { Hero } from './hero/Hero.tsx'
export { Section } from './Section.tsx'
export { sectionFrames } from './section-frame.ts'
