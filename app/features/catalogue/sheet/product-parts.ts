/** The code of what stands in the sheet of a product. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './standing-parts.tsx'
// Their looks come with the page.
import '#app/sections/fit-invitation/FitInvitation.module.css'
import '#app/ui/breadcrumbs/Breadcrumbs.module.css'
import '#app/ui/facts/FactList.module.css'
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/gallery/Enlargeable.module.css'
import '#app/ui/gallery/Gallery.module.css'
import '#app/ui/length-field/LengthField.module.css'
import '#app/ui/picture/Picture.module.css'
import '#app/ui/swatch/Swatch.module.css'
import '../list/ProductCard.module.css'
import '../list/ProductGrid.module.css'
import './ProductDrawing.module.css'
import './ProductHelp.module.css'
import './ProductPage.module.css'
import './VariantChoice.module.css'

export const productParts = atHand(standingParts)
