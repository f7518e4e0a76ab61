/** The part of a walk over all controls (walk.ts) that runs in the page: finds the next control, and tells what working it has changed. */

/** How a control is worked: a key, a click, a choice from a list, or typing followed by Enter. */
export type Action = 'Enter' | 'Space' | 'click' | 'choose' | 'type'
export type Step = { key: string; action: Action; name: string; x: number; y: number }

type Walk = {
  next: (done: readonly string[], actions: readonly Action[], scope: string) => Step | null
  settled: () => Promise<void>
  /** What the last step changed that can be perceived without sight; empty while nothing has. */
  perceived: () => string[]
  /** Faults that the last step leaves behind. */
  faults: () => string[]
}
declare global {
  interface Window {
    walk: Walk
    /** Wraps all text in elements from now on, as the translation of a browser does. */
    translate: () => void
  }
}

/** Runs in the page before its own scripts; it is sent there as text, so it may use nothing of this file. */
export function installWalk(): void {
  // No question of the site itself comes between.
  document.cookie = 'posthog=false; path=/'
  localStorage.setItem('newsletterRemovedUntil', String(Date.now() + 3_600_000))

  let pending = 0
  window.fetch = new Proxy(window.fetch, {
    async apply(original, owner, call) {
      pending++
      try {
        return await Reflect.apply(original, owner, call)
      } finally {
        pending--
      }
    },
  })
  const acts: string[] = []
  window.print = () => void acts.push('prints')
  // Drawing in 3D without a graphics card takes a minute; model.spec.ts does it.
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLMediaElement.prototype.play = async () => void acts.push('plays')

  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  const liveRegions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
  const said: string[] = []
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      // An alert is said when it comes, any other region when it changes.
      const alert = [...addedNodes].find((node) => node instanceof Element && node.matches('[role=alert]'))
      const region = alert ?? element?.closest(liveRegions)
      if (region?.textContent) said.push(region.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })

  const controlsSelector =
    'button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button], [role=option]'
  const nameOf = (element: Element) => {
    const label =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? (element.labels?.[0]?.textContent ?? '')
        : element.textContent
    const name = element.getAttribute('aria-label') ?? label
    return `${element.localName} '${name.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}'`
  }
  /** The same for all items of a list, whatever they are called. */
  const keyOf = (element: Element) => {
    const chain: string[] = []
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      chain.push(`${one.localName}.${one.className}${one.getAttribute('name') ?? ''}`)
    const siblings = element.closest('details')?.parentElement?.querySelectorAll(':scope > details').length ?? 0
    const isRepeated = siblings > 2 || element.closest('li, tr, [role=option]') !== null
    return chain.join('<') + (isRepeated ? '' : nameOf(element).replaceAll(/\d+/g, '0'))
  }
  const waysOf = (element: Element): Action[] => {
    if (element instanceof HTMLAnchorElement) {
      const { pathname, origin, search, hash, target } = element
      if (origin !== location.origin || pathname !== location.pathname || target === '_blank') return []
      // A link to what is shown already, such as 'Alle'.
      if (search === location.search && hash === '') return []
      return ['Enter', 'click']
    }
    if (element instanceof HTMLSelectElement) return ['choose']
    if (element instanceof HTMLTextAreaElement) return []
    if (element instanceof HTMLInputElement) {
      if (element.type === 'checkbox') return ['Space', 'click']
      if (element.type === 'radio') return element.checked ? [] : ['Space', 'click']
      if (element.type === 'file' || element.type === 'submit') return ['Enter', 'click']
      if (element.type === 'range') return []
      return element.readOnly ? [] : ['type']
    }
    return ['Enter', 'Space', 'click']
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null &&
    element.getClientRects().length > 0
  const pointOf = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const target =
      element instanceof HTMLInputElement && element.labels?.[0]
        ? (element.labels[0].lastElementChild ?? element)
        : element
    for (const { left, top, width, height } of target.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      if (hit && (target.contains(hit) || hit.contains(target))) return { x, y }
    }
    return null
  }
  const textFor = ({ type, inputMode, name }: HTMLInputElement, count: number) => {
    if (type === 'email') return `wilg${count}@water.example`
    if (inputMode === 'numeric' || inputMode === 'decimal' || type === 'number') return String(80 + count)
    return name === 'near' ? 'Zwolle' : 'spiegel'
  }
  const setValue = (element: HTMLInputElement, value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** All of an element that assistive technology tells of it. */
  const stateOf = (element: Element | null): string => {
    if (!element?.isConnected) return 'gone'
    const value = element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : ''
    const states = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-current', 'aria-selected', 'aria-invalid']
    const open = element.closest('details')?.open
    return [nameOf(element), value, open, ...states.map((name) => element.getAttribute(name))].join()
  }
  let before = { href: '', focus: null as Element | null, state: '', scroll: 0, control: null as Element | null }

  // Translation: a copy in two elements takes the place of every text, as Google Translate does.
  const originals = new Map<Text, string>()
  const wrap = (root: Node) => {
    const texts: Text[] = []
    if (root instanceof Text) texts.push(root)
    else if (root instanceof Element) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    }
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || text.data.trim() === '' || parent.closest('font, script, style, svg, option, textarea, noscript'))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
      originals.set(text, text.data)
    }
  }
  window.translate = () => {
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes, type, target } of changes)
        if (type === 'characterData') wrap(target)
        else for (const node of addedNodes) wrap(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }

  window.walk = {
    next(done, actions, scope) {
      const isIn = new Set(done)
      const root = [...document.querySelectorAll('dialog:modal')].at(-1)
      const elements = root
        ? root.querySelectorAll(controlsSelector)
        : [...document.querySelectorAll(scope)].flatMap((one) => [...one.querySelectorAll(controlsSelector)])
      for (const element of elements) {
        if (
          !(element instanceof HTMLElement) ||
          element.matches(':disabled, [aria-disabled=true], [aria-current=true]') ||
          !isShown(element)
        )
          continue
        for (const action of waysOf(element)) {
          if (action !== 'choose' && action !== 'type' && !actions.includes(action)) continue
          const form = element.closest('form[method=post]')
          const key = action === 'type' && form ? `type in ${keyOf(form)}` : `${action} ${keyOf(element)}`
          if (isIn.has(key)) continue
          let point = { x: 0, y: 0 }
          if (action === 'click') {
            const found = pointOf(element)
            if (found === null) continue
            point = found
          } else {
            element.focus()
            if (document.activeElement !== element) continue
          }
          if (action === 'type' && element instanceof HTMLInputElement && element.value === '')
            setValue(element, textFor(element, done.length))
          before = {
            href: location.href,
            focus: element,
            state: stateOf(element),
            scroll: scrollY,
            control: element,
          }
          said.length = 0
          acts.length = 0
          for (const text of originals.keys()) originals.set(text, text.data)
          if (action === 'choose' && element instanceof HTMLSelectElement) {
            const other = [...element.options].find((option) => !option.selected && !option.disabled)
            if (!other) continue
            element.value = other.value
            element.dispatchEvent(new Event('input', { bubbles: true }))
            element.dispatchEvent(new Event('change', { bubbles: true }))
            acts.push('chooses')
          }
          return { key, action, name: nameOf(element), ...point }
        }
      }
      return null
    },
    async settled() {
      for (;;) {
        await frame()
        await frame()
        // React hydrates, and renders what it has time for, before the browser is idle.
        await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 200 }))
        if (pending === 0) return
      }
    },
    perceived() {
      return [
        ...acts,
        ...said.slice(0, 2),
        ...(location.href === before.href ? [] : ['the address']),
        ...(document.activeElement === before.focus ? [] : ['the focus']),
        ...(stateOf(before.control) === before.state ? [] : ['its state']),
        ...(Math.abs(scrollY - before.scroll) > 10 ? ['the place'] : []),
      ]
    },
    faults() {
      const all: string[] = []
      if (document.activeElement === document.body) all.push('loses the focus')
      if (document.querySelector('h1')?.textContent.includes('ging iets mis')) all.push('breaks the page')
      for (const [text, was] of originals)
        if (!text.isConnected && text.data !== was)
          all.push(`changes '${was.trim()}' to '${text.data.trim()}' where no translation shows it`)
      return all
    },
  }
}
