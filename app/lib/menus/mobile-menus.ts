/** The menu of narrow screens. Each menu is a file of its own: a page loads the ones it shows. */
import menus from '#content/menus/mobile.json' with { type: 'json' }

export const mobileMenus = menus
