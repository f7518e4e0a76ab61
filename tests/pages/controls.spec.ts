/** Every control of every kind of page. */
import { walkControls } from '../e2e/walk-controls.ts'

walkControls(() => true)
