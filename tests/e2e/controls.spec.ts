/** Every control of the kinds of page that hold nearly all kinds of control; `npm run test:a11y` walks every kind of page. */
import { walkControls } from './walk-controls.ts'

walkControls((kind) => ['products', 'a product', 'a set', 'a service request', 'what surrounds a page'].includes(kind))
