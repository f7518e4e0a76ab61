/** The ways on at the foot of every page. Each menu is a file of its own: a page loads the ones it shows. */
import menus from '#content/menus/footer.json' with { type: 'json' }

export const footerMenus = menus
