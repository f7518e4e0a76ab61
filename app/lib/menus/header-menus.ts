/** The four labels of the header. Each menu is a file of its own: a page loads the ones it shows. */
import menus from '#content/menus/header.json' with { type: 'json' }

export const headerMenus = menus
